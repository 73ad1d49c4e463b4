import { addDays, type Day, weekdayOf } from '#platform/dates/london-time.ts';
import { readConsent } from '../../conversation/consent.ts';
import type { Message } from '../../conversation/message.ts';
import {
  type ConversationRecord,
  type SlotName,
  type VisitWishes,
  wasAsked,
} from '../../conversation/record.ts';
import { readSwaps } from './corrections/read-swaps.ts';
import { readTimes } from './read-times.ts';
import { mondayOf } from './visit/mark-days.ts';
import { firstWeekday, readDays } from './visit/read-days.ts';
import { type DayTimes, joinTimes, readTimesByDay } from './visit/times-by-day.ts';
import { allSlots } from './visit-times.ts';

const weekdayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const weekdayWord = '(?:mon|tues?|wednes|weds?|thur?s?|fri|satur|sat|sun)(?:day)?s?';
const mentionedDates = 4;
const allWeekdays = [0, 1, 2, 3, 4, 5, 6];

const weekdayOfWord = (word: string) =>
  weekdayNames.findIndex((name) => word.toLowerCase().startsWith(name));

/** "Just the Friday": one of the days asked for. */
const onlyPattern = new RegExp(
  String.raw`\b(?:only|just)\s+(?:the\s+|on\s+)?(${weekdayWord})\b(?!\s+\d)`,
  'i',
);
/** "The one after", "the Monday after", "the following week", "the day after": counted from what was agreed. */
const laterPattern = new RegExp(
  String.raw`\b(?:the )?(one|week|day|${weekdayWord}) after(?! next| tomorrow)(?: that| instead)?(?=\W*$|[,.!?;]|\s+(?:instead|then|please|would|if|is|at|in|the \d))|\b(?:the )?following (one|week|day|${weekdayWord})\b|\ba (week) later\b`,
  'i',
);
const dayBefore = /\bthe day before(?! that i)\b/i;
const notThisWeek = /\bnot this week\b/i;
const namesDay = new RegExp(
  String.raw`\b(?:${weekdayWord}|tomorrow|\d{1,2}(?:st|nd|rd|th)|\d{1,2}(?:/\d| (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*))\b`,
  'i',
);
const movesDay =
  /\b(?:make (?:it|that)|instead|rather|change|move|swap|switch|actually|sorry|better)\b|^\W*(?:(?:hmm+|oh|er+m?|um+|ah)\W+)*no\b/i;
const addsDay = /\b(?:or|also|as well|too|could also)\b/i;
const replacesDay = /\b(?:instead|rather|make it|change|move|actually|no)\b/i;

/** "Tomorrow or the day after", "Tuesday or the one after": a second day beside the first. */
const orLater = new RegExp(
  String.raw`\b(?:or|and|&|\/)\s*(?:the )?(?:one|day|${weekdayWord}) after\b(?! (?:next|tomorrow))`,
  'i',
);
/** "Not next week, the week after that". */
const notNextWeek = /\bnot next week\b/i;
const sameWeek = /\b(?:of|in) (?:that|the same) week\b/i;

/** A weekday in place of one asked for is in the same week: "make it Wednesday", where Tuesday next week was. */
function inWeekOf({ dates, from, to }: VisitWishes, day: Day, text: string): Day {
  const isBare = !/\d|\b(?:next|this|week|after)\b/i.test(text.replace(sameWeek, ''));
  if (dates.length === 0 && from && to && isBare) {
    const inRange = firstWeekday(from, weekdayOf(day));
    return inRange <= to ? inRange : day;
  }
  const [first] = dates;
  if (!first || !isBare || day >= mondayOf(first)) return day;
  return addDays(mondayOf(first), (weekdayOf(day) + 6) % 7);
}

/** The day that is counted from the one agreed: "the Monday after", "a week later", "the day before". */
function countFrom(agreed: readonly Day[], text: string): Day[] | undefined {
  const [first] = agreed;
  const last = agreed.at(-1);
  if (!first || !last) return undefined;
  if (dayBefore.test(text)) return [addDays(first, -1)];
  const found = laterPattern.exec(text);
  const unit = (found?.[1] ?? found?.[2] ?? found?.[3])?.toLowerCase();
  if (!unit) return undefined;
  if (unit === 'day') return [addDays(last, 1)];
  if (unit === 'one' || unit === 'week') return agreed.map((day) => addDays(day, 7));
  return [firstWeekday(addDays(last, 1), weekdayOfWord(unit))];
}

