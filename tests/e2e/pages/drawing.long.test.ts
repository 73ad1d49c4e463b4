import { expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';

const shared = siteInBrowser('read-only');
const desktop = { viewport: { width: 1440, height: 900 } };

it.each([
  ['/', 1],
  ['/carpets', 1],
  ['/floor-preparation', 1],
  ['/repairs-maintenance', 1],
  ['/area/bath', 1],
  ['/products/bradford-twist-oat', 0],
  ['/terms', 0],
])('the tape edge of %s marks its hero and nothing else', async (path, edges) => {
  const { page, close } = await visit(shared.browser, shared.site.origin + path, desktop);
  const sections = await page.evaluate(() =>
    [...document.querySelectorAll('.graduations')].map((edge) => {
      const hero = document.querySelector('h1')?.closest('section');
      return hero?.contains(edge) ? 'hero' : (edge.closest('section')?.id ?? 'elsewhere');
    }),
  );
  expect(sections).toEqual(Array.from({ length: edges }, () => 'hero'));
  await close();
});

it.each([
  ['/carpets', 390, ['Carpets,', 'cut to your room', 'and fitted tight']],
  ['/carpets', 820, ['Carpets, cut to your room', 'and fitted tight']],
  ['/lvt', 1440, ['LVT: the look', 'of oak and stone,', 'without the worry']],
  ['/vinyl-flooring', 820, ['Sheet vinyl: one piece, no joins,', 'wipes clean']],
  ['/laminate-flooring', 1440, ['Laminate:', 'a wooden floor', 'for everyday life']],
  ['/area/bradford-on-avon', 820, ['Carpet and flooring fitters', 'in Bradford-on-Avon']],
  ['/products/cavendish-saxony-dove', 390, ['Cavendish Saxony', 'in Dove']],
])('the heading of %s breaks at sense at %i px', async (path, width, lines) => {
  const { page, close } = await visit(shared.browser, shared.site.origin + path, {
    viewport: { width, height: 900 },
  });
  await expect.poll(() => page.locator('h1').evaluate(readLines)).toEqual(lines);
  await close();
});

/** The lines of a heading as they are shown. */
function readLines(heading: Element): string[] {
  const lines: { top: number; words: string[] }[] = [];
  const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const { top } = range.getBoundingClientRect();
      const last = lines.at(-1);
      if (last && Math.abs(last.top - top) < 8) last.words.push(word);
      else lines.push({ top, words: [word] });
    }
  }
  return lines.map(({ words }) => words.join(' '));
}
