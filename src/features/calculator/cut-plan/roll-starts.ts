type Placed = { yMm: number; lengthMm: number };

/**
 * Divides a strip of pieces into rolls of at most `rollMm`, so that all rolls together are as short as the order of
 * the pieces allows. Rolls are changed where no piece lies across the roll's end; where the pieces interlock for
 * more than a roll, those behind a change are moved on, so that more is bought.
 * @returns the pieces, in the order given, the places where rolls after the first begin, and the length of
 *   all rolls together, in mm
 */
export function findRollStarts<Piece extends Placed>(
  pieces: readonly Piece[],
  rollMm: number,
): { pieces: Piece[]; rollStartsMm: number[]; lengthMm: number } {
  const moved = pieces.map((piece) => ({ ...piece }));
  const inOrder = moved.toSorted((a, b) => a.yMm - b.yMm);
  const rollStartsMm: number[] = [];
  let startMm = 0;
  for (const { from, to, lengthMm } of divideOnRolls(inOrder, rollMm)) {
    if (from > 0) rollStartsMm.push(startMm);
    const movedMm = startMm - (inOrder[from] as Piece).yMm;
    for (const piece of inOrder.slice(from, to)) piece.yMm += movedMm;
    startMm += lengthMm;
  }
  return { pieces: moved, rollStartsMm, lengthMm: startMm };
}

type Stretch = { from: number; to: number; lengthMm: number };

/** The stretches of pieces, in the order of the strip, that make the shortest rolls; of equals the fewest. */
function divideOnRolls(inOrder: readonly Placed[], rollMm: number): Stretch[] {
  // For the first 0, 1, 2… pieces: the length of their rolls, how many, and the last of them.
  const best: { lengthMm: number; rolls: number; last?: Stretch }[] = [{ lengthMm: 0, rolls: 0 }];
  for (let to = 1; to <= inOrder.length; to++) {
    let shortest: (typeof best)[number] = { lengthMm: Number.POSITIVE_INFINITY, rolls: 0 };
    let endMm = 0;
    for (let from = to - 1; from >= 0; from--) {
      const { yMm, lengthMm } = inOrder[from] as Placed;
      endMm = Math.max(endMm, yMm + lengthMm);
      if (endMm - yMm > rollMm) break;
      const before = best[from] as (typeof best)[number];
      const last = { from, to, lengthMm: endMm - yMm };
      const all = { lengthMm: before.lengthMm + last.lengthMm, rolls: before.rolls + 1, last };
      const isShorter = all.lengthMm - shortest.lengthMm || all.rolls - shortest.rolls;
      if (isShorter < 0) shortest = all;
    }
    best.push(shortest);
  }
  const stretches: Stretch[] = [];
  for (let last = best.at(-1)?.last; last; last = best[last.from]?.last) stretches.unshift(last);
  return stretches;
}
