import type { Place } from './packing.ts';

/**
 * Pieces as columns of numbers, indexed by piece. `queue` lists the pieces to pack, the preferred first;
 * only its first `queued` entries count, and their area is `areaMm2`.
 */
export type PieceQueue = {
  widths: Int32Array;
  lengths: Int32Array;
  queue: Int32Array;
  queued: number;
  areaMm2: number;
};

const open = Number.MAX_SAFE_INTEGER;
/** A notch takes as long as so many pieces to examine. */
const workPerNotch = 8;

/**
 * Creates a greedy packer: it fills the lowest notch of the skyline with the first piece in the
 * queue that fits. It is not exact, but fast enough to try thousands
 * of queues. `pack` returns the length in mm and sets `scoreMm2` to the area of the whole strip plus the area
 * below the skyline: of packings of equal length, one with its free space at the end is nearer to a shorter
 * one. As soon as the score exceeds `maxScoreMm2`, it returns Infinity. `work` counts the examined pieces
 * and notches, by which searches are limited (never by time: results must be reproducible). No piece lies across
 * the end of a roll, which begins where the skyline is level.
 */
export function createQuickPacker(stripWidthMm: number, capacity: number) {
  // The skyline: segment i spans edges[i]..edges[i + 1] at height tops[i].
  const edges = new Int32Array(capacity + 2);
  const tops = new Int32Array(capacity + 2);
  let segments = 1;
  // A linked list of the waiting pieces: slot 0 is the head, slot i + 1 follows queue entry i.
  const next = new Int32Array(capacity + 1);
  const queuedWidths = new Int32Array(capacity);
  const queuedLengths = new Int32Array(capacity);
  const packer = { work: 0, scoreMm2: 0, pack };
  return packer;

  function pack(pieces: PieceQueue, maxScoreMm2: number, rollMm: number, places?: Place[]): number {
    const { widths, lengths, queue, queued } = pieces;
    for (let i = 0; i < queued; i++) {
      next[i] = i;
      const piece = queue[i] as number;
      queuedWidths[i] = widths[piece] as number;
      queuedLengths[i] = lengths[piece] as number;
    }
    next[queued] = queued;
    edges[0] = 0;
    edges[1] = stripWidthMm;
    tops[0] = 0;
    segments = 1;
    let lengthMm = 0;
    let endMm = rollMm;
    // The area of all pieces and of what is left free below the skyline.
    let belowMm2 = pieces.areaMm2;
    let waiting = queued;
    // No waiting piece is narrower.
    let narrowestMm = 0;
    while (waiting > 0) {
      packer.work += workPerNotch;
      const low = findLowest();
      const yMm = tops[low] as number;
      if (segments === 1) endMm = yMm + rollMm;
      const gapMm = (edges[low + 1] as number) - (edges[low] as number);
      const leftWallMm = low > 0 ? (tops[low - 1] as number) : open;
      const rightWallMm = low + 1 < segments ? (tops[low + 1] as number) : open;
      let before = -1;
      let seenMm = open;
      let i = gapMm < narrowestMm ? queued : (next[0] as number);
      for (let at = 0; i < queued; at = i + 1, i = next[at] as number) {
        packer.work++;
        const widthMm = queuedWidths[i] as number;
        if (widthMm < seenMm) seenMm = widthMm;
        if (widthMm > gapMm) continue;
        if (yMm + (queuedLengths[i] as number) > endMm) continue;
        before = at;
        break;
      }
      if (before < 0) {
        if (seenMm < open) narrowestMm = seenMm;
        const wallMm = Math.min(leftWallMm, rightWallMm);
        belowMm2 += gapMm * (wallMm - yMm);
        if (isTooMuch()) return Number.POSITIVE_INFINITY;
        raise(low, wallMm);
        continue;
      }
      const entry = next[before] as number;
      next[before] = next[entry + 1] as number;
      waiting--;
      const piece = queue[entry] as number;
      const widthMm = widths[piece] as number;
      const topMm = yMm + (lengths[piece] as number);
      if (topMm > lengthMm) {
        lengthMm = topMm;
        if (isTooMuch()) return Number.POSITIVE_INFINITY;
      }
      const isLeft = topMm === leftWallMm || (topMm !== rightWallMm && leftWallMm >= rightWallMm);
      const leftMm = edges[low] as number;
      const xMm = isLeft ? leftMm : leftMm + gapMm - widthMm;
      if (places) places[piece] = { xMm, yMm };
      if (widthMm === gapMm) {
        raise(low, topMm);
      } else {
        split(low, isLeft ? leftMm + widthMm : xMm);
        raise(isLeft ? low : low + 1, topMm);
      }
    }
    packer.scoreMm2 = lengthMm * stripWidthMm + belowMm2;
    return lengthMm;

    function isTooMuch(): boolean {
      return Math.max(lengthMm * stripWidthMm, belowMm2) + belowMm2 > maxScoreMm2;
    }
  }

  function findLowest(): number {
    let low = 0;
    for (let i = 1; i < segments; i++) {
      if ((tops[i] as number) < (tops[low] as number)) low = i;
    }
    return low;
  }

  function raise(segment: number, topMm: number): void {
    tops[segment] = topMm;
    if (segment + 1 < segments && tops[segment + 1] === topMm) removeEdge(segment + 1);
    if (segment > 0 && tops[segment - 1] === topMm) removeEdge(segment);
  }

  function removeEdge(at: number): void {
    for (let i = at; i < segments; i++) {
      edges[i] = edges[i + 1] as number;
      tops[i] = tops[i + 1] as number;
    }
    segments--;
  }

  function split(segment: number, atMm: number): void {
    segments++;
    for (let i = segments; i > segment + 1; i--) {
      edges[i] = edges[i - 1] as number;
      tops[i] = tops[i - 1] as number;
    }
    edges[segment + 1] = atMm;
    tops[segment + 1] = tops[segment] as number;
  }
}
