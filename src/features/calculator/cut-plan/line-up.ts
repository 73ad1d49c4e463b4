import type { CutPiece, Laying } from './laying/laying.ts';

type Place = { xMm: number; yMm: number };

/**
 * Places pieces on an endless roll: the full widths come first, one behind the other, then what is packed side
 * by side. `places` are those of the parts, from the start of the packed stretch.
 * @returns the pieces with what they were given with
 */
export function lineUp<Laid extends { laying: Laying; places: readonly Place[] }>(
  laid: readonly Laid[],
): { from: Laid; piece: CutPiece; xMm: number; yMm: number }[] {
  let dropsMm = 0;
  const drops = laid.flatMap((from) =>
    from.laying.drops.map((piece) => {
      const yMm = dropsMm;
      dropsMm += piece.lengthMm;
      return { from, piece, xMm: 0, yMm };
    }),
  );
  const packed = laid.flatMap((from) =>
    from.laying.parts.map((piece, i) => {
      const { xMm = 0, yMm = 0 } = from.places[i] ?? {};
      return { from, piece, xMm, yMm: dropsMm + yMm };
    }),
  );
  return [...drops, ...packed];
}
