import { type Html, html } from '../../../src/platform/server/mail/html.ts';

/** Text of a docstring: what stands between backticks is code. */
export const renderText = (text: string): Html =>
  html`${text.split('`').map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}`;

/** Paragraphs of a docstring. */
export const renderParagraphs = (text: string): Html =>
  html`${text.split(/\n\s*\n/).map((paragraph) => html`<p>${renderText(paragraph)}</p>`)}`;

/** A path, which may break before each step and parameter. */
export const renderPath = (path: string): Html =>
  html`${path.split(/(?=[/{])/).map((step) => html`<wbr>${step}`)}`;

/** An example behind a heading that opens it. */
export const renderExample = (what: string, value: unknown): Html =>
  html`<details class="example"><summary>${what}</summary><pre><code>${JSON.stringify(value, undefined, 2)}</code></pre></details>`;
