import type { ProductFact } from '../../../tools/business-tools.ts';
import type { Turn } from '../../../turn.ts';
import { rangeOf } from '../../products/match-products.ts';
import { shortName } from './describe-facet.ts';

const leadOf = (line: string) => /^([^.:?!£(]{4,60}?)(?: \(£[^)]*\))?: (?=\S)/.exec(line)?.[1];
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+(?=[A-Z£])/);

/**
 * The lines of an answer, those about one floor joined. What is joined is evidence where all that it was joined of is:
 * nothing else makes an answer support itself.
 */
export function joinAnswers({ catalogue, evidence }: Turn, lines: readonly string[]): string[] {
  const joined = joinByName(lines, catalogue.products);
  const isSupported = lines.every((line) => joined.includes(line) || evidence.includes(line));
  if (isSupported) evidence.push(...joined.filter((line) => !lines.includes(line)));
  return joined;
}

/** Answers to several questions about one floor as one line, which names it and says each thing once. */
function joinByName(lines: readonly string[], products: readonly ProductFact[]): string[] {
  const names = new Set(products.flatMap((product) => [shortName(product), rangeOf(product)]));
  const joined: string[] = [];
  let last = -1;
  for (const line of lines) {
    // The price goes with the floor that it follows.
    if (line.startsWith('£') && last >= 0) {
      joined[last] = `${joined[last]} ${line}`;
      last = -1;
      continue;
    }
    last = -1;
    const lead = leadOf(line);
    const isNamed = lead !== undefined && names.has(lead) && !line.includes('/products/');
    const at = isNamed
      ? joined.findIndex((other) => !other.includes('/products/') && isOfSame(leadOf(other), lead))
      : -1;
    const before = joined[at];
    if (lead === undefined || before === undefined) {
      joined.push(line);
      continue;
    }
    const known = new Set(sentencesOf(before.slice(before.indexOf(': ') + 2)));
    const added = sentencesOf(line.slice(line.indexOf(': ') + 2)).filter((one) => !known.has(one));
    joined[at] = [before, ...added].join(' ');
    last = at;
  }
  return joined;
}

/** A range and a colour of it are one floor; two colours are not. */
const isOfSame = (one: string | undefined, other: string) =>
  one !== undefined &&
  (one === other ||
    [' in ', ', '].some((end) => one.startsWith(other + end) || other.startsWith(one + end)));
