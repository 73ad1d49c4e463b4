import { readCount } from '../nlu/text/spoken-numbers.ts';
import { roomNames } from './check-additions.ts';
import { isNegative } from './check-words.ts';
import { type Facts, keyOf, type Source } from './evidence.ts';
import { type Claim, findFigures } from './figures.ts';
import { promisesOf } from './promises.ts';
import { idle, readLabel } from './read-labels.ts';
import { allStems, clausesOf, contentStems, floorsOf } from './statements.ts';
import { writeFigures } from './sums/amounts-in-words.ts';
import { alternatives } from './vocabulary/alternatives.ts';

const lower =
  /\b(?:at least|(?:a )?minimum(?: of)?|upwards of|more than|over|starts? (?:at|from)|from(?= (?:about |around |just |only |an? )?£?\d)|\d\+|or more|and up)\b|\d\+/i;
const upper =
  /\b(?:at (?:the )?most|(?:a )?max(?:imum)?(?: of)?|up to|less than|under|within|capped at|limit of|or less|tops)\b/i;

/** How many characters before and after a figure tell its bound. */
const [before, after] = [22, 14];

type Bound = 'lower' | 'upper' | undefined;

/** The bounds with which a text gives a figure: "at least £30.00" and "£30 at most". */
function boundsOf(figure: Claim, text: string): Bound[] {
  return [...text.matchAll(/£?\d[\d,.]*/g)]
    .filter(([whole]) => Number(whole.replace(/[£,]|\.$/g, '')) === Number(figure.value))
    .map(({ 0: whole, index }) => {
      const near = text.slice(Math.max(0, index - before), index + whole.length + after);
      const here = near.split(/[,;(](?=\s|\D)|\band\b|\bbut\b/).find((one) => one.includes(whole));
      const said = (here ?? near)
        .replace(/\b(?:no|not|never) less than\b/i, 'at least')
        .replace(/\b(?:no|not|never) more than\b/i, 'at most');
      if (upper.test(said)) return 'upper';
      return lower.test(said) ? 'lower' : undefined;
    });
}

/** Hours of a day by what they are called. */
const partsOfDay: readonly [said: RegExp, hours: RegExp][] = [
  [/\bmornings?\b/i, /\b(?:[89]|1[01]):\d\d AM\b|\bany time\b|\bmornings?\b/i],
  [/\bafternoons?\b/i, /\b(?:12|[1-5]):\d\d PM\b|\bany time\b|\bafternoons?\b/i],
];
const isFree = /\b(?:free|available|open|do|come|come out|manage|offer|clear)\b/i;

/** "Saturday afternoon is free", where that day has visits in the morning alone. */
export function findOtherPart(clause: string, { sources }: Facts): Claim[] {
  const days = findFigures(clause).filter(({ kind }) => kind === 'weekday' || kind === 'date');
  if (days.length !== 1 || !isFree.test(clause) || isNegative.test(clause)) return [];
  const listed = sources.filter(
    ({ text, figures }) => isSlot.test(text) && days.every((day) => figures.has(keyOf(day))),
  );
  return partsOfDay
    .filter(([said]) => said.test(clause))
    .filter(([, hours]) => listed.length > 0 && !listed.some(({ text }) => hours.test(text)))
    .map(() => ({ kind: 'part of another day', value: clause.trim() }));
}
const isSlot = /^\s*\w{3} \d{1,2} \w{3} \d{4}:/;

const ofMost =
  /\b(?:usually|normally|typically|generally|mostly|on average|as a rule|tends? to|most (?:[\p{L}-]+ )?(?:rooms?|bedrooms?|lounges?|kitchens?|hall(?:way)?s?|stairs|homes?|houses?|flats?|jobs?|people|customers))\b/iu;
const ofCost =
  /\b(?:costs?|comes? (?:(?:in|out) (?:at|under|over|around|about)|to (?!you\b|us\b))|works? out|pays?|charged?|priced?)\b/i;

/** "A box room usually comes in at less": what others pay, without a figure that is known. */
export const findGeneralCosts = (clause: string, sentence: string, { isTold }: Facts): Claim[] =>
  ofMost.test(clause) &&
  ofCost.test(clause) &&
  !findFigures(sentence).some((one) => one.kind === 'money' && isTold(one))
    ? [{ kind: 'cost of others', value: clause.trim() }]
    : [];

const atMost = /\b(?:up to|as much as|at most|at best)\b/i;
const ofSome = /\b(?:selected|select|certain|some|chosen|a few|several)\b/i;

/** "A fifth off carpets", where it is up to a fifth and off selected ones. */
export function findWholeShares(
  clause: string,
  sentence: string,
  named: readonly string[],
  { sources }: Facts,
): Claim[] {
  return findFigures(clause)
    .filter(({ kind }) => kind === 'percent')
    .filter((share) => {
      const told = sources.filter(({ figures }) => figures.has(keyOf(share)));
      const isOnly = (limit: RegExp) =>
        told.length > 0 && told.every(({ text }) => limit.test(limitOf(share, text)));
      const isOfProduct =
        named.length > 0 && !told.some(({ stems }) => named.every((word) => stems.has(word)));
      if (isOnly(atMost)) return isOfProduct || !atMost.test(limitOf(share, clause));
      return isOnly(ofSome) && (isOfProduct || !ofSome.test(sentence));
    })
    .map((share) => ({ ...share, kind: 'share of all' }));
}

/** The part of a text that tells of one share: "10% off selected hard flooring". */
const limitOf = ({ value }: Claim, text: string): string =>
  writeFigures(text)
    .split(/\band\b|[,;]/)
    .find((part) => new RegExp(`(?<![\\d.])${value} ?%`).test(part)) ?? text;

const ofBound = /\b(?:minimum|least|from|start\w*|upwards|never less|above)\b/i;

/** A figure told as the most, which the evidence gives as the least, or the other way round. */
export function findTurnedBounds(clause: string, { sentences, isTold, answer }: Facts): Claim[] {
  return findFigures(clause)
    .filter(isTold)
    .filter((figure) => {
      const [said] = boundsOf(figure, clause);
      const told = sentences
        .filter((text) => findFigures(text).some((one) => keyOf(one) === keyOf(figure)))
        .flatMap((text) => boundsOf(figure, text));
      if (said === undefined && figure.kind === 'money' && !ofBound.test(answer))
        return told.length > 0 && told.every((bound) => bound === 'lower');
      return said && told.length > 0 && told.every((bound) => bound && bound !== said);
    })
    .map((figure) => ({ ...figure, kind: 'another bound' }));
}

/** A measure that is said to be the only one, beside another in the evidence: "it comes 4 m wide only". */
export function findOnly(clause: string, { sentences }: Facts): Claim[] {
  if (!/\b(?:only|just|solely)\b/i.test(clause)) return [];
  return findFigures(clause)
    .filter(({ kind }) => kind === 'm')
    .filter((figure) => {
      const told = sentences
        .filter((text) => /\bcomes\b|\bwidths\b/i.test(text))
        .map((text) =>
          findFigures(text)
            .filter(({ kind }) => kind === 'm')
            .map(keyOf),
        );
      return told.some((keys) => keys.length > 1 && keys.includes(keyOf(figure)));
    })
    .map((figure) => ({ ...figure, kind: 'only one of several' }));
}

/** Promises on which a condition takes something away. */
const ofConditions = new Set(['free', 'guarantee', 'discount', 'included', 'refund', 'removal']);
const condition =
  /\b(?:(?:only )?(?:if|when|once)|unless|provided|providing|(?:as|so) long as|on condition)\b (.*)/is;
/** What a customer may wish, need or have: no condition of ours. */
const ofWish =
  /^(?:and when |that )?(?:you(?:['’](?:d|re)| would| are)? (?:ever |just |still |do |all |also )?(?:like|want|need|prefer|fancy|wish|decide|rather|have|['’]?ve|ready|happy|interested|unsure|not sure|get|know|can|could|think)\b|it helps|that (?:helps|suits|sounds)|need|we (?:come|visit|measure)|i (?:can|could))/i;

/** A condition of what is free or guaranteed that no evidence sets: "it's free if you go ahead". */
export function findConditions(sentence: string, { sources }: Facts): Claim[] {
  const clauses = clausesOf(sentence);
  return clauses.flatMap((clause, at) => conditionsOf(clause, clauses[at + 1] ?? '', sources));
}

function conditionsOf(clause: string, next: string, sources: readonly Source[]): Claim[] {
  const isNext = new RegExp(`^\\W*${condition.source}`, 'is').test(next);
  const sentence = isNext ? `${clause},${next}` : clause;
  const found = condition.exec(sentence);
  const [whole = '', terms = ''] = found ?? [];
  const stated = sentence.slice(0, found?.index ?? 0);
  if (!found || ofWish.test(terms)) return [];
  const isFreeVisit = /\bfree\b/i.test(stated) && /\b(?:measur|visit|quot)/i.test(stated);
  return [...promisesOf(stated), ...(isFreeVisit ? ['free'] : [])]
    .filter((promise) => ofConditions.has(promise))
    .filter(
      (promise) =>
        !sources.some(({ text, promises }) => promises.has(promise) && condition.test(text)),
    )
    .map(() => ({ kind: 'condition', value: whole.trim() }));
}

/** So many words in common make a sentence speak of the same. */
const minShared = 2;

/** A word in place of the one that the evidence has beside the same figure or words: "neat bleach" for "mild bleach". */
export function findSwapped(clause: string, { sources }: Facts): Claim[] {
  const words = isNegative.test(clause) ? [] : allStems(clause);
  const figures = findFigures(clause).map(keyOf);
  const content = contentStems(clause);
  const same = sources.filter(
    (source) =>
      figures.some((figure) => source.figures.has(figure)) ||
      content.filter((word) => source.stems.has(word)).length >=
        Math.max(1, Math.min(minShared, content.length)),
  );
  return alternatives
    .flatMap((group) =>
      words.filter((word) => group.includes(word)).map((word) => ({ word, group })),
    )
    .filter(
      ({ word, group }) =>
        same.some((source) => group.some((other) => source.stems.has(other))) &&
        !same.some((source) => source.stems.has(word)),
    )
    .map(({ word }) => ({ kind: 'other word', value: word }));
}

const ofAll =
  /\b(?:all|both|together|everything|lot|whole|upstairs|downstairs|throughout|total|rest|other)\b/i;
const counted = new RegExp(`(?:\\b(two|three|four|five|[2-5]) )?${roomNames.source}`, 'gi');
const ofJob = /\bm²\) in .*(?:supplied and fitted|supply only): £/;
/** The rooms of a job; an L has two sizes and is one. */
const roomsIn = (job: string) => (job.match(/\d m\b(?=,| \()|\d stairs\b/g) ?? []).length;

/** The price of a whole job that is told as that of some of its rooms: "£461.27 for the stairs; the landing adds a bit". */
export function findPartOfJob(sentence: string, { sources }: Facts): Claim[] {
  const isLeftOut = sources.some(({ text }) => /n['’]t in it\b/.test(text));
  return sentence.split(/;(?=\s)|\bbut\b/).flatMap((part) => {
    const named = [...part.matchAll(counted)]
      .map(([, many = 'one']) => readCount(many) ?? 0)
      .reduce((all, many) => all + many, 0);
    const sums = findFigures(part).filter(({ kind }) => kind === 'money');
    if (named === 0 || isLeftOut || ofAll.test(part) || isNegative.test(part)) return [];
    return sums
      .filter((sum) => {
        const jobs = sources.filter(
          ({ text, figures }) => ofJob.test(text) && figures.has(keyOf(sum)),
        );
        return jobs.length > 0 && jobs.every(({ text }) => named < roomsIn(text));
      })
      .map((sum) => ({ ...sum, kind: 'price of more rooms' }));
  });
}

const ofSubject = /^\W*(?:[\w'’]+ ){0,2}(?:carpet|laminate|vinyl|lvt)/i;
const ofMore = /\b(?:longer|shorter|quicker|slower|easier|harder|more|less|fewer|better|worse)\b/i;

/** A floor that is compared with another, and that no evidence speaks of: "laminate takes a bit longer". */
export const findOtherFloors = (clause: string, { sources }: Facts): Claim[] =>
  ofMore.test(clause) && ofSubject.test(clause)
    ? floorsOf(clause)
        .filter((floor) => sources.length > 0 && !sources.some(({ floors }) => floors.has(floor)))
        .map((value) => ({ kind: 'floor of which nothing is told', value }))
    : [];

const ofExtras =
  /\b(?:with|plus)((?: (?!(?:as|if|when|so|in|on|at|for|from|to|us|you\w*|everything|one|two|three|four|no|none)\b)[\p{L}'’-]+){1,3})/giu;

const isSoldFitted = ({ promises }: Source) => promises.has('included');

/** What a price is said to be with and no evidence names, or is nothing: "£461.27 with stair rods". */
export function findUnpricedExtras(clause: string, facts: Facts): Claim[] {
  if (!findFigures(clause).some((one) => one.kind === 'money' && facts.isTold(one))) return [];
  const extras = [...clause.matchAll(ofExtras)].map(([, things = '']) => things);
  const untold = extras
    .flatMap(allStems)
    .filter((stem) => !idle.has(stem) && !facts.stems.has(stem));
  const nothing = extras.filter((things) => {
    const { words } = readLabel(things);
    const parts = facts.labels.filter(
      (part) => part.isPart && [...part.words].some((word) => words.has(word)),
    );
    const isNothing = parts.every((part) => Number(part.figures[0]?.value) === 0);
    // A floor that is sold fitted has parts at £0.00.
    return parts.length > 0 && isNothing && !facts.sources.some(isSoldFitted);
  });
  return [...untold, ...nothing].map((value) => ({ kind: 'not in the price', value }));
}

/** What something is said to stand: "standing water is no bother", "it copes with pushchairs". */
const ofStrain = [
  /((?:[\p{L}'’-]+ ){1,3})(?:is|are|would be|will be|won['’]t be) (?:no |not an? |n['’]t an? |a )(?:bother|problem|issue|trouble|worry)\b/giu,
  /\b(?:copes? with|stands? up to|shrugs? off|withstands?|put up with|holds? up to|does(?:n['’]t| not) mind)\b((?: (?!(?:as|if|when|so|in|on|at|for|without|while)\b)[\p{L}'’-]+){1,3})/giu,
];
const ofBase =
  /\b(?:go(?:es)?|laid|lay|lays|fit|fits|fitted|put) (?:down )?(?:straight |right |directly )?(?:over|on top of|onto)\b((?: [\p{L}'’-]+){1,2})/giu;

/** What a floor is said to go over, where no sentence of the evidence lays anything on it. */
export const findBases = (clause: string, { sentences }: Facts): Claim[] =>
  [...clause.matchAll(ofBase)]
    .flatMap(([, base = '']) => allStems(base))
    .filter((stem) => !idle.has(stem))
    .filter(
      (stem) =>
        !sentences.some(
          (text) => /\b(?:over|on|onto)\b/i.test(text) && allStems(text).includes(stem),
        ),
    )
    .map((value) => ({ kind: 'base', value }));

/** Strains of which no evidence speaks. */
export const findStrains = (clause: string, { stems }: Facts): Claim[] =>
  ofStrain
    .flatMap((pattern) => [...clause.matchAll(pattern)])
    .flatMap(([, things = '']) => allStems(things))
    .filter((stem) => !idle.has(stem) && !stems.has(stem))
    .map((value) => ({ kind: 'strain', value }));
