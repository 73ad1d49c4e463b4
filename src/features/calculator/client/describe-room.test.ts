import { expect, it } from 'vitest';
import { describeRoom } from './describe-room.ts';

const room = { length: 5.2, width: 3.6 };
const below = { side: 'bottom' as const, start: 0, width: 3, depth: 2.1 };
const bay = { side: 'top' as const, start: 1.4, width: 2.4, depth: 0.6 };

it('a room is described by its sides, its shape, and what was added to it', () => {
  expect(describeRoom(room)).toBe('5.20 × 3.60 m');
  expect(describeRoom({ ...room, parts: [below] })).toBe('L-shape');
  expect(describeRoom({ ...room, parts: [below, bay] })).toBe('L-shape and one extra piece');
  const left = { ...bay, side: 'left' as const, start: 0.2 };
  expect(describeRoom({ ...room, parts: [bay, left] })).toBe('5.20 × 3.60 m and two extra pieces');
});
