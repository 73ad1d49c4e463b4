import {
  findBorrowed,
  findJoins,
  findLeftOut,
  findMiscompared,
  findMislaid,
  findMisread,
  findOtherCut,
  findSpans,
  findUnneeded,
  findUnpriced,
  findUntoldMeasures,
  namesBefore,
} from './check-additions.ts';
import {
  findIncluded,
  findMiscounted,
  findMislabelled,
  findOverstated,
  findShort,
} from './check-labels.ts';
import {
  findBases,
  findConditions,
  findGeneralCosts,
  findOnly,
  findOtherFloors,
  findOtherPart,
  findPartOfJob,
  findStrains,
  findSwapped,
  findTurnedBounds,
  findUnpricedExtras,
  findWholeShares,
} from './check-limits.ts';
import { isPromised } from './check-promise.ts';
import {
  findDeeds,
  findStrangers,
  findUnknown,
  findUses,
  isContradicted,
  isOpenAt,
  isOwnDate,
  isOwnFullDay,
  isOwnHour,
} from './check-words.ts';
import {
  type Evidence,
  type Facts,
  hasTime,
  keyOf,
  readEvidence,
  type Source,
} from './evidence.ts';
import { type Claim, findFigures } from './figures.ts';
import { promisesOf, withoutFreeMeasure, withoutPromise } from './promises.ts';
import {
  allStems,
  clausesOf,
  hasVerb,
  isInterjection,
  isOfConversation,
  sentencesOf,
  writeOut,
} from './statements.ts';
import { findMisplaced } from './sums/misplaced-sums.ts';
import { isOwnSum, isWorkedOut, writeHedges } from './sums/worked-out-sums.ts';
import { weekdayOfWord } from './weekdays.ts';

export type { Evidence } from './evidence.ts';
export type { Claim } from './figures.ts';

/** Promises whose own words are not looked up once they are kept: "cheaper", "nothing to pay". */
const saidOtherwise = new Set(['cheaper', 'dearer', 'free']);
/** Figures of a time that belong together: the day of one opening time is not that of another. */
const ofDay = new Set(['weekday', 'date']);
const ofFirst =
  /\b(?:next|soonest|earliest|first) (?:\w+ )?(?:free|available|slot|visit|day|date|appointment|gap|opening|one|i can)\b/i;
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
  const read = readEvidence(evidence);
  return (text) => {
    const facts = { ...read, answer: text, spoken: new Set(allStems(text)) };
    return sentencesOf(text).flatMap((sentence) => checkSentence(writeHedges(sentence), facts));
  };
}

/** "Would a Saturday suit you instead?", "enjoy the rest of your Sunday": of no visit. */
const isOfNoDay =
  /\bwould (?:an?|another|any) (?:\w+ )?\w+day\b[^.!]*\?|\b(?:enjoy|have)\b(?: \w+){0,4} (?:your|good|lovely|nice) \w+day\b/i;

/** Whether a day is that of a talk: "I'll look into that right away". */
const isDayOfTalk = (day: Claim, sentence: string) =>
  isOfConversation(sentence, sentence) &&
  clausesOf(sentence)
    .filter((clause) => findFigures(clause).some((one) => keyOf(one) === keyOf(day)))
    .every((clause) => !hasVerb(clause) || isOfConversation(clause, sentence));

