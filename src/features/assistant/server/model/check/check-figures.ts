import type { Day } from '#platform/dates/london-time.ts';
import { splitSentences } from '../../guide/words.ts';
import type { ProductFact } from '../../tools/business-tools.ts';
import { contextAt, contradiction } from './context.ts';
import type { Figure } from './numbers.ts';
import { normalize, readFigures } from './read-figures.ts';
import { type Claim, claimAt, findBooked } from './sentence.ts';

export type Evidence = {
  /** What tools said, earlier texts of Adam and the team, open cards, and the facts of the instructions. */
  lines: readonly string[];
  customer: readonly string[];
  products: readonly ProductFact[];
  today: Day;
};
/** A sentence that is not to be sent as it stands, and why. */
export type Refused = { sentence: string; why: string };

const [maxFigures, maxSame] = [60, 100];
const hedge = /(?:about|around|roughly|approximately|nearly|almost|just (?:over|under)|~) ?$/i;
/** The kinds that need evidence: beside a negation some, and in a question what it offers. */
const firm = 'money|foreign|link|phone';
const strict = { claimed: /./, negated: RegExp(firm), asked: RegExp(`${firm}|date|time`) };
const budget = /\byour (?:budget (?:of )?)?$/i;

/** Creates the check of an answer's figures against what the tools and the customer said. */
export function createCheck({ lines, customer, products, today }: Evidence) {
  const told = lines.flatMap((text) => normalize(text).split('\n'));
  const read = (line: string) => readFigures(line, today).map((figure) => ({ ...figure, line }));
  const known = told.flatMap(read);
  const own = customer.flatMap((text) => readFigures(normalize(text), today));
  const bare = new Set(customer.flatMap((text) => text.match(/\d+(?:\.\d+)?/g) ?? []));
  const customerBooked = customer.some((text) => /\bbook|\bappointment/i.test(text));
  const copies = new Set(told.flatMap((line) => [line.trim(), ...splitSentences(line)]));

  /** Whether the customer's own words bear a figure out. */
  function isTheirs(figure: Figure, claim: Claim, sentence: string): boolean {
    const { kind, text, at } = figure;
    if (/money|foreign/.test(kind) && claim === 'claimed' && !budget.test(sentence.slice(0, at)))
      return false;
    if (kind === 'link' && claim !== 'negated' && !text.includes('@')) return false;
    // "4 by 3.5" has no unit, and is said again with one.
    const isSize = /length|area|steps/.test(kind) && bare.has(/[\d.]+/.exec(text)?.[0] ?? '');
    return isSize || own.some((one) => isSame(figure, one, sentence));
  }

  function whyNot(figure: Figure, sentence: string): string | undefined {
    const claim = claimAt(sentence, figure.at);
    if (!strict[claim].test(figure.kind)) return undefined;
    if (isTheirs(figure, claim, sentence)) return undefined;
    const same = known.filter((one) => isSame(figure, one, sentence)).slice(0, maxSame);
    if (same.length === 0) return 'stands in no tool result';
    if (figure.kind !== 'money') return undefined;
    const said = contextAt(sentence, figure.at, products);
    const wrong = same.map(({ line, at }) => contradiction(said, contextAt(line, at, products)));
    return wrong.includes(undefined) ? undefined : wrong[0];
  }

  /** The sentences of an answer that cannot be sent. */
  return (answer: string): Refused[] =>
    splitSentences(answer).flatMap((sentence) => {
      const plain = normalize(sentence);
      if (copies.has(plain)) return [];
      const booked = findBooked(plain, customerBooked);
      const figures = readFigures(plain, today);
      if (figures.length > maxFigures) return [{ sentence, why: 'too many figures' }];
      const reasons = figures.flatMap((figure) => {
        const why = whyNot(figure, plain);
        return why ? [`“${figure.text.trim()}” ${why}`] : [];
      });
      if (booked) reasons.push(`“${booked}”: a visit is requested, and the team confirms it`);
      return reasons.length > 0 ? [{ sentence, why: reasons.join('; ') }] : [];
    });
}

/** Whether two figures are the same; a hedged one may be rounded, and a size converted. */
function isSame(figure: Figure, other: Figure, sentence: string): boolean {
  if (figure.kind !== other.kind) return false;
  const { value, at } = figure;
  if (typeof value === 'string' || typeof other.value === 'string') return value === other.value;
  const isHedged = hedge.test(sentence.slice(Math.max(0, at - 16), at));
  const share = isHedged ? 0.02 : figure.kind === 'length' ? 0.002 : 0;
  return Math.abs(value - other.value) <= Math.max(0.001, share * other.value);
}
