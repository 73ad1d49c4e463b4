import { isPromised } from './check-promise.ts';
import { findMisplaced } from './check-sums.ts';
import { type Evidence, type Facts, hasTime, readEvidence } from './evidence.ts';
import { type Claim, findFigures } from './figures.ts';
import {
  clausesOf,
  contentStems,
  floorsOf,
  isInterjection,
  isOfConversation,
  promisesOf,
  sentencesOf,
  stemsOfCustomer,
} from './statements.ts';

export type { Evidence } from './evidence.ts';
export type { Claim } from './figures.ts';

/** Figures of a time that belong together: the day of one opening time is not that of another. */
const ofTime = new Set(['weekday', 'time', 'spoken time', 'date']);

/** All claims of a text: its figures, and the promises that need evidence. */
export function findClaims(text: string): Claim[] {
  return [...promisesOf(text).map((value) => ({ kind: 'promise', value })), ...findFigures(text)];
}

/**
 * Finds what a text states and no evidence supports: figures (also in words, and sums without a currency),
 * dates, places and addresses; promises, whose words must stand in one sentence of the evidence; and words of services
 * and qualities that no evidence has. A hedged sum of money may differ by 2% from an evidenced one. What only speaks of the
 * conversation needs no evidence for its words.
 */
export function checkGrounding(evidence: Evidence): (text: string) => Claim[] {
  const facts = readEvidence(evidence);
  return (text) => sentencesOf(text).flatMap((sentence) => checkSentence(sentence, facts));
}

function checkSentence(sentence: string, facts: Facts): Claim[] {
  const isAsked = isOfConversation(sentence, sentence);
  const bad = findFigures(sentence).filter(
    (claim) => !facts.supports(claim) && !(isAsked && claim.kind === 'day'),
  );
  let named: string[] = [];
  for (const [at, clause] of clausesOf(sentence).entries()) {
    const here = contentStems(clause).filter((word) => facts.names.has(word));
    if (here.length > 0) named = here;
    bad.push(
      ...promisesOf(clause)
        .filter((promise) => !isPromised(promise, { clause, sentence, named }, facts))
        .map((value) => ({ kind: 'promise', value })),
      ...checkFigures(clause, sentence, here, facts),
    );
    if (!isOfConversation(clause, sentence) && isContradicted(clause, facts))
      bad.push({ kind: 'opposite', value: clause.trim() });
    const isAside = at === 0 && here.length === 0 && isInterjection(clause);
    if (!isAside && !isOfConversation(clause, sentence)) bad.push(...findUnknown(clause, facts));
  }
  return bad;
}

/** Figures that the evidence has, but of something else. */
function checkFigures(
  clause: string,
  sentence: string,
  named: readonly string[],
  facts: Facts,
): Claim[] {
  const figures = findFigures(clause).filter(facts.supports);
  const sums = figures.filter(({ kind }) => kind === 'money');
  const times = figures.filter(({ kind }) => ofTime.has(kind));
  const weekdays = times.filter(({ kind }) => kind === 'weekday');
  const isOther =
    times.length > 1 &&
    weekdays.length < 2 &&
    !facts.sources.some((source) => times.every((time) => hasTime(source, time)));
  const isClosed = weekdays.some((weekday) => {
    const told = facts.sources.filter((source) => hasTime(source, weekday));
    return told.length > 0 && told.every(({ promises }) => promises.has('closed'));
  });
  return [
    ...findMisplaced(clause, sentence, sums, named, facts),
    ...(isOther
      ? [{ kind: 'time of another day', value: times.map(({ value }) => value).join(' ') }]
      : []),
    ...(isClosed && !/\b(?:closed|shut|not|never|except)\b|n['’]t\b/i.test(clause)
      ? [
          {
            kind: 'day on which we are closed',
            value: weekdays.map(({ value }) => value).join(' '),
          },
        ]
      : []),
  ];
}

const isNegative = /\b(?:no|not|none|without|never|nothing|neither|nor)\b|n['’]t\b/i;
/** So many words in common make a clause of the evidence speak of the same. */
const minShared = 2;

/** Whether the evidence says the opposite: "suits cats" where it says "not with cats". */
function isContradicted(clause: string, { clauses }: Facts): boolean {
  const words = [...contentStems(clause), ...floorsOf(clause)];
  if (words.length < minShared) return false;
  const same = clauses.filter(({ stems }) => words.every((word) => stems.has(word)));
  return (
    same.length > 0 && same.every(({ text }) => isNegative.test(text) !== isNegative.test(clause))
  );
}

/** The words of services and qualities that no evidence has, save what the clause calls the customer's. */
function findUnknown(clause: string, { stems, customers }: Facts): Claim[] {
  const words = contentStems(clause);
  // "Thanks, Kev."
  const isAddress = words.length === 1 && /^\W*\p{Lu}\p{L}+\W*$/u.test(clause.trim());
  if (isAddress && words.every((word) => customers.has(word))) return [];
  const ofCustomer = new Set(stemsOfCustomer(clause).filter((stem) => customers.has(stem)));
  return words
    .filter((word) => !stems.has(word) && !ofCustomer.has(word))
    .map((value) => ({ kind: 'word', value }));
}
