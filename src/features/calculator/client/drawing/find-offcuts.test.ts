import { expect, test } from 'vitest';
import type { EstimatePlan } from '../../contract.ts';
import { findOffcuts } from './find-offcuts.ts';

const plan = (lengthMetres: number, boxes: [number, number, number, number][]) =>
  ({
    rollWidth: 4,
    lengthMetres,
    pieces: boxes.map(([x, y, width, length]) => ({ room: 0, kind: 'whole', x, y, width, length })),
  }) as unknown as EstimatePlan;

test('nothing is left over where the pieces fill the roll, or leave strips only', () => {
  expect(findOffcuts(plan(5, [[0, 0, 4, 5]]))).toEqual([]);
  expect(findOffcuts(plan(5, [[0, 0, 3.7, 5]]))).toEqual([]);
});

test('the largest rectangles are found first, and none overlaps another', () => {
  const boxes: [number, number, number, number][] = [
    [0, 0, 3, 2],
    [0, 2, 2, 3],
  ];
  // Beside both, 1 m wide and 5 m long, or below the first, 2 m wide and 3 m long.
  expect(findOffcuts(plan(5, boxes))).toEqual([
    { length: 3, width: 2 },
    { length: 2, width: 1 },
  ]);
});
