import { type Claim, findFigures, hours } from './figures.ts';
import { clausesOf, contentStems, floorsOf, promisesOf, sentencesOf } from './statements.ts';

/** What the tools of a turn returned, and the customer's message. */
export type Evidence = { evidence: readonly string[]; customer: string };

/** What one sentence of the evidence says. */
export type Source = {
  text: string;
  stems: Set<string>;
  floors: Set<string>;
  promises: Set<string>;
  figures: Set<string>;
};

/** Kinds of figures that the customer's own words can support: never money, time or a promise. */
const customersOwn = new Set(['m', 'mm', 'm2', 'feet', 'phone', 'email', 'number', 'postcode']);
/** How far a hedged sum of money may be from the one it rounds. */
const hedgeTolerance = 0.02;

export const keyOf = ({ kind, value }: Claim) => `${kind} ${value}`;

/** "until six" is supported by "6pm", "at 8" by "8am"; an hour is 60 minutes, a year 12 months. */
function keysOf(claim: Claim): string[] {
  const { kind, value } = claim;
  if (kind === 'minutes' && value === '60') return [keyOf(claim), 'hours 1'];
  if (kind === 'months' && Number(value) % 12 === 0)
    return [keyOf(claim), `years ${Number(value) / 12}`];
  const hour = kind === 'time' ? /^\d+/.exec(value)?.[0] : undefined;
  return hour === undefined ? [keyOf(claim)] : [keyOf(claim), `hour ${hour}`];
}

function hourOf(spoken: string): number | undefined {
  const word = hours.findIndex((hour) => spoken.endsWith(hour) || spoken.startsWith(hour));
  return word < 0 ? undefined : word + 1;
}

/** "the 23rd" is supported by "23 Nov", "8 to 6" by "8am-6pm". */
const valuesOf = ({ kind, value }: Claim): string[] =>
  kind === 'time' || kind === 'date' ? [value, /^\d+/.exec(value)?.[0] ?? ''] : [value];

const readSource = (text: string): Source => ({
  text,
  stems: new Set(contentStems(text)),
  floors: new Set(floorsOf(text)),
  promises: new Set(promisesOf(text)),
  figures: new Set(findFigures(text).flatMap(keysOf)),
});

export const hasTime = ({ figures }: Source, time: Claim) =>
  keysOf(time).some((key) => figures.has(key)) ||
  (time.kind === 'spoken time' && figures.has(`hour ${hourOf(time.value)}`));

/** Whether a hedged figure is one of some sums rounded, on the side that the hedge names. */
export function isRounded({ value, hedge }: Claim, sums: readonly number[]): boolean {
  const told = Number(value);
  return sums.some((sum) => {
    if (hedge === 'under' && sum > told) return false;
    if (hedge === 'over' && sum < told) return false;
    return hedge !== undefined && Math.abs(told - sum) <= sum * hedgeTolerance;
  });
}

export type Facts = ReturnType<typeof readEvidence>;

/** The evidence, sentence by sentence and as a whole. */
export function readEvidence({ evidence, customer }: Evidence) {
  const sentences = evidence.flatMap(sentencesOf).flatMap((text) => text.split(/;(?=\s)/));
  // Opening times are told day by day in one sentence.
  const parts = sentences.flatMap((text) =>
    /\bopen\b/i.test(text) ? text.split(/,(?=\s)/) : [text],
  );
  const sources = parts.map(readSource);
  const known = evidence.flatMap(findFigures);
  const own = findFigures(customer).filter(({ kind }) => customersOwn.has(kind));
  const keys = new Set([...known, ...own].flatMap(keysOf));
  const values = new Set([...known, ...own].flatMap(valuesOf));
  const money = known.filter(({ kind }) => kind === 'money').map(({ value }) => Number(value));
  const supports = (claim: Claim): boolean => {
    if (keysOf(claim).some((key) => keys.has(key))) return true;
    if (claim.kind === 'number') return values.has(claim.value);
    if (customersOwn.has(claim.kind) && keys.has(`number ${claim.value}`)) return true;
    if (claim.kind === 'spoken time') return keys.has(`hour ${hourOf(claim.value)}`);
    if (claim.kind === 'pence') return keys.has(`money ${Number(claim.value) / 100}`);
    return claim.kind === 'money' && claim.hedge !== undefined && isRounded(claim, money);
  };
  return {
    sentences,
    sources,
    clauses: sentences
      .flatMap(clausesOf)
      .map((text) => ({ text, stems: new Set([...contentStems(text), ...floorsOf(text)]) })),
    supports,
    /** Stems of all words of the evidence that state something. */
    stems: new Set(sources.flatMap((source) => [...source.stems])),
    customers: new Set(contentStems(customer)),
    /** Stems of the names of the products that the evidence tells of. */
    names: new Set(
      sentences
        .filter((text) => /: £|\/products\//.test(text))
        .flatMap((text) => contentStems(text.split(':')[0] ?? '')),
    ),
  };
}
