import { maxPieceMm } from './laying/laying.ts';

type Placed = { yMm: number; lengthMm: number };

/**
 * Divides a strip of pieces into rolls of at most 25 m. Rolls are changed where no piece lies across the
 * roll's end; where the pieces interlock for more than a roll, those that cross its end, and all behind
 * them, are moved on to the next one, so that more is bought.
 * @returns the pieces, in the order given, the places where rolls after the first begin, and the length of
 *   all rolls together, in mm
 */
export function findRollStarts<Piece extends Placed>(
  pieces: Piece[],
): { pieces: Piece[]; rollStartsMm: number[]; lengthMm: number } {
  const moved = pieces.map((piece) => ({ ...piece }));
  const inOrder = moved.toSorted((a, b) => a.yMm - b.yMm);
  const rollStartsMm: number[] = [];
  let startMm = 0;
  let movedMm = 0;
  for (let first = 0, i = 0; i < inOrder.length; i++) {
    const piece = inOrder[i] as Piece;
    const yMm = piece.yMm + movedMm;
    if (yMm + piece.lengthMm <= startMm + maxPieceMm) {
      piece.yMm = yMm;
      continue;
    }
    // Pieces that start where this one does go with it to the next roll.
    while (i > first && (inOrder[i - 1] as Piece).yMm === yMm) {
      i--;
      (inOrder[i] as Piece).yMm -= movedMm;
    }
    const kept = inOrder.slice(first, i);
    startMm = Math.max(...kept.map(({ yMm: at, lengthMm }) => at + lengthMm));
    movedMm += startMm - yMm;
    rollStartsMm.push(startMm);
    first = i;
    i--;
  }
  return {
    pieces: moved,
    rollStartsMm,
    lengthMm: moved.reduce((end, { yMm, lengthMm }) => Math.max(end, yMm + lengthMm), 0),
  };
}