/** Writes the wishes for a visit into the record. @returns whether they changed */
export function observeVisit(record: ConversationRecord, message: Message, today: Day): boolean {
  const { visit } = record;
  const before = JSON.stringify(visit);
  const datesBefore = visit.dates;
  observeDays(record, message, today);
  observeTimes(record, message, datesBefore, today);
  return before !== JSON.stringify(visit);
}

function observeTimes(
  record: ConversationRecord,
  message: Message,
  datesBefore: readonly Day[],
  today: Day,
) {
  const { visit } = record;
  const { offered } = visit;
  const byDay = readTimesByDay(message, visit.dates, today);
  const { slots, outside } = byDay.length > 0 ? joinTimes(byDay) : readTimes(message);
  if (slots.length > 0 || outside) {
    delete visit.offered;
    delete visit.outside;
  }
  if (outside) visit.outside = outside;
  if (slots.length === 0) {
    const isTaken = offered && wasAsked(record, 'time') && readConsent(message) === 'yes';
    if (isTaken) {
      visit.times = offered;
      delete visit.offered;
    }
    return;
  }
  if (byDay.length > 0) {
    Object.assign(visit, { byDay, times: slots });
    return;
  }
  const kept = keepTimesOfOthers(visit, slots, datesBefore);
  if (kept) Object.assign(visit, { byDay: kept, times: joinTimes(kept).slots });
  else {
    const isSameDays = visit.dates.every((day) => datesBefore.includes(day));
    visit.times = isSameDays ? narrow(visit.times, slots, message.plain) : slots;
    delete visit.byDay;
  }
}

/** "And Tuesday morning would do as well" leaves the other days the times that they had. */
function keepTimesOfOthers(
  { dates, times, byDay }: VisitWishes,
  slots: readonly SlotName[],
  datesBefore: readonly Day[],
): DayTimes[] | undefined {
  const added = dates.filter((day) => !datesBefore.includes(day));
  const isAdded = added.length > 0 && added.length < dates.length && times.length > 0;
  if (!isAdded || !datesBefore.every((day) => dates.includes(day))) return undefined;
  if (String(times) === String(slots) && !byDay) return undefined;
  return dates.map((day) => ({
    day,
    times: added.includes(day)
      ? [...slots]
      : (byDay?.find((one) => one.day === day)?.times ?? times),
  }));
}

const addsTime = /^\W*or\b|\b(?:as well|also|too)\b/i;
const widens = /\b(?:fine|ok|okay|either|any ?time|whenever)\b/i;
const bounds = /\b(?:before|after|from|until|till|by|up to|no later|no earlier|not|only|just)\b/i;

/** Times told later go with those told before, unless they contradict them: "mornings", then "not before 11". */
function narrow(known: readonly SlotName[], told: readonly SlotName[], text: string): SlotName[] {
  if (replacesDay.test(text)) return [...told];
  if (addsTime.test(text)) return allSlots().filter((slot) => [...known, ...told].includes(slot));
  const both = known.filter((slot) => told.includes(slot));
  return bounds.test(text) && !widens.test(text) && both.length > 0 ? both : [...told];
}

/** "Change Thursday to Tuesday", "Tuesday, not Thursday": of several days the one is replaced. */
function swapDays(visit: VisitWishes, text: string, today: Day): boolean {
  for (const { right, wrong } of readSwaps(text)) {
    const told = readDays(right, today).dates;
    const weekdays = readDays(wrong, today).dates.map(weekdayOf);
    const isOut = (day: Day) => weekdays.includes(weekdayOf(day));
    const out = visit.dates.filter(isOut);
    if (told.length === 0 || out.length === 0) continue;
    const instead = told.map((day) => inWeekOf({ ...visit, dates: out }, day, right));
    const kept = visit.dates.filter((day) => !isOut(day));
    replaceDates(visit, [...kept, ...instead].toSorted());
    return true;
  }
  return false;
}

/** "I see the 10th is when my brother comes. Make it the Friday": what is said beside a change is its reason. */
function changeOf(text: string, today: Day): string {
  const sentences = text.split(/(?<=[.!?;])\s+|\n/);
  if (sentences.length < 2) return text;
  const changes = sentences.filter(
    (sentence) => changesDay.test(sentence) && readDays(sentence, today).dates.length > 0,
  );
  return changes.length > 0 ? changes.join(' ') : text;
}
const changesDay = /\b(?:make (?:it|that)|change (?:it|that)|move (?:it|that)|instead)\b/i;

