import { type Claim, findFigures, hours } from './figures.ts';
import { readNames } from './names.ts';
import { promisesOf } from './promises.ts';
import { type Label, readLabels } from './read-labels.ts';
import { allStems, clausesOf, contentStems, floorsOf, sentencesOf } from './statements.ts';
import { withSynonyms } from './vocabulary/synonyms.ts';
import { datesOf, writeWeekdays } from './weekdays.ts';

/** What the tools of a turn returned, the customer's message, and the day (yyyy-mm-dd) on which the turn takes place. */
export type Evidence = { evidence: readonly string[]; customer: string; today?: string };

/** What one sentence of the evidence says. */
export type Source = {
  text: string;
  /** Of all its words: what it does not say as a statement may still name the same thing. */
  stems: Set<string>;
  floors: Set<string>;
  promises: Set<string>;
  figures: Set<string>;
};

/** Kinds of figures that the customer's own words can support: never money, time or a promise. */
const customersOwn = new Set(['m', 'mm', 'm2', 'feet', 'phone', 'email', 'number', 'postcode']);
/** How far a hedged sum of money may be from the one it rounds. */
const hedgeTolerance = 0.02;
/** A hedged distance is told in whole miles. */
const mileTolerance = 0.5;

export const keyOf = ({ kind, value }: Claim) => `${kind} ${value}`;

const listedDay = /^\s*\w{3} (\d{1,2} \w{3} \d{4}):/;

/** The first of the days that the evidence lists as free. One that was asked about may be listed before it. */
function findFirstDay(sources: readonly Source[]): Source | undefined {
  const dayOf = ({ text }: Source) => Date.parse(`${listedDay.exec(text)?.[1]} UTC`);
  return sources
    .filter(({ text }) => listedDay.test(text))
    .reduce<Source | undefined>(
      (first, one) => (first && dayOf(first) <= dayOf(one) ? first : one),
      undefined,
    );
}

/** "until six" is supported by "6pm", "at 8" by "8am"; an hour is 60 minutes, a year 12 months. */
function keysOf(claim: Claim): string[] {
  const { kind, value } = claim;
  if (kind === 'minutes' && value === '60') return [keyOf(claim), 'hours 1'];
  if (kind === 'months' && Number(value) % 12 === 0)
    return [keyOf(claim), `years ${Number(value) / 12}`];
  const hour = kind === 'time' ? /^\d+/.exec(value)?.[0] : undefined;
  if (hour === undefined) return [keyOf(claim)];
  return [keyOf(claim), `hour ${hour}`, ...(value.endsWith('p') ? [`until ${hour}`] : [])];
}

function hourOf(spoken: string): number | undefined {
  const word = hours.findIndex((hour) => spoken.endsWith(hour) || spoken.startsWith(hour));
  return word < 0 ? undefined : word + 1;
}

/** "Until six" is in the afternoon. */
const hourKey = (spoken: string) =>
  `${/^(?:till?|until)/.test(spoken) ? 'until' : 'hour'} ${hourOf(spoken)}`;

/** "the 23rd" is supported by "23 Nov", "8 to 6" by "8am-6pm". */
const valuesOf = ({ kind, value }: Claim): string[] =>
  kind === 'time' || kind === 'date' ? [value, /^\d+/.exec(value)?.[0] ?? ''] : [value];

/** "At least £30" is a minimum. */
const stemsOfEvidence = (text: string) =>
  new Set([
    ...allStems(text),
    ...(/\bat least\b/i.test(text) ? ['minimum'] : []),
    ...(/\bwithout a join\b/i.test(text) ? ['piec'] : []),
    ...(/\bon back order\b/i.test(text) ? ['stock'] : []),
  ]);

const readSource = (text: string): Source => ({
  text,
  stems: stemsOfEvidence(text),
  floors: new Set(floorsOf(text)),
  promises: new Set(promisesOf(text)),
  figures: new Set(findFigures(text).flatMap(keysOf)),
});

export const hasTime = ({ figures }: Source, time: Claim) =>
  keysOf(time).some((key) => figures.has(key)) ||
  (time.kind === 'spoken time' && figures.has(hourKey(time.value)));