function checkSentence(sentence: string, facts: Facts): Claim[] {
  const bad = findFigures(sentence).filter(
    (claim) =>
      !facts.supports(claim) &&
      !(claim.kind === 'day' && isDayOfTalk(claim, sentence)) &&
      !(claim.kind === 'weekday' && isOfNoDay.test(sentence)) &&
      !isOwnSum(claim, sentence, facts) &&
      !isWorkedOut(claim, sentence, facts) &&
      !isOwnDate(claim, sentence, facts) &&
      !isOwnFullDay(claim, sentence, facts) &&
      !isOwnHour(claim, sentence, facts) &&
      !isOpenAt(claim, sentence, facts),
  );
  bad.push(
    ...findStrangers(sentence, facts),
    ...findMisread(sentence, facts),
    ...findPartOfJob(sentence, facts),
    ...findConditions(sentence, facts),
  );
  let named: string[] = [];
  const clauses = writeOut(clausesOf(withoutFreeMeasure(sentence)));
  for (const [at, clause] of clauses.entries()) {
    const here = allStems(clause.replace(besides, ' ')).filter((word) => facts.names.has(word));
    if (here.length > 0) named = here;
    const promises = promisesOf(clause);
    const kept = promises.filter((promise) =>
      isPromised(promise, { clause, sentence, named }, facts),
    );
    bad.push(
      ...promises
        .filter((promise) => !kept.includes(promise))
        .map((value) => ({ kind: 'promise', value })),
      ...checkFigures(
        clause,
        sentence,
        here.length > 0 ? here : namesBefore(clause, sentence, facts),
        facts,
      ),
    );
    const isTalk = isOfConversation(clause, sentence);
    if (!isTalk)
      bad.push(
        ...findDeeds(clause, facts),
        ...findUses(clause, facts),
        ...findStrains(clause, facts),
        ...findOtherFloors(clause, facts),
        ...findUnpricedExtras(clause, facts),
        ...findGeneralCosts(clause, sentence, facts),
        ...findSwapped(clause, facts),
        ...findBases(clause, facts),
        ...findIncluded(clause, sentence, facts),
        ...findUnneeded(clause, facts),
        ...findBorrowed(clause, sentence, facts),
        ...findUnpriced(clause, sentence, facts),
        ...findMislaid(clause, facts),
        ...findJoins(clause, sentence, facts),
        ...findUntoldMeasures(clause, sentence, facts),
        ...findMiscompared(clause, facts),
        ...findOtherCut(clause, facts),
      );
    if (!isTalk && isContradicted(clause, clauses[at - 1] ?? '', facts))
      bad.push({ kind: 'opposite', value: clause.trim() });
    const isAside = at === 0 && here.length === 0 && isInterjection(clause, sentence);
    const rest = kept
      .filter((promise) => saidOtherwise.has(promise))
      .reduce(withoutPromise, clause);
    if (!isAside && !isTalk) bad.push(...findUnknown(rest, sentence, facts));
  }
  return bad;
}

/** Another product that a clause names beside its own: "if you're not wedded to the smoked". */
const besides =
  /\b(?:if you['’]re not|rather than|instead of|unlike|compared (?:with|to)|than)\b.*$/i;
/** Whether a day is one of the evidence's. */
const isOnDay = (source: Source | undefined, day: Claim) => !source || hasTime(source, day);

/** Figures that the evidence has, but of something else. */
function checkFigures(
  clause: string,
  sentence: string,
  named: readonly string[],
  facts: Facts,
): Claim[] {
  const figures = findFigures(clause).filter(facts.supports);
  // "40 oz and 36 for the Sage": its size alone made it a sum.
  const sums = figures.filter(
    (claim) => claim.kind === 'money' && !(claim.isGuess && !facts.isTold(claim)),
  );
  const times = figures.filter(({ kind }) => ofTime.has(kind));
  const weekdays = times.filter(({ kind }) => kind === 'weekday');
  const isOther =
    times.length > 1 &&
    weekdays.length < 2 &&
    !facts.sources.some((source) => times.every((time) => hasTime(source, time)));
  const meant = figures.flatMap(({ kind, value }) => {
    const weekday = kind === 'day' ? weekdayOfWord(value, facts.today) : undefined;
    return weekday ? [{ kind: 'weekday', value: weekday }] : [];
  });
  const isClosed = [...weekdays, ...meant].some((weekday) => {
    const told = facts.sources.filter((source) => hasTime(source, weekday));
    return told.length > 0 && told.every(({ promises }) => promises.has('closed'));
  });
  const isLater =
    ofFirst.test(clause) &&
    times.some((time) => ofDay.has(time.kind) && !isOnDay(facts.firstDay, time));
  return [
    ...findMisplaced(clause, sentence, sums, named, facts),
    ...findMislabelled(clause, sentence, facts),
    ...findLeftOut(clause, sentence, facts),
    ...findShort(clause, facts),
    ...findSpans(clause, sentence, facts),
    ...findMiscounted(clause, facts),
    ...findOnly(clause, facts),
    ...findOtherPart(clause, facts),
    ...findTurnedBounds(clause, facts),
    ...findWholeShares(clause, sentence, named, facts),
    ...findOverstated(clause, facts),
    ...(isLater ? [{ kind: 'not the first day', value: clause.trim() }] : []),
    ...(isOther
      ? [{ kind: 'time of another day', value: times.map(({ value }) => value).join(' ') }]
      : []),
    ...(isClosed &&
    !(/\b(?:shut|closed)\b/i.test(facts.customer) && !hasVerb(clause)) &&
    !/\b(?:closed|shut|not|never|except|off)\b|n['’]t\b|\bit(?:['’]s| is| being) (?:an? )?\w+day\b/i.test(
      clause,
    )
      ? [
          {
            kind: 'day on which we are closed',
            value: [...weekdays, ...meant].map(({ value }) => value).join(' '),
          },
        ]
      : []),
  ];
}
