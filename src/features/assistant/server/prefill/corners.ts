import type { ReadRoom } from './room-names.ts';
import type { Size } from './sizes.ts';
import { phrases, type Tokens, wordSet } from './tokens.ts';

const corner = wordSet`corner corners notch cutout`;
const gone = wordSet`missing gone minus less without except excluding taken cut lost`;
const [wordsBefore, wordsAfter] = [7, 5];

export const isLShaped = (tokens: Tokens) =>
  tokens.says(phrases`l shape|l shaped|lshaped|l - shaped|l - shape`);

/** The sizes of corners that rooms lack: "5.2 x 4.2 with a corner of 2.2 x 1.8 missing". */
export function findCorners(tokens: Tokens, sizes: readonly Size[]): Size[] {
  const isL = isLShaped(tokens);
  return sizes.filter(({ from, end, length }, index) => {
    const before = sizes[index - 1];
    if (!length || !before?.length) return false;
    const next = sizes[index + 1]?.from ?? tokens.length;
    const beside = [
      ...tokens.texts(Math.max(before.end, from - wordsBefore), from),
      ...tokens.texts(end, Math.min(next, end + wordsAfter)),
    ];
    const isCorner = isL || beside.some((word) => corner.has(word));
    return isCorner && beside.some((word) => gone.has(word));
  });
}

const round = (metres: number) => Math.round(metres * 1000) / 1000;

/** Splits each room that lacks a corner into two rectangles; one that is larger than its room is left out. */
export const cutCorners = (rooms: readonly ReadRoom[], corners: readonly Size[]): ReadRoom[] =>
  rooms.flatMap((room) => {
    const { length = 0, width = 0, end } = room;
    const next = rooms.find((other) => other.isSized && other.from >= end && other !== room);
    const cut = corners.find(({ from }) => from >= end && from < (next?.from ?? Infinity));
    const [along, down] = [
      [cut?.length ?? 0, cut?.width ?? 0] as const,
      [cut?.width ?? 0, cut?.length ?? 0] as const,
    ].find(([one, other]) => one < length && other < width) ?? [0, 0];
    if (!along || !down) return room;
    const rest = { length: round(length - along), width: down, partOf: 'part 2' };
    return [
      { ...room, width: round(width - down) },
      { ...rest, isSized: true, from: end, end },
    ];
  });
