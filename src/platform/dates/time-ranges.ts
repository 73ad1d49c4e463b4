/** A part of a day, as hh:mm. */
export type TimeRange = { from: string; to: string };

/**
 * Reads times of a day such as `9:00-11:00, 11:00-13:00`.
 * @returns undefined where one is no time, ends before it begins, or begins before the one before it has ended
 */
export function readTimeRanges(text: string): TimeRange[] | undefined {
  const ranges: TimeRange[] = [];
  for (const part of text.split(',')) {
    const found = /^\s*(\d{1,2}:\d{2})\s*[-–]\s*(\d{1,2}:\d{2})\s*$/.exec(part);
    const [from, to] = [readTime(found?.[1]), readTime(found?.[2])];
    if (!from || !to || from >= to || from < (ranges.at(-1)?.to ?? '')) return undefined;
    ranges.push({ from, to });
  }
  return ranges;
}

function readTime(text = ''): string | undefined {
  const time = text.padStart(5, '0');
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : undefined;
}

/** The reverse of `readTimeRanges`. */
export const writeTimeRanges = (ranges: readonly TimeRange[]) =>
  ranges.map(({ from, to }) => `${from}-${to}`).join(',');
