import { expect, it } from 'vitest';
import { dropIndex } from './drop-index.ts';

/** The middles of four rows of 40 px. */
const middles = [20, 60, 100, 140];

it.each([
  ['over its own row', 1, 65, 1],
  ['half a row down, where the next row is not passed yet', 1, 99, 1],
  ['past the middle of the next row', 1, 101, 2],
  ['below the list', 1, 900, 3],
  ['past the middle of the row above', 2, 59, 1],
  ['above the list', 3, -50, 0],
])('drops a row %s', (_, from, y, to) => {
  expect(dropIndex(middles, from, y)).toBe(to);
});
