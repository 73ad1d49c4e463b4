import { describe, expect, it } from 'vitest';
import { eachSentenceOnce } from './tell-once.ts';

describe('no text stands twice in a paragraph', () => {
  it.each([
    [
      'I’d choose Portland Tile. It copes with claws and wipes clean; it has our thickest wear layer. It has our thickest wear layer, so a kitchen, a busy hall or a dog is no trouble.',
      'I’d choose Portland Tile. It copes with claws and wipes clean. It has our thickest wear layer, so a kitchen, a busy hall or a dog is no trouble.',
    ],
    [
      'Sheet vinyl comes in one piece for most kitchens and bathrooms, so there is no grout to scrub and no joint for water to find. It lies in one piece in most rooms, with no joint for water to find.',
      'Sheet vinyl comes in one piece for most kitchens and bathrooms, so there is no grout to scrub and no joint for water to find.',
    ],
    ['It’s made for stairs. It’s made for stairs. In stock.', 'It’s made for stairs. In stock.'],
  ])('%s', (text, told) => {
    expect(eachSentenceOnce(text)).toBe(told);
  });

  it.each([
    'Carpet is £25.99 per m², fitted. Laminate is £12.75 per m², fitted.',
    'It’s in stock. It’s made for everyday use in bedrooms and lounges, and does well there.',
    'Note for the team: “the dog is in the garden, the dog is in the garden”.',
    'Water on top does it no harm. Water under the edges does.',
  ])('leaves "%s"', (text) => {
    expect(eachSentenceOnce(text)).toBe(text);
  });
});
