import { type Claim, findFigures } from './figures.ts';
import { allStems, floorsOf, stemOf } from './statements.ts';

/** Kinds of figures that are each of something: the price of the fitting, the percentage on hard floors. */
const labelled = new Set(['money', 'percent', 'months', 'years', 'hours']);
/** Common words for the parts of a price, by which its figures are told apart. */
const parts: [name: string, pattern: RegExp][] = [
  ['fitting', /\b(?:fit(?:s|ted|ting)?|install\w*|labour)\b/i],
  ['materials', /\bmaterials?\b/i],
  ['underlay', /\bunderlay\b/i],
  ['accessories', /\baccessor(?:y|ies)\b/i],
];
/** Words that tell no figure from another, or that are read with the sums: which roll, that it is reduced. */
export const idle: ReadonlySet<string> = new Set(
  'a an the and or but so if of for from to in on at by with about up your you our we it its this that these there is are be was were would will can could do does have has had per each all any one so just only roughly around price cost charge total sum figure come work out square metre m area room pound vat roll sale at guarantee guaranteed warranty workmanship least most minimum maximum not no than then as also too more less both here house home job'
    .split(' ')
    .map(stemOf),
);
const floorNames = /\b(?:carpet|laminate|vinyl|lvt|floor)(?:s|ing)?\b/i;
const segmentEnd = /[,;](?=\s)|\band\b|\s[–—-]\s/;
export type Label = {
  figures: Claim[];
  words: Set<string>;
  floors: Set<string>;
  isPart?: boolean;
  isTotal?: boolean;
  /** The sentence that gives the figures. */
  of?: string;
};

/** An answer may give in months what the evidence gives in years. */
const plainly = (claim: Claim): Claim =>
  claim.kind === 'years'
    ? { ...claim, kind: 'months', value: String(12 * Number(claim.value)) }
    : claim;

const figuresOf = (text: string) =>
  findFigures(text)
    .filter(({ kind }) => labelled.has(kind))
    .map(plainly);

const withoutParts = (text: string) =>
  [...parts.map(([, pattern]) => pattern), floorNames].reduce(
    (rest, pattern) => rest.replaceAll(new RegExp(pattern, 'gi'), ' '),
    text,
  );

const wordsOf = (text: string) => ({
  words: new Set([
    ...allStems(withoutParts(text)).filter((stem) => !idle.has(stem)),
    ...parts.filter(([, pattern]) => pattern.test(text)).map(([name]) => name),
  ]),
  floors: new Set(floorsOf(text)),
});

/** The figures of a text, and its words for what they are of. */
export const readLabel = (text: string): Label => ({ figures: figuresOf(text), ...wordsOf(text) });

/** What comes before a price: in a list the unit of all its prices stands once, after the last. */
const leadOf = (label: string) =>
  label.includes('£') && !label.includes('%') ? (label.split('£')[0] ?? label) : label;

/** The figures of a sentence, each with the words that lead up to it. */
export function readLabels(sentence: string): Label[] {
  // A product's line has one price; whose it is, its name tells.
  if (/: £[\d,.]+ per /.test(sentence)) return [];
  const labels: string[] = [];
  let lead = '';
  for (const segment of sentence.split(segmentEnd)) {
    lead = `${lead} ${segment}`;
    if (figuresOf(segment).length === 0) continue;
    labels.push(lead);
    lead = '';
  }
  const isTotal = /\bsupplied and fitted\b|\bsupply only\b/i.test(sentence);
  const isPart = /^\s*that is materials\b/i.test(sentence);
  let before: Pick<Label, 'words' | 'floors'> = wordsOf('');
  return labels.map((label) => {
    const own = wordsOf(isTotal ? sentence : leadOf(label));
    // "…, at least £30": of the same thing.
    if (own.words.size > 0 || own.floors.size > 0) before = own;
    return { ...readLabel(label), ...before, isPart, isTotal, of: sentence };
  });
}
