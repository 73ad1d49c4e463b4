import { type Claim, findFigures } from './figures.ts';
import { contentStems, floorsOf } from './statements.ts';

/** Kinds of figures that are each of something: the price of the fitting, the percentage on hard floors. */
const labelled = new Set(['money', 'percent', 'months', 'years']);
/** Common words for the parts of a price, by which its figures are told apart. */
const parts: [stem: string, pattern: RegExp][] = [
  ['fitting', /\b(?:fit(?:s|ted|ting)?|install\w*|labour)\b/i],
  ['materials', /\bmaterials?\b/i],
  ['underlay', /\bunderlay\b/i],
  ['accessories', /\baccessor(?:y|ies)\b/i],
];
/** Read with the sums: which roll a price is for, that it is reduced. */
const told = new Set(['roll', 'sale']);
const segmentEnd = /[,;](?=\s)|\band\b|\s[–—-]\s/;
export type Label = { figures: Claim[]; words: Set<string>; floors: Set<string> };

/** An answer may give in months what the evidence gives in years. */
const plainly = (claim: Claim): Claim =>
  claim.kind === 'years'
    ? { ...claim, kind: 'months', value: String(12 * Number(claim.value)) }
    : claim;

const figuresOf = (text: string) =>
  findFigures(text)
    .filter(({ kind }) => labelled.has(kind))
    .map(plainly);

/** The figures of a text, and its words for what they are of. */
export const readLabel = (text: string): Label => ({
  figures: figuresOf(text),
  words: new Set([
    ...contentStems(text).filter((stem) => !told.has(stem)),
    ...parts.filter(([, pattern]) => pattern.test(text)).map(([stem]) => stem),
  ]),
  floors: new Set(floorsOf(text)),
});

/** The figures of a sentence, each with the words that lead up to it. */
export function readLabels(sentence: string): Label[] {
  // A product's line has one price; whose it is, its name tells.
  if (sentence.includes('/products/')) return [];
  const labels: string[] = [];
  let lead = '';
  for (const segment of sentence.split(segmentEnd)) {
    lead = `${lead} ${segment}`;
    if (figuresOf(segment).length === 0) continue;
    labels.push(lead);
    lead = '';
  }
  return labels.map(readLabel);
}
