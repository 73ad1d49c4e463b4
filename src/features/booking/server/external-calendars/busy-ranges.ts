/** A time in which somebody is busy, in milliseconds since 1970. */
export type BusyRange = { from: number; to: number };

/** Joins ranges that touch or overlap, in order. */
export function joinRanges(ranges: readonly BusyRange[]): BusyRange[] {
  const joined: BusyRange[] = [];
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}
