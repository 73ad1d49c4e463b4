/**
 * The upper edge of the pieces placed on a strip: segment i spans edges[i] to edges[i + 1] at height
 * tops[i], all in mm. Adjacent segments differ in height.
 */
export type Skyline = { segments: number; edges: Int32Array; tops: Int32Array };

export function createSkyline(pieces: number): Skyline {
  // Each piece adds two segments at most: itself, and the space left free beside it.
  return {
    segments: 0,
    edges: new Int32Array(2 * pieces + 2),
    tops: new Int32Array(2 * pieces + 1),
  };
}

/** Makes it that of an empty strip. */
export function clearSkyline(skyline: Skyline, stripWidthMm: number): void {
  skyline.segments = 1;
  skyline.edges[0] = 0;
  skyline.edges[1] = stripWidthMm;
  skyline.tops[0] = 0;
}

/** The lowest segment; the leftmost of equals. */
export function findLowest({ segments, tops }: Skyline): number {
  let low = 0;
  for (let i = 1; i < segments; i++) {
    if ((tops[i] as number) < (tops[low] as number)) low = i;
  }
  return low;
}

/** The height of what stands on the left of a segment; Infinity at the edge of the strip. */
export const measureLeftWall = ({ tops }: Skyline, segment: number): number =>
  segment > 0 ? (tops[segment - 1] as number) : Number.POSITIVE_INFINITY;

/** The same on the right. */
export const measureRightWall = ({ segments, tops }: Skyline, segment: number): number =>
  segment + 1 < segments ? (tops[segment + 1] as number) : Number.POSITIVE_INFINITY;

/** The lowest segment at whose left end a piece of this width can lie. */
export function findRest(skyline: Skyline, widthMm: number): number {
  let rest = 0;
  let restMm = Number.POSITIVE_INFINITY;
  for (let i = 0; i < skyline.segments; i++) {
    const yMm = measureRest(skyline, i, widthMm);
    if (yMm < restMm) {
      rest = i;
      restMm = yMm;
    }
  }
  return rest;
}

/** The height at which a piece lies that starts where a segment starts; Infinity off the strip. */
export function measureRest(skyline: Skyline, segment: number, widthMm: number): number {
  const { segments, edges, tops } = skyline;
  const rightMm = (edges[segment] as number) + widthMm;
  if (rightMm > (edges[segments] as number)) return Number.POSITIVE_INFINITY;
  let yMm = tops[segment] as number;
  for (let i = segment + 1; i < segments && (edges[i] as number) < rightMm; i++) {
    yMm = Math.max(yMm, tops[i] as number);
  }
  return yMm;
}

/** Whether there is a place of this width no higher than `maxMm`. */
export function hasRest({ segments, edges, tops }: Skyline, widthMm: number, maxMm: number) {
  let freeMm = 0;
  for (let i = 0; i < segments; i++) {
    if ((tops[i] as number) > maxMm) {
      freeMm = 0;
      continue;
    }
    freeMm += (edges[i + 1] as number) - (edges[i] as number);
    if (freeMm >= widthMm) return true;
  }
  return false;
}

/** Raises a segment to the height of one beside it, and makes one of those that are then level. */
export function raiseSegment(skyline: Skyline, segment: number, topMm: number): void {
  skyline.tops[segment] = topMm;
  if (measureRightWall(skyline, segment) === topMm) removeEdge(skyline, segment + 1);
  if (measureLeftWall(skyline, segment) === topMm) removeEdge(skyline, segment);
}

function removeEdge(skyline: Skyline, at: number): void {
  const { segments, edges, tops } = skyline;
  for (let i = at; i < segments; i++) {
    edges[i] = edges[i + 1] as number;
    tops[i] = tops[i + 1] as number;
  }
  skyline.segments = segments - 1;
}

/**
 * Writes to `to` the skyline `from` with its segment `low` covered from `xMm` to `rightMm` up to `topMm`.
 * The space left of that is given up: it is raised to the wall on the left.
 */
export function coverSegment(
  from: Skyline,
  to: Skyline,
  low: number,
  xMm: number,
  rightMm: number,
  topMm: number,
): void {
  const { segments, edges, tops } = from;
  for (let i = 0; i < low; i++) {
    to.edges[i] = edges[i] as number;
    to.tops[i] = tops[i] as number;
  }
  to.segments = low;
  // With a gap on the left, the wall's own segment extends as far as the piece.
  append(to, xMm, topMm);
  if (rightMm < (edges[low + 1] as number)) append(to, rightMm, tops[low] as number);
  for (let i = low + 1; i < segments; i++) append(to, edges[i] as number, tops[i] as number);
  to.edges[to.segments] = edges[segments] as number;
}

function append(skyline: Skyline, edgeMm: number, topMm: number): void {
  const { segments } = skyline;
  if (segments > 0 && skyline.tops[segments - 1] === topMm) return;
  skyline.edges[segments] = edgeMm;
  skyline.tops[segments] = topMm;
  skyline.segments = segments + 1;
}
