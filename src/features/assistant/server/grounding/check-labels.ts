import { unitOf } from '../nlu/text/spoken-numbers.ts';
import { type Facts, isRounded, keyOf } from './evidence.ts';
import type { Claim } from './figures.ts';
import { type Label, readLabel } from './read-labels.ts';
import { stemOf } from './statements.ts';

/** A total with what it includes, and a part of a total. */
const isOfWhole = /\b(?:includ\w+|with|plus|cover\w*|all[ -]in|of (?:the|that|this|your) £)/i;
const ofTax = /\b(?:including|with|inc\.?|plus) (?:the )?VAT\b|\bVAT (?:is )?included\b/gi;

const has = (label: Label, figure: Claim) =>
  label.figures.some(
    (told) =>
      keyOf(told) === keyOf(figure) ||
      (told.kind === 'money' && figure.kind === 'money' && isRounded(figure, [Number(told.value)])),
  );

/**
 * The figure of a clause, if the evidence gives it for something else: words of the clause stand with other figures of
 * its kind, and never with this one. "Levelling is £14" where that is the plywood.
 */
export function findMislabelled(clause: string, { labels, names }: Facts): Claim[] {
  const bare = clause.replace(ofTax, ' ');
  const { figures, words, floors } = readLabel(bare);
  const [figure, ...more] = figures;
  if (!figure || isOfWhole.test(bare)) return [];
  const same = labels.filter((label) => label.figures.some(({ kind }) => kind === figure.kind));
  // Both ends of a range are told at once; of two prices in a clause the words may be of either.
  const mine = same.filter((label) => [figure, ...more].every((one) => has(label, one)));
  // What a job is of, "13 stairs", its parts are of too.
  const others = same.filter((label) => !mine.includes(label) && !label.isTotal);
  if (mine.length === 0) return [];
  const isOther = [...words].some(
    (word) =>
      !names.has(word) &&
      others.some((label) => label.words.has(word)) &&
      !mine.some((label) => label.words.has(word)),
  );
  const [floor] = floors;
  const isOtherFloor =
    floors.size === 1 &&
    floor !== undefined &&
    mine.every((label) => label.floors.size > 0 && !label.floors.has(floor));
  return isOther || isOtherFloor ? [{ ...figure, kind: `${figure.kind} of something else` }] : [];
}

const count =
  /(?<![\d,.£]|\bone of the )\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten) (\p{L}{2,}(?<!s)s|(?<=\bone )(?:join|pack))\b/giu;
const isUnit =
  /^(?:metres?|miles?|minutes?|mins|hours?|days?|weeks?|months?|years?|pounds?|rooms?|ones?|square|of|or|and|is|that)$/i;

const countsOf = (text: string) =>
  [...text.matchAll(count)]
    .filter(([, , thing = '']) => !isUnit.test(thing))
    .map(([, many = '', thing = '']) => ({
      many: unitOf.get(many.toLowerCase()) ?? Number(many),
      thing: stemOf(thing),
    }));

/** Numbers of things of which the evidence tells another number: "three joins". */
export function findMiscounted(clause: string, { sentences, customer }: Facts): Claim[] {
  const told = [...sentences, customer].flatMap(countsOf);
  for (const text of sentences) {
    const list = /^\s*Colours: (.+)/.exec(text)?.[1];
    if (list) told.push({ many: list.split(',').length, thing: stemOf('colours') });
  }
  return countsOf(clause)
    .filter(({ many, thing }) => {
      const same = told.filter((other) => other.thing === thing);
      return same.length > 0 && !same.some((other) => other.many === many);
    })
    .map(({ many, thing }) => ({ kind: `another number of ${thing}`, value: String(many) }));
}

const ofShare =
  /\b(?:most|bulk|lion['’]s share|(?:biggest|largest|main) (?:part|share|chunk|item|cost)|majority)\b/i;

/** A part of a price that is said to be the largest, and is not: "most of it is the fitting". */
export function findOverstated(clause: string, { labels }: Facts): Claim[] {
  if (!ofShare.test(clause)) return [];
  const { words, floors } = readLabel(clause);
  const parts = labels.filter(({ isPart }) => isPart);
  const said = parts.filter((part) =>
    [...part.words].some((word) => words.has(word) || (word === 'materials' && floors.size > 0)),
  );
  const pounds = ({ figures }: Label) => Number(figures[0]?.value);
  const largest = Math.max(...parts.map(pounds));
  return said.length > 0 && !said.some((part) => pounds(part) === largest)
    ? [{ kind: 'largest part', value: clause.trim() }]
    : [];
}
