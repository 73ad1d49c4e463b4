import type { Day } from '#platform/dates/london-time.ts';
import { readConsent } from '../../../conversation/consent.ts';
import type { Message } from '../../../conversation/message.ts';
import { type ConversationRecord, wasAsked } from '../../../conversation/record.ts';
import type { DayTimes, SlotName, VisitWishes } from '../../../conversation/visit-wishes.ts';
import { readTimes } from '../read-times.ts';
import { allSlots } from '../visit-times.ts';
import { readDays } from './read-days.ts';
import { joinTimes, readTimesByDay, timesOn } from './times-by-day.ts';

/** What is said takes the place of what was said before. */
export const replaces = /\b(?:instead|rather|make it|change|move|actually|no)\b/i;

/** Writes the times of day that a message wishes for into the record. */
export function observeTimes(
  record: ConversationRecord,
  message: Message,
  datesBefore: readonly Day[],
  today: Day,
) {
  const { visit } = record;
  const { offered } = visit;
  const byDay = readTimesByDay(message, visit.dates, today);
  if (byDay?.beside) visit.beside = byDay.beside;
  const rules = byDay?.byDay ?? [];
  const read =
    byDay && rules.length > 0
      ? { slots: joinTimes(rules), outside: byDay.outside }
      : readTimes(message, wasAsked(record, 'time'));
  const { slots, outside } = read;
  if (slots.length > 0 || outside) {
    delete visit.offered;
    delete visit.outside;
    delete visit.notBefore;
  }
  if ('notBefore' in read && read.notBefore !== undefined) visit.notBefore = read.notBefore;
  if (outside) visit.outside = outside;
  const isLimit = limits.test(message.plain) && readDays(message.plain, today).dates.length === 0;
  if (slots.length > 0) setLimit(visit, slots, message.plain, isLimit);
  if (slots.length === 0) {
    const isTaken = offered && wasAsked(record, 'time') && readConsent(message) === 'yes';
    if (isTaken) {
      visit.times = offered;
      delete visit.offered;
    }
    return;
  }
  if (rules.length > 0) {
    Object.assign(visit, { byDay: rules, times: slots });
    return;
  }
  // A limit leaves the days the times that they have, as far as it allows them.
  if (isLimit && visit.byDay?.some(({ times }) => times.some((slot) => slots.includes(slot))))
    return;
  const kept = keepTimesOfOthers(visit, slots, datesBefore);
  if (kept) Object.assign(visit, { byDay: kept, times: joinTimes(kept) });
  else {
    const isSameDays =
      datesBefore.length === 0 || visit.dates.every((day) => datesBefore.includes(day));
    visit.times = isSameDays ? narrow(visit.times, slots, message.plain, isLimit) : slots;
    delete visit.byDay;
  }
}

const limits =
  /\b(?:only|(?:not|nothing|never|no|can'?t(?: do| make)?|cannot do|nobody(?: here| in)?)\b[^.?!]{0,12}\b(?:before|after|earlier|later|until|till|mornings?|afternoons?))\b/i;

/** "Nothing before 11" holds for days that are named later, until something else is said. */
function setLimit(visit: VisitWishes, told: SlotName[], text: string, isLimit: boolean) {
  const both = visit.limit?.filter((slot) => told.includes(slot)) ?? [];
  if (isLimit) visit.limit = both.length > 0 ? both : told;
  else if (both.length === 0 || replaces.test(text) || widens.test(text)) delete visit.limit;
}

/** "And Tuesday morning would do as well" leaves the other days the times that they had. */
function keepTimesOfOthers(
  visit: VisitWishes,
  slots: readonly SlotName[],
  datesBefore: readonly Day[],
): DayTimes[] | undefined {
  const { dates, times, byDay } = visit;
  const added = dates.filter((day) => !datesBefore.includes(day));
  const isAdded = added.length > 0 && added.length < dates.length && times.length > 0;
  if (!isAdded || !datesBefore.every((day) => dates.includes(day))) return undefined;
  if (String(times) === String(slots) && !byDay) return undefined;
  return dates.map((day) => ({
    day,
    times: added.includes(day) ? [...slots] : (timesOn(visit, day) ?? times),
  }));
}

const addsTime = /^\W*or\b|\b(?:as well|also|too)\b/i;
const widens = /\b(?:fine|ok|okay|either|any ?time|whenever)\b/i;
const bounds = /\b(?:before|after|from|until|till|by|up to|no later|no earlier|not|only|just)\b/i;

/** Times told later go with those told before, unless they contradict them: "mornings", then "not before 11". */
function narrow(
  known: readonly SlotName[],
  told: readonly SlotName[],
  text: string,
  isLimit: boolean,
): SlotName[] {
  const both = known.filter((slot) => told.includes(slot));
  if (isLimit && both.length > 0) return both;
  if (replaces.test(text)) return [...told];
  if (addsTime.test(text)) return allSlots().filter((slot) => [...known, ...told].includes(slot));
  return bounds.test(text) && !widens.test(text) && both.length > 0 ? both : [...told];
}
