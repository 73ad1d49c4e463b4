import { expect, it } from 'vitest';
import { readWords, takeParagraphs } from './words.ts';

it('reads the words that a page shows', () => {
  const html = `<!doctype html><html><head><title>Carpets</title></head><body><header>Wool &amp; jute</header>
    <script>let a = 1 < 2;</script><svg><path d="M0 0"/></svg><p class="lead">Stairs,<br>too</p></body></html>`;
  expect(readWords(html)).toEqual(['Wool', 'jute', 'Stairs,', 'too']);
});

it('makes paragraphs of twenty words that begin again when the words end', () => {
  const words = Array.from({ length: 30 }, (_, at) => `w${at}`);
  const [first, second, ...more] = takeParagraphs(words, 2);
  expect(first?.split(' ')).toEqual(words.slice(0, 20));
  expect(second?.split(' ')).toEqual([...words.slice(20), ...words.slice(0, 10)]);
  expect(more).toEqual([]);
});
