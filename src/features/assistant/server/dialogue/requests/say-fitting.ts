import { weekdayDate } from '#platform/dates/short-dates.ts';
import { isQuestion } from '../../conversation/act-patterns.ts';
import { listOr } from '../../conversation/describe-record.ts';
import { addRemark } from '../../conversation/remarks/add-requirement.ts';
import { wasSaid } from '../../conversation/said.ts';
import type { Turn } from '../../turn.ts';
import { saysFittingWish } from '../observe/project/fitting-wish.ts';
import { readDays } from '../observe/visit/read-days.ts';
import { wordsOfVisit } from '../observe/visit/words-of-visit.ts';

/** What sizes that the customer gives are good for. */
export function sayOwnSizes({ priced }: Turn['record']): string {
  const opening =
    priced.length > 0
      ? 'You’ve given me the sizes already, and the estimate stands on them.'
      : 'Yes: tell me the length and the width of each room, and I’ll work out an estimate.';
  return `${opening} Only the written quote needs our own measure: it’s free, and it can wait for a day that suits.`;
}

/** "She's back on the 14th", beside the question when the floor can be fitted: the team should know. */
function noteReason({ record, message }: Turn): boolean {
  const { others } = wordsOfVisit(message.plain, true);
  const reasons = others.filter((piece) => !isQuestion(piece) && !saysFittingWish(record, piece));
  addRemark(record, reasons.join(', '));
  return reasons.length > 0;
}

/** Whether a floor can be down by a date: the wait is not known here. */
export function sayFittingBy(turn: Turn): string[] {
  const { record } = turn;
  const isNoted = noteReason(turn);
  const wish = record.fittingWanted?.replace(/ \(.*$/, '') ?? (isNoted ? 'by then' : '');
  const what = wish ? `a fitting ${wish}` : 'a day for the fitting';
  const known = `I can’t promise ${what}: I don’t know the current wait, as it depends on the diary and on whether your floor is in stock.`;
  const isSent = record.formsSent > 0 || record.callBackSent;
  if (record.refusesVisit || isSent) return [`${known} The team can tell you.`];
  if (record.draft) return [`${known} It goes in the note for the team.`];
  record.asked = 'booking?';
  return [`${known} The free measure comes first, so the sooner the better: shall I ask for one?`];
}

/** The days that the floor is wished to be laid on, in words: those named just now, before, or taken for the visit's. */
function wordDays({ record, message, today }: Turn): string {
  const { dates } = readDays(message.plain, today);
  const days = dates.length > 0 ? dates : record.fittingWanted ? [] : record.visit.dates;
  if (days.length > 0) record.fittingWanted = `on ${listOr(days.map(weekdayDate))}`;
  return record.fittingWanted ?? 'then';
}

/** Whether a floor can be laid on a day: the diary is not known here, so the team is to be asked. */
export function sayFittingOn(turn: Turn): string[] {
  const { record } = turn;
  const wish = wordDays(turn);
  const first = `I can’t promise a fitting ${wish}: it depends on the diary and on whether your floor is in stock.`;
  const known = wasSaid(record, first)
    ? `Whether a fitting ${wish} is realistic, I can’t see from here.`
    : first;
  turn.evidence.push(first, known);
  if (record.formsSent > 0 || record.callBackSent) return [known, 'The team can tell you.'];
  if (record.draft) return [known, 'It goes in the note for the team.'];
  record.asked = 'callBack?';
  const { name, phone } = record.contact;
  const ask =
    name && phone
      ? 'The team can tell you: shall I ask them to ring you about it?'
      : 'The team can tell you: shall I ask them? Leave your name and number and they’ll ring you.';
  return [known, ask];
}