function observeDays(record: ConversationRecord, { plain, clauses }: Message, today: Day) {
  const { visit } = record;
  if (swapDays(visit, plain, today)) return;
  const text = visit.dates.length > 0 ? changeOf(plain, today) : plain;
  const wishes = readDays(text, today);
  const isAfterNext = notNextWeek.test(text) && /\bthe (?:one|week) after\b/i.test(text);
  const isNext = notThisWeek.test(text) && /\bthe (?:one|week) after\b|\bnext\b/i.test(text);
  if ((isNext || isAfterNext) && visit.dates.length === 0) {
    const monday = addDays(mondayOf(today), isAfterNext ? 14 : 7);
    const inWeek = wishes.dates.map((day) => addDays(monday, (weekdayOf(day) + 6) % 7));
    if (inWeek.length > 0) replaceDates(visit, inWeek);
    else replaceDates(visit, [], { from: monday, to: addDays(monday, 5) });
    return;
  }
  const exact = wishes.dates.filter((day) => isExact(day, text));
  if (wishes.dates.length > 0 && orLater.test(text)) {
    const later = countFrom(wishes.dates, text) ?? [];
    replaceDates(visit, [...wishes.dates, ...later].toSorted());
    return;
  }
  const counted = countFrom(visit.dates, text);
  if (counted) {
    replaceDates(visit, exact.length > 0 ? exact : counted);
    return;
  }
  const only = onlyPattern.exec(text)?.[1];
  if (only) {
    const kept = visit.dates.filter((day) => weekdayOf(day) === weekdayOfWord(only));
    if (kept.length > 0) {
      visit.dates = kept;
      return;
    }
  }
  // "Within a fortnight" answers how soon; it moves no day that was agreed.
  const isAboutUrgency = wasAsked(record, 'urgency');
  const isDayKnown = visit.dates.length > 0 || visit.from !== undefined;
  if (isAboutUrgency && isDayKnown && !namesDay.test(text)) return;
  const onlyNamed = only
    ? wishes.dates.filter((day) => weekdayOf(day) === weekdayOfWord(only))
    : [];
  const named = onlyNamed.length > 0 ? onlyNamed : wishes.dates;
  const isMoved =
    movesDay.test(text) || record.draft?.proposed === true || visit.dates.length === 0;
  const dates = isMoved ? named.map((day) => inWeekOf(visit, day, text)) : named;
  const { onlyWeekdays, notDates, notWeekdays, range } = wishes;
  visit.notDates = [...new Set([...visit.notDates, ...notDates])].filter(
    (day) => !dates.includes(day),
  );
  visit.notWeekdays = [...new Set([...visit.notWeekdays, ...notWeekdays])];
  if (dates.length > 0) {
    visit.notWeekdays = visit.notWeekdays.filter(
      (weekday) =>
        notWeekdays.includes(weekday) || !dates.some((day) => weekdayOf(day) === weekday),
    );
    const isAdded =
      visit.dates.length > 0 &&
      addsDay.test(text) &&
      clauses.some((clause) => clause.parsed.slots.dates.length > 0 && addsDay.test(clause.text)) &&
      dates.length < 2 &&
      notDates.length + notWeekdays.length === 0 &&
      !replacesDay.test(text);
    replaceDates(visit, isAdded ? [...visit.dates, ...dates] : dates);
  } else if (onlyWeekdays.length > 0) {
    const others = allWeekdays.filter((weekday) => !onlyWeekdays.includes(weekday));
    const { from = addDays(today, 1), to } = range ?? visit;
    replaceDates(visit, [], { from, ...(to && { to }) });
    visit.notWeekdays = [...new Set([...notWeekdays, ...others])];
  } else if (range) {
    if (visit.notWeekdays.length > 4) visit.notWeekdays = notWeekdays;
    replaceDates(visit, [], range);
  } else if (notDates.length + notWeekdays.length > 0) leaveOut(visit, today);
  else if (wishes.isAny && visit.dates.length === 0 && visit.from === undefined && !isAboutUrgency)
    replaceDates(visit, [], { from: addDays(today, 1) });
}

const isExact = (day: Day, text: string) =>
  new RegExp(String.raw`\b${Number(day.slice(8))}(?:st|nd|rd|th)\b`).test(text);

/** Takes days that are ruled out from those agreed; where none is left, it is asked which day then. */
function leaveOut(visit: VisitWishes, today: Day) {
  const { notDates, notWeekdays } = visit;
  const had = visit.dates.length > 0;
  visit.dates = visit.dates.filter(
    (day) => !notDates.includes(day) && !notWeekdays.includes(weekdayOf(day)),
  );
  if (!had && visit.from === undefined) replaceDates(visit, [], { from: addDays(today, 1) });
}

function replaceDates(visit: VisitWishes, dates: Day[], range?: { from: Day; to?: Day }) {
  visit.dates = [...new Set(dates)].slice(0, mentionedDates);
  delete visit.from;
  delete visit.to;
  if (range) Object.assign(visit, range);
}
