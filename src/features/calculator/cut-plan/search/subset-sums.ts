/** With more values than this nearly every sum is reached: it is not worth listing them. */
const maxListed = 7;

const none: readonly number[] = [0];

/** The sums of a list, and the same with one more value, in ascending order up to a limit. */
export function addValue(sums: readonly number[], value: number, maxSum: number): number[] {
  const all: number[] = [];
  const count = sums.length;
  for (let a = 0, b = 0; b < count; ) {
    const without = a < count ? (sums[a] as number) : Number.MAX_SAFE_INTEGER;
    const withIt = (sums[b] as number) + value;
    const sum = without < withIt ? without : withIt;
    if (sum > maxSum) break;
    if (without === sum) a++;
    if (withIt === sum) b++;
    all.push(sum);
  }
  return all;
}

/** The largest of ascending sums, of which the first is 0, that is no more than a limit above 0. */
export function findMaxSum(sums: readonly number[], limit: number): number {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sums[middle] as number) <= limit) low = middle;
    else high = middle - 1;
  }
  return sums[low] as number;
}

/**
 * The sums of every set of some values, given as the bits of a number, up to a limit; each is listed once it is
 * asked for. Of a large set every sum is taken to be reached.
 */
export class SubsetSums {
  readonly #values: Int32Array;
  readonly #maxSum: number;
  readonly #known = new Map<number, readonly number[]>([[0, none]]);

  constructor(values: Int32Array, maxSum: number) {
    this.#values = values;
    this.#maxSum = maxSum;
  }

  /** In ascending order. */
  list(set: number): readonly number[] {
    const known = this.#known.get(set);
    if (known) return known;
    const last = 31 - Math.clz32(set);
    const others = this.list(set & ~(1 << last));
    const sums = addValue(others, this.#values[last] as number, this.#maxSum);
    this.#known.set(set, sums);
    return sums;
  }

  /** Undefined where every sum may be reached. */
  listFew(set: number): readonly number[] | undefined {
    return countBits(set) > maxListed ? undefined : this.list(set);
  }
}

function countBits(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}

/**
 * The values, each made as large as it can be without any set of them that had a sum up to the limit losing
 * it. A piece that has the roll's width beside it to itself may as well be taken to fill it.
 */
export function enlargeValues(values: readonly number[], limit: number): number[] {
  const sumsBehind = [none];
  for (const value of values.toReversed()) {
    sumsBehind.push(addValue(sumsBehind.at(-1) as number[], value, limit));
  }
  sumsBehind.pop();
  let sumsBefore: readonly number[] = none;
  return values.map((value) => {
    const behind = sumsBehind.pop() as number[];
    const larger = limit - findMaxPair(sumsBefore, behind, limit - value);
    sumsBefore = addValue(sumsBefore, larger, limit);
    return larger;
  });
}

/** The largest sum up to a limit of one of each of two lists of ascending sums. */
function findMaxPair(some: readonly number[], others: readonly number[], limit: number): number {
  let max = 0;
  for (let a = 0, b = others.length - 1; a < some.length; a++) {
    const one = some[a] as number;
    if (one > limit) break;
    while (one + (others[b] as number) > limit) b--;
    max = Math.max(max, one + (others[b] as number));
  }
  return max;
}
