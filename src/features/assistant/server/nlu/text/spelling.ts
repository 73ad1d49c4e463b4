/**
 * Whether two words differ by at most `slips` typos: a letter inserted, omitted or replaced, or two
 * neighbours swapped (Damerau–Levenshtein distance).
 */
export function isNearly(one: string, other: string, slips: number): boolean {
  if (one === other) return true;
  if (slips < 1 || Math.abs(one.length - other.length) > slips || one.length > 40) return false;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let cost = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return (row[other.length] ?? slips + 1) <= slips;
}

/** The number of typos tolerated in a word of this length. */
export const forgivenSlips = (length: number) => (length < 5 ? 0 : length < 8 ? 1 : 2);
