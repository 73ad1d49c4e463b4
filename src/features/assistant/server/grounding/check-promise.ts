import { type Facts, keyOf, type Source } from './evidence.ts';
import { type Claim, findFigures } from './figures.ts';
import { isBound, withoutPromise } from './promises.ts';
import { idle, type Label, readLabel } from './read-labels.ts';
import { allStems, clausesOf, contentStems, floorsOf, goesOn, textBefore } from './statements.ts';
import { isCompared } from './sums/compared-prices.ts';
import { isWorkedOut } from './sums/worked-out-sums.ts';

/** Promises made for one kind of floor. */
const ofOneFloor = new Set(['guarantee', 'discount', 'underlay']);
/** So much of a product is there only if the evidence says how much. */
const ofStock = new Set(['in stock', 'scarce']);
/** Comparisons of one roll with another. */
const ofOneRoll = new Set(['cheaper', 'dearer']);
/** What may be denied without evidence: "I can't promise a discount". */
const isDenial =
  /\b(?:i(?:['’]d| would) never|i (?:can['’]?t|cannot|don['’]?t|do not|haven['’]?t|wouldn['’]?t)|i['’]m not|i am not|that i know of|as far as i (?:know|can see)|nothing (?:on|is|gets|goes|will be|has been))\b/i;
/** What an offer to look need not know: "shall I see whether there's a cheaper one on sale?" */
const ofLook =
  /\b(?:shall i|should i|can i|(?:would you|do you) (?:like|want) me to|want me to|i can|i could|i['’]ll|let me|happy to) (?:see|check|look|find out|ask)\b[^.!]*\b(?:if|whether|what|which|for)\b/i;
const mayBeLookedUp = new Set(['cheaper', 'dearer', 'discount', 'in stock']);
/** What becomes of a guarantee, and on what conditions. */
const ofTerms =
  /\b(?:stays?|pass(?:es|ed)?|follows?|carr(?:y|ies) over|extends?|appl(?:y|ies)|void|valid|starts?|runs?|if|unless|provided|as long as|own|forever)\b/gi;
/** "From £4.50" is the lowest price of its kind. */
const isFrom = /\bfrom £/i;
/** A price that the fitting is part of. */
const isWhole = /\bsupplied and fitted\b|\bincluded\b|\bsupply and fit\b/i;
/** What is said of several products at once. */
const isOfAll = /\b(?:all|both|every\w*|each)\b/i;
const ofGoods = new Set(['in stock', 'discount', 'out of stock', 'not in stock', 'back order']);
const isNegative = /\b(?:no|not|none|without|never)\b|n['’]t\b/i;
const stated = new Set(['closed', 'out of stock', 'not in stock', 'vat extra', 'outside area']);
/** What the evidence may say in place of a promise. */
const sameAs: Record<string, string[]> = { 'not in stock': ['out of stock', 'back order'] };

/**
 * Whether the evidence makes a promise of a clause, of the same things where it matters.
 * @param named the names of products that the clause, or one before it, speaks of
 */
export function isPromised(
  promise: string,
  { clause, sentence, named }: { clause: string; sentence: string; named: readonly string[] },
  facts: Facts,
): boolean {
  const { sources, customers, stems, names, labels } = facts;
  if (isDenial.test(clause) && !stated.has(promise)) return true;
  if (ofLook.test(sentence) && mayBeLookedUp.has(promise)) return true;
  if (promise === 'underlay' && isUnneeded.test(clause)) return needsNone(clause, facts);
  if (promise === 'underlay' && (isNegative.test(clause) || floorsOf(clause).length === 0))
    return true;
  const same = sources.filter(({ promises }) =>
    [promise, ...(sameAs[promise] ?? [])].some((one) => promises.has(one)),
  );
  const sums = findFigures(sentence).filter(({ kind }) => kind === 'money');
  if (promise === 'lowest price' && sums.length > 0)
    return sums.every((sum) =>
      sources.some(({ text, figures }) => isFrom.test(text) && figures.has(keyOf(sum))),
    );
  if (promise === 'free' && labels.some((label) => isOfNothing(label, clause))) return true;
  // "The wider roll wouldn't save you anything."
  if (promise === 'cheaper' && isNegative.test(clause))
    return isPromised(
      'dearer',
      { clause: clause.replace(isNegative, ' '), sentence, named },
      facts,
    );
  // "Encaustic Star isn't reduced."
  if (promise === 'discount' && named.length > 0 && isNegative.test(clause))
    return !same.some((source) => named.every((word) => source.stems.has(word)));
  if (promise === 'comes')
    return isNegative.test(clause) || !sources.some(({ promises }) => promises.has('outside area'));
  if (promise === 'within budget' && isWithinOwn(facts)) return true;
  if (promise === 'included' && isInJob(clause, sums, facts)) return true;
  if (promise === 'charge') return sums.length > 0 || isCharged(clause, facts);
  if (promise === 'channel') return isSaidSo(clause, facts);
  if (promise === 'told the team' && ofMessage.test(clause) && isSaidSo(clause, facts)) return true;
  if (promise === 'heavy use' && isOfAll.test(clause) && facts.details.of.length > 1)
    return facts.details.of
      .filter(({ names: own }) => own.some((name) => facts.spoken.has(name)))
      .every(({ promises }) => promises.has(promise));
  if (promise === 'heavy use')
    return (
      facts.details.rest.some(({ promises }) => promises.has(promise)) ||
      facts.details.of.some(
        ({ names: own, promises }) =>
          promises.has(promise) && named.every((word) => own.includes(word)),
      )
    );
  if (promise === 'extra') return !sources.some(({ text }) => isWhole.test(text));
  if (ofOneRoll.has(promise)) {
    const isOfFitting = ofPart.test(sentence.slice(0, sentence.indexOf(clause) + clause.length));
    if (isOfFitting && !findFigures(clause).some(({ kind }) => kind === 'money')) return false;
    if (!/\broll|\bsav/i.test(sentence) && isOfSums(sums, promise)) return true;
    if (isCompared(clause, promise === 'dearer', named, facts)) return true;
    const ofSaving = /\bsav/i.test(clause)
      ? findFigures(clause).filter(({ kind }) => kind === 'money')
      : [];
    const isOfFloors = named.length > 0 || floorsOf(clause).length > 0;
    if (
      !isOfFloors &&
      ofSaving.length > 0 &&
      ofSaving.every((sum) => isWorkedOut(sum, sentence, facts))
    )
      return true;
    if (isOfFloors && facts.prices.length > 1 && !/\broll/i.test(sentence)) return false;
  }
  if (isOfAll.test(clause) && ofGoods.has(promise)) return isOfEach(promise, named, facts);
  const words = contentStems(withoutPromise(clause, promise));
  const needed = [
    ...(isBound(promise)
      ? words.filter((word) => !names.has(word) && (!customers.has(word) || stems.has(word)))
      : []),
    ...(promise === 'guarantee' ? allStems((clause.match(ofTerms) ?? []).join(' ')) : []),
  ];
  const ofName = isBound(promise) ? words.filter((word) => names.has(word)) : named;
  if (promise === 'guarantee' && isOfAskedFloor(sentence, named, same, facts)) return false;
  const floors = ofOneFloor.has(promise) ? floorsSpokenOf(promise, clause, sentence) : [];
  const rolls = ofOneRoll.has(promise) ? rollsMeant(clause, sentence) : [];
  const others = ofOneRoll.has(promise) ? rollsOf(afterThan.exec(clause)?.[1] ?? '') : [];
  const counts = ofStock.has(promise)
    ? findFigures(clause).filter(({ kind }) => kind === 'm2' || kind === 'm' || kind === 'number')
    : [];
  return same.some(
    (source) =>
      [...needed, ...ofName].every((word) => source.stems.has(word)) &&
      counts.every((count) => source.figures.has(keyOf(count))) &&
      rolls.every((roll) => source.figures.has(keyOf(roll))) &&
      !others.some((roll) => source.figures.has(keyOf(roll))) &&
      floors.every((floor) => source.floors.has(floor)),
  );
}

/** Whether a job of the evidence comes to no more than the customer has. */
function isWithinOwn({ prices, customersSums }: Facts): boolean {
  const most = Math.max(...[...customersSums].map(Number));
  return prices.some(({ kind, pounds }) => kind === 'job' && pounds <= most);
}

const partOfJob =
  /\b(?:underlay|fitting|gripper|delivery|installation|uplift|disposal|removal)\b/gi;

/** Whether every part that a clause says is included is in each job that the evidence prices. */
function isInJob(clause: string, sums: readonly Claim[], { sources }: Facts): boolean {
  const jobs = sources.filter(({ text }) => /\bm²\)|\bstairs\b/.test(text) && isJob.test(text));
  const parts = sources.filter(({ text }) => /^\s*That is materials\b/.test(text));
  const named = (clause.match(partOfJob) ?? []).map((part) => part.toLowerCase());
  return (
    jobs.length > 0 &&
    sums.every((sum) => sum.per === undefined) &&
    named.every((part) => {
      if (part === 'fitting' || part === 'installation')
        return jobs.every(({ text }) => /\bsupplied and fitted\b/.test(text));
      return (
        part === 'underlay' &&
        parts.length > 0 &&
        parts.every(({ text }) => !/underlay £0\.00/.test(text))
      );
    })
  );
}
const isJob = /\b(?:supplied and fitted|supply only): £/;

/** Whether the evidence has a price for what is said to be charged. */
const isCharged = (clause: string, { labels }: Facts) => {
  const words = allStems(clause).filter((stem) => !idle.has(stem));
  return labels.some((label) => words.some((word) => label.words.has(word)));
};

const ofMessage = /\byou(?:['’]ll| will) (?:get|have|receive) an? (?:email|text|call)\b/i;
const ofWay = /\b(?:by|via|through|(?:get|have|receive) an?) ([\w-]+)/i;

/** Whether one sentence of the evidence names the way in which a clause says that we write, and has its figures. */
function isSaidSo(clause: string, { sources }: Facts): boolean {
  const [, way = ''] = ofWay.exec(clause) ?? [];
  const figures = findFigures(clause);
  if (figures.some(({ kind }) => kind === 'email' || kind === 'phone')) return true;
  const isOf = /phone/i.test(way) ? /\b(?:call|ring|phone)/i : new RegExp(`\\b${way}`, 'i');
  const told = sources.filter(({ text }) => isOf.test(text));
  return told.some((source) => figures.every((figure) => source.figures.has(keyOf(figure))));
}

/** A part of the price that is compared, not the whole with it. */
const ofPart =
  /(?<!\b(?:with|including|and|inc|for|plus|without) )(?:^|[^,] )\b(?:fitting|installation|labour|underlay)\b(?! included)/i;

const isUnneeded =
  /\b(?:no|without(?: any)?) (?:separate |extra |additional )?underlay\b|(?:\bnot|n['’]t) need (?:an?y? |an |any )?(?:separate |extra )?underlay\b/i;
const isNone = /\bneeds none\b|\bno underlay\b|\bbacking (?:already|included)\b/i;

/** Whether the evidence says that a floor needs no underlay. */
const needsNone = (clause: string, { sources, labels }: Facts) =>
  labels.some((label) => isOfNothing(label, clause)) ||
  sources.some(
    ({ text, floors }) =>
      isNone.test(text) &&
      floorsOf(clause).every((floor) => floors.size === 0 || floors.has(floor)),
  );

/** "The cheaper, at £11.61 against £14.50": the first of two sums is that of what is spoken of. */
function isOfSums([first, second]: readonly Claim[], promise: string): boolean {
  if (!first || !second) return false;
  const [one, other] = [Number(first.value), Number(second.value)];
  return promise === 'dearer' ? one > other : one < other;
}

/** What a comparison is with. */
const afterThan = /\bthan\b(.*)$/i;
const rollsOf = (text: string) => findFigures(writeRolls(text)).filter(({ kind }) => kind === 'm');

/** The rolls that a comparison is of: those of the clause, else the one that the sentence named last before it. */
export function rollsMeant(clause: string, sentence: string): Claim[] {
  const own = rollsOf(clause.replace(afterThan, ' '));
  if (own.length > 0) return own;
  const before = textBefore(clause, sentence).replace(/\bthan\b[^,;]*/gi, ' ');
  if (!/\broll/i.test(before)) return [];
  // "You'd pay £1,019 from the 5 m roll and £1,146 from the 4 m one, so it's cheaper": of what the sentence is about.
  const isOfSubject = ofSubject.test(clause) || goesOnOfSubject(clause, before);
  return isOfSubject ? rollsOf(before).slice(0, 1) : rollsOf(before).slice(-1);
}

const ofSubject = /^\W*so (?:it|that)\b(?! one)/i;
/** "…, so it's cheaper, and there's no join in it either" */
const goesOnOfSubject = (clause: string, before: string) =>
  /\bin it\b/i.test(clause) && /,\s*so (?:it|that)\b/i.test(before);

/** The two widths of rolls, which a model may call by what they are to each other. */
const writeRolls = (text: string) =>
  text
    .replace(/\b(?:wider|larger|bigger) (?:roll|one)\b/gi, '5 m roll')
    .replace(/\b(?:narrower|smaller) (?:roll|one)\b/gi, '4 m roll');

/** Whether a part of a price that a clause names is told as £0.00. */
function isOfNothing({ figures, words, isPart }: Label, clause: string): boolean {
  const named = readLabel(clause).words;
  return (
    isPart === true &&
    Number(figures[0]?.value) === 0 &&
    [...words].every((word) => named.has(word))
  );
}

/** Whether the evidence says of each product spoken of what is said of them all. */
function isOfEach(promise: string, named: readonly string[], { products, spoken }: Facts): boolean {
  const meant = products.filter(({ stems }) => named.every((word) => stems.has(word)));
  const told = meant.filter(({ colour }) => colour.every((word) => spoken.has(word)));
  const each = told.length > 0 ? told : meant;
  return each.length > 0 && each.every(({ promises }) => promises.has(promise));
}

/** A guarantee without a floor is read for the floor that was asked about, and all that is told is for another. */
function isOfAskedFloor(
  sentence: string,
  named: readonly string[],
  same: readonly Source[],
  { customer }: Facts,
): boolean {
  const asked = floorsOf(customer);
  const years = findFigures(sentence).filter(({ kind }) => kind === 'years' || kind === 'months');
  const own = same.filter(({ figures }) => years.some((one) => figures.has(keyOf(one))));
  return (
    floorsOf(sentence).length === 0 &&
    named.length === 0 &&
    asked.length > 0 &&
    own.length > 0 &&
    own.every(({ floors }) => floors.size > 0 && !asked.some((floor) => floors.has(floor)))
  );
}

/** A guarantee may go on in a later clause: "on all our fitting, laminate included". */
function floorsSpokenOf(promise: string, clause: string, sentence: string): string[] {
  if (promise !== 'guarantee') return floorsOf(clause);
  const clauses = clausesOf(sentence);
  const later = clauses
    .slice(clauses.indexOf(clause) + 1)
    .filter((part) => goesOn(part) && !isDenial.test(part) && !isNegative.test(part));
  return [clause, ...later].flatMap(floorsOf);
}
