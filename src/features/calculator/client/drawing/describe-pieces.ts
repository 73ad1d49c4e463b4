import type { Estimate, EstimatePlan } from '../../contract.ts';
import { formatCount, formatMetres, formatSize } from '../figures.ts';
import { letterOf } from './room-colours.ts';

/** Describes each room of a plan: 'Lounge (A): one piece 6.00 × 3.80 m, no join'. */
export function describePieces(plan: EstimatePlan, rooms: Estimate['rooms']) {
  return rooms.map((room, index) => {
    const sizes = plan.pieces
      .filter((piece) => piece.room === index)
      .map((piece) => `${formatSize(piece.length, piece.width)}${describeSteps(piece.steps)}`);
    return {
      letter: letterOf(index),
      name: room.name,
      pieces: count(sizes)
        .map(([size, times]) => `${formatCount(times, 'piece')} ${size}`)
        .join(', '),
      joins: describeJoins(plan.layouts.find((layout) => layout.room === index)?.joins ?? []),
    };
  });
}

const describeSteps = (steps: number | undefined) =>
  steps === undefined ? '' : ` over ${formatCount(steps, 'step')}`;

/** Describes joins: '1 join of 4.30 m', '3 joins: 4.30 m, 2 of 1.20 m', 'no join'. */
export function describeJoins(joins: EstimatePlan['layouts'][number]['joins']): string {
  const lengths = count(
    joins.map(({ x1, y1, x2, y2 }) => formatMetres(Math.hypot(x2 - x1, y2 - y1))),
  );
  const [only] = lengths;
  if (!only) return 'no join';
  if (joins.length === 1) return `1 join of ${only[0]}`;
  const each = lengths.map(([length, times]) => (times === 1 ? length : `${times} of ${length}`));
  return `${joins.length} joins: ${each.join(', ')}`;
}

function count(texts: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts];
}
