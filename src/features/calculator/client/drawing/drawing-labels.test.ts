import { expect, it } from 'vitest';
import { fitLabel } from './drawing-labels.ts';
import { letterOf, roomColour } from './room-colours.ts';

const wording = { letter: 'A', name: 'Lounge', size: '6.00 × 3.80 m' };

it.each([
  ['a room', 300, 200, { lines: ['A  Lounge', '6.00 × 3.80 m'], turned: false }],
  ['a narrow upright strip', 40, 200, { lines: ['A  Lounge', '6.00 × 3.80 m'], turned: true }],
  ['a low strip', 200, 24, { lines: ['A  Lounge  6.00 × 3.80 m'], turned: false }],
  ['a small square', 30, 30, { lines: ['A'], turned: false }],
  ['a sliver', 5, 80, null],
])('%s gets the longest label that fits', (_, width, height, label) => {
  expect(fitLabel({ width, height }, wording)).toEqual(label);
});

it('every room of the largest job has a letter of its own', () => {
  const letters = Array.from({ length: 30 }, (_, room) => letterOf(room));
  expect(letters.slice(0, 2).concat(letters.slice(25, 28))).toEqual(['A', 'B', 'Z', 'AA', 'AB']);
  expect(new Set(letters).size).toBe(30);
  expect(roomColour(8)).toBe(roomColour(0));
});
