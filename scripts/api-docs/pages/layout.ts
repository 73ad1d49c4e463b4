import { businessName } from '../../../src/features/business/facts.ts';
import { type Html, html } from '../../../src/platform/server/mail/html.ts';
import { tags } from '../tags.ts';

/** A page of the documents; `name` is the last step of its URL, empty for the first page. */
export type Page = { name: string; title: string; main: Html };

const links = [
  { name: '', title: 'Overview' },
  ...tags,
  { name: 'socket', title: 'Chat socket' },
  { name: 'schemas', title: 'Schemas' },
];

export const urlOf = (name: string) => `/api/docs${name && `/${name}`}`;

/** Renders a whole document, which needs its style sheet and nothing else. */
export function renderPage({ name, title, main }: Page): string {
  const heading =
    name === '' ? `API documents – ${businessName}` : `${title} – API documents – ${businessName}`;
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading}</title>
<link rel="stylesheet" href="/api/docs/style.css">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body${name === '' ? html` class="overview"` : ''}>
<a class="skip" href="#main">Skip to content</a>
<header class="bar"><p><a class="home" href="/">${businessName}</a> <a class="docs" href="/api/docs">API documents</a></p></header>
<div class="columns">
<nav aria-label="Groups of endpoints">
<ul>
${links.map(
  (
    link,
  ) => html`<li><a href="${urlOf(link.name)}"${link.name === name ? html` aria-current="page"` : ''}>${link.title}</a></li>
`,
)}</ul>
</nav>
<main id="main" tabindex="-1">
<h1>${title}</h1>
${main}
</main>
</div>
</body>
</html>
`.html;
}
