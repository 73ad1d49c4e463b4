import { type Facts, keyOf } from './evidence.ts';
import { findFigures } from './figures.ts';
import {
  clausesOf,
  contentStems,
  floorsOf,
  goesOn,
  isBound,
  withoutPromise,
} from './statements.ts';

/** Promises made for one kind of floor. */
const ofOneFloor = new Set(['guarantee', 'discount', 'underlay']);
/** Comparisons of one roll with another. */
const ofOneRoll = new Set(['cheaper', 'dearer']);
/** What may be denied without evidence: "I can't promise a discount". */
const isDenial =
  /\b(?:i (?:can['’]?t|cannot|don['’]?t|do not|haven['’]?t|wouldn['’]?t)|i['’]m not|i am not|nothing on)\b/i;
const isNegative = /\b(?:no|not|none|without|never)\b|n['’]t\b/i;
const stated = new Set(['closed', 'out of stock', 'vat extra', 'outside area']);

/**
 * Whether the evidence makes a promise of a clause, of the same things where it matters.
 * @param named the names of products that the clause, or one before it, speaks of
 */
export function isPromised(
  promise: string,
  { clause, sentence, named }: { clause: string; sentence: string; named: readonly string[] },
  { sources, customers, stems, names }: Facts,
): boolean {
  if (isDenial.test(clause) && !stated.has(promise)) return true;
  if (promise === 'underlay' && (isNegative.test(clause) || floorsOf(clause).length === 0))
    return true;
  const same = sources.filter(({ promises }) => promises.has(promise));
  const words = contentStems(withoutPromise(clause, promise));
  const needed = isBound(promise)
    ? words.filter((word) => !names.has(word) && (!customers.has(word) || stems.has(word)))
    : [];
  const ofName = isBound(promise) ? words.filter((word) => names.has(word)) : named;
  const floors = ofOneFloor.has(promise) ? floorsSpokenOf(promise, clause, sentence) : [];
  const rolls = ofOneRoll.has(promise)
    ? findFigures(clause).filter(({ kind }) => kind === 'm')
    : [];
  return same.some(
    (source) =>
      [...needed, ...ofName].every((word) => source.stems.has(word)) &&
      rolls.every((roll) => source.figures.has(keyOf(roll))) &&
      floors.every((floor) => source.floors.has(floor)),
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
