import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { isQuestion } from '../../../conversation/act-patterns.ts';
import { listOr } from '../../../conversation/describe-record.ts';
import { addressOf } from '../../../conversation/words/person-name.ts';
import type { Turn } from '../../../turn.ts';
import { isPastHarm } from '../../observe/project/background.ts';
import { isTrouble } from '../../observe/project/damage.ts';
import { asksToBring } from '../../observe/project/remarks.ts';
import { wordsOfVisit } from '../../observe/visit/words-of-visit.ts';
import { sayPartOfDay } from '../../observe/visit-times.ts';
import type { Settled } from './settle-dates.ts';

const thanks = ['Thanks.', 'Lovely, thanks.', 'Got that.'];
const soberly = ['Thanks.', 'Thank you.', 'Got that.'];

/** A few words for what was just told, or for the wish to be visited. */
export function acknowledge(
  { observed, record, proposal, message, answered }: Turn,
  settled: Settled,
): string {
  const { dates } = settled;
  const { draft, contact, purpose } = record;
  const name = addressOf(contact.name ?? '');
  const isNamed = observed.contact.includes('name') && name !== '';
  if (proposal) return 'No problem. ';
  if (answered.includes('slots') && !isNamed) return '';
  if (!draft?.groups && draft?.isResumed) return 'Let’s get that visit arranged. ';
  if (!draft?.groups) {
    const ours = purpose === 'repair' ? 'come and look at the repair' : 'come and measure, free';
    const days = dates.length < 3 ? dates.map(shortWeekdayDate) : [];
    const yes =
      days.length > 0
        ? `Yes, we can ${ours}, on ${listOr(days)}${sayTimes(settled)}.`
        : `Of course, we can ${ours}.`;
    const first =
      dates.length > 2 ? `The first free day is ${sayFirst(dates)}. ${sayNotedTimes(settled)}` : '';
    return isNamed ? `Thanks, ${name}. ${yes} ${first}` : `${yes} ${first}`;
  }
  // A day that was just told is said to be possible.
  const isDay =
    !answered.includes('slots') && observed.visit && dates.length > 0 && dates.length < 3;
  const day = isDay
    ? `We can come on ${listOr(dates.map(shortWeekdayDate))}${sayTimes(settled)}. `
    : '';
  if (isNamed) return `Thanks, ${name}. ${day}`;
  const ofWork = sayNoted(message, dates);
  if (ofWork) return ofWork;
  const isNoted = message.clauses.some(({ text }) => isQuestion(text) && asksToBring(text));
  if (isNoted) return 'I’ve noted that for the team. ';
  const told = toldForBooking(observed);
  const asked = Object.values(draft.timesAsked ?? {}).reduce((sum, times) => sum + times, 0);
  const words = isTrouble(record) ? soberly : thanks;
  return told ? `${words[asked % words.length]} ${day}` : '';
}

/** ", 9–11am or 11am–1pm", where a part of the day was asked for. */
const sayTimes = ({ times, byDay }: Settled): string => {
  const part = byDay ? '' : sayPartOfDay(times);
  return part && `, ${part}`;
};

const sayNotedTimes = (settled: Settled): string => {
  const times = sayTimes(settled).slice(2);
  return times ? `I’ve put down ${times}. ` : '';
};

const sayFirst = ([first]: Settled['dates']) => (first ? shortWeekdayDate(first) : '');

/** A day of the fitting is no day of the measure: says what became of both. */
function sayNoted({ plain }: Turn['message'], dates: Settled['dates']): string | undefined {
  if (isPastHarm(plain, plain)) return 'I’m sorry to hear that; I’ve noted it for the team. ';
  const { others, isOfWork, isForTeam } = wordsOfVisit(plain, true);
  if (others.length === 0 || !isForTeam || isQuestion(plain)) return undefined;
  if (!isOfWork) return 'I’ve noted that for the team. ';
  const stays =
    dates.length > 0 ? `; the measure is still ${listOr(dates.map(shortWeekdayDate))}` : '';
  return `I’ve noted that for the fitting${stays}. `;
}

/** Whether a message told anything that a booking needs. */
export const toldForBooking = ({ contact, visit, project, floors }: Turn['observed']) =>
  contact.length > 0 || visit || project || floors.isChanged;
