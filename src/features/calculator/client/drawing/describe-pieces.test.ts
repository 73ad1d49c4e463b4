import { expect, it } from 'vitest';
import type { EstimatePlan } from '../../contract.ts';
import { describeJoins, describePieces } from './describe-pieces.ts';

const room = (name: string) => ({ id: 1, name, length: 5, width: 4, area: 20 });
const join = (x1: number, y1: number, x2: number, y2: number) =>
  ({ kind: 'seam', x1, y1, x2, y2 }) as const;
const piece = (index: number, length: number, width: number) =>
  ({ room: index, kind: 'whole', x: 0, y: 0, width, length }) as const;

it('lists the pieces and joins of each room', () => {
  const plan = {
    pieces: [piece(0, 6, 3.8), piece(1, 4.4, 4), piece(1, 2.2, 0.6), piece(1, 2.2, 0.6)],
    layouts: [{ room: 1, pileAlong: 'width', joins: [join(3.95, 0, 3.95, 4.3)] }],
  } as unknown as EstimatePlan;
  expect(describePieces(plan, [room('Lounge'), room('Study')])).toEqual([
    { letter: 'A', name: 'Lounge', pieces: 'one piece 6.00 × 3.80 m', joins: 'no join' },
    {
      letter: 'B',
      name: 'Study',
      pieces: 'one piece 4.40 × 4.00 m, two pieces 2.20 × 0.60 m',
      joins: '1 join of 4.30 m',
    },
  ]);
});

it('counts joins of the same length together', () => {
  const across = [join(1, 0, 1, 0.75), join(3, 0, 3, 0.75)];
  expect(describeJoins([join(0, 1, 4.3, 1), ...across])).toBe('3 joins: 4.30 m, 2 of 0.75 m');
});
