import type { ProductFact } from '../../../tools/business-tools.ts';
import type { Turn } from '../../../turn.ts';
import { rangeOf } from '../../products/match-products.ts';
import { shortName } from './describe-facet.ts';
import { isLead, leadIn } from './verdicts/say-verdict.ts';

/** A line with the floor that it is about and what it says of it. */
type Named = { name: string; rest: string };

function readNamed(line: string, names: ReadonlySet<string>): Named | undefined {
  const said = /^([^.:?!£(]{4,60}?)(?: \(£[^)]*\))?: (?=\S)/.exec(line);
  const [whole = '', name = ''] = said ?? [];
  if (names.has(name)) return { name, rest: line.slice(whole.length) };
  const lead = leadIn(line);
  const open = line.slice(lead.length);
  const subject = [...names].filter((one) => open.startsWith(`${one} `)).sort(byLength)[0];
  if (subject === undefined) return undefined;
  const rest = open.slice(subject.length).replace(/^ is\b/, '’s');
  return { name: subject, rest: `${lead}It${rest}` };
}
const byLength = (one: string, other: string) => other.length - one.length;
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
    const named = line.includes('/products/') ? undefined : readNamed(line, names);
    const at = named
      ? joined.findIndex(
          (other) => !other.includes('/products/') && isOfSame(readNamed(other, names), named),
        )
      : -1;
    const before = joined[at];
    if (named === undefined || before === undefined) {
      joined.push(line);
      continue;
    }
    const known = new Set(sentencesOf(readNamed(before, names)?.rest ?? ''));
    const added = sentencesOf(named.rest).filter((one) => !known.has(one) || isLead(one));
    joined[at] = [before, ...added].join(' ');
    last = at;
  }
  return joined;
}

/** A range and a colour of it are one floor; two colours are not. */
const isOfSame = (one: Named | undefined, other: Named) =>
  one !== undefined &&
  (one.name === other.name ||
    [' in ', ', '].some(
      (end) => one.name.startsWith(other.name + end) || other.name.startsWith(one.name + end),
    ));