/** Whether a hedged figure is one of some sums rounded, on the side that the hedge names. */
export function isRounded({ value, hedge, kind }: Claim, sums: readonly number[]): boolean {
  const told = Number(value);
  return sums.some((sum) => {
    if (hedge === 'under' && sum > told) return false;
    if (hedge === 'over' && sum < told) return false;
    const tolerance = Math.max(sum * hedgeTolerance, kind === 'miles' ? mileTolerance : 0);
    return hedge !== undefined && Math.abs(told - sum) <= tolerance;
  });
}

/** The evidence, and the text that is checked with the stems of its words. */
export type Facts = ReturnType<typeof readEvidence> & {
  answer: string;
  spoken: ReadonlySet<string>;
};

/** "Bradford Twist in Oat: £25.99 per m² …" */
const isProduct = /: £[\d,.]+ per /;

/** A product's line: what it says, and the words for its colour. */
const readProduct = (source: Source) => ({
  ...source,
  colour: readNames(/\bin ([^:]*):/.exec(source.text)?.[1] ?? source.text.split(':')[0] ?? ''),
});

/** The first line of an estimate: "(22.8 m²) in Bradford Twist in Oat, supplied and fitted: …". */
const estimateOf = /\bm²\) in (.+), suppl(?:ied and fitted|y only): £([\d,.]+)/;
const lastOfEstimate = /\/estimate\//;
/** What an estimate calls accessories, by words that only the estimate of such a floor has. */
const accessoriesOf: [words: RegExp, accessories: string][] = [
  [/\bcut from\b/i, 'gripper door bars'],
  [/\bunderlay £0\.00/i, 'perimeter seal door bars plank tile'],
  [/\bunderlay £/i, 'scotia door bars board'],
];

/** The lines of an estimate are all of its product; the accessories have names of their own. */
function nameEstimates(sources: readonly Source[]): Source[] {
  let floor = '';
  return sources.map((source) => {
    floor = estimateOf.exec(source.text)?.[1] ?? floor;
    const own = floor;
    if (lastOfEstimate.test(source.text)) floor = '';
    const accessories = accessoriesOf.find(([words]) => words.test(source.text))?.[1] ?? '';
    return {
      ...source,
      stems: new Set([...source.stems, ...readNames(own), ...allStems(accessories)]),
      floors: new Set([...source.floors, ...floorsOf(own)]),
    };
  });
}

/** The evidence about one product: its own line and the lines of its details. */
export type ProductDetails = {
  names: string[];
  stems: Set<string>;
  figures: Set<string>;
  promises: Set<string>;
  /** The first figure of each line: "Wear layer: 0.3 mm." */
  lines: Map<string, number>;
};

const sumsOfJob =
  /\bsupplied and fitted\b|\bsupply only\b|^\s*(?:Premium carpet|Taking up|We |Our |These visits|Also in)/;

function readDetails(sources: readonly Source[]): { of: ProductDetails[]; rest: Source[] } {
  const of: ProductDetails[] = [];
  const rest: Source[] = [];
  let isInside = false;
  for (const source of sources) {
    if (isProduct.test(source.text)) {
      const { stems, figures, promises } = source;
      of.push({
        names: readNames(source.text.split(':')[0] ?? ''),
        stems: new Set(stems),
        figures: new Set(figures),
        promises: new Set(promises),
        lines: new Map(),
      });
      isInside = true;
      continue;
    }
    if (sumsOfJob.test(source.text)) isInside = false;
    const last = of.at(-1);
    if (!isInside || !last) {
      rest.push(source);
      continue;
    }
    const [, line = '', value] = /^\s*([^:]+): ([\d.]+)/.exec(source.text) ?? [];
    if (value) last.lines.set(line, Number.parseFloat(value));
    for (const stem of source.stems) last.stems.add(stem);
    for (const figure of source.figures) last.figures.add(figure);
    for (const promise of source.promises) last.promises.add(promise);
  }
  return { of, rest };
}

/** The price of a product, of a kind of floor on the price list, or of a whole job. */
type Price = { pounds: number; stems: Set<string>; kind: 'product' | 'floor' | 'job' };

function readPrices(sources: readonly Source[], labels: readonly Label[]): Price[] {
  const firstSum = (figures: readonly Claim[]) => figures.find(({ kind }) => kind === 'money');
  const priced = [
    ...sources
      .filter(({ text }) => isProduct.test(text))
      .map(({ text, stems }) => ({
        sum: firstSum(findFigures(text)),
        stems,
        kind: 'product' as const,
      })),
    ...sources.flatMap(({ text }) => {
      const [, floor = '', sum = ''] = estimateOf.exec(text) ?? [];
      const stems = new Set([...floorsOf(floor), ...readNames(floor)]);
      return sum === ''
        ? []
        : [{ sum: firstSum(findFigures(`£${sum}`)), stems, kind: 'job' as const }];
    }),
    ...labels
      .filter(
        ({ floors, words, isTotal, isPart }) =>
          floors.size > 0 && !words.has('underlay') && !isTotal && !isPart,
      )
      .map(({ figures, floors }) => ({
        sum: firstSum(figures),
        stems: floors,
        kind: 'floor' as const,
      })),
  ];
  return priced.flatMap(({ sum, ...price }) =>
    sum ? [{ ...price, pounds: Number(sum.value) }] : [],
  );
}

/** The evidence, sentence by sentence and as a whole. */
export function readEvidence({ evidence, customer, today }: Evidence) {
  const texts = evidence.map(writeWeekdays);
  const sentences = texts.flatMap(sentencesOf).flatMap((text) => text.split(/;(?=\s)/));
  // Opening times are told day by day in one sentence.
  const parts = sentences.flatMap((text) =>
    /\bopen\b/i.test(text) ? text.split(/,(?=\s)/) : [text],
  );
  const sources = nameEstimates(parts.map(readSource));
  const known = texts.flatMap(findFigures);
  const said = findFigures(customer);
  const own = said.filter(({ kind }) => customersOwn.has(kind));
  const told = new Set(known.flatMap(keysOf));
  const keys = new Set([...told, ...own.flatMap(keysOf)]);
  const values = new Set([...known, ...own].flatMap(valuesOf));
  const sumsOf = (wanted: string) =>
    known.filter(({ kind }) => kind === wanted).map(({ value }) => Number(value));
  const sums = { money: sumsOf('money'), miles: sumsOf('miles') };
  const supports = (claim: Claim): boolean => {
    const { kind } = claim;
    if (keysOf(claim).some((key) => keys.has(key))) return true;
    if (kind === 'day') return datesOf(claim.value, today).some((key) => told.has(key));
    if (kind === 'number') return values.has(claim.value);
    if (kind === 'month')
      return [...told, ...said.map(keyOf)].some(
        (key) => /^(?:date|month) /.test(key) && key.endsWith(claim.value),
      );
    if (claim.isGuess && [...told].some((key) => key.endsWith(` ${claim.value}`))) return true;
    if (customersOwn.has(kind) && keys.has(`number ${claim.value}`)) return true;
    if (kind === 'spoken time') return keys.has(hourKey(claim.value));
    if (kind === 'pence') return keys.has(`money ${Number(claim.value) / 100}`);
    return (kind === 'money' || kind === 'miles') && isRounded(claim, sums[kind]);
  };
  const labels = sentences.flatMap(readLabels);
  return {
    today,
    customer,
    sentences,
    sources,
    clauses: sentences
      .flatMap(clausesOf)
      .map((text) => ({ text, stems: new Set([...allStems(text), ...floorsOf(text)]) })),
    supports,
    labels,
    firstDay: findFirstDay(sources),
    details: readDetails(sources),
    products: sources.filter(({ text }) => isProduct.test(text)).map(readProduct),
    prices: readPrices(sources, labels),
    /** Whether the tools told a figure, not only the customer. */
    isTold: (claim: Claim) => keysOf(claim).some((key) => told.has(key)),
    /** Sums of money that the customer named. */
    customersSums: new Set(said.filter(({ kind }) => kind === 'money').map(({ value }) => value)),
    /** Dates that the customer named. */
    customersDates: new Set(said.filter(({ kind }) => kind === 'date').map(({ value }) => value)),
    /** Stems of all words of the evidence. */
    stems: withSynonyms(
      sources.flatMap(({ stems }) => [
        ...stems,
        ...[...stems].map((stem) => stem.replace(/li$/, '')),
      ]),
    ),
    customers: new Set(contentStems(customer)),
    /** Capitalised words that the evidence or the customer wrote, in lower case. */
    known: new Set(allStems([...texts, customer].join('\n'))),
    /** Stems of the names of the products that the evidence tells of. */
    names: new Set(
      sentences.flatMap((text) =>
        readNames((isProduct.test(text) ? text.split(':')[0] : estimateOf.exec(text)?.[1]) ?? ''),
      ),
    ),
  };
}
