import { addDays, type Day, weekdayOf } from '#platform/dates/london-time.ts';
import type { Message } from '../../conversation/message.ts';
import { type ConversationRecord, wasAsked } from '../../conversation/record.ts';
import type { VisitWishes } from '../../conversation/visit-wishes.ts';
import { weekdayWord } from '../../conversation/words/day-words.ts';
import { findTimes } from '../../nlu/entities/find-times.ts';
import { readTokens, tidyText } from '../../nlu/text/tokenize.ts';
import { readSwaps } from './corrections/read-swaps.ts';
import { readUrgency } from './project/read-urgency.ts';
import { mondayOf } from './visit/day-mentions.ts';
import { observeTimes, replaces } from './visit/observe-times.ts';
import { firstWeekday, readDays } from './visit/read-days.ts';
import { wordsOfVisit } from './visit/words-of-visit.ts';

const weekdayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const mentionedDates = 4;
/** Where more weekdays are ruled out, only the others were wished for. */
const maxRefused = 4;
const allWeekdays = [0, 1, 2, 3, 4, 5, 6];

const weekdayOfWord = (word: string) =>
  weekdayNames.findIndex((name) => word.toLowerCase().startsWith(name));

/** "Just the Friday", "only Monday or Tuesday": of the days asked for. */
const onlyPattern = new RegExp(
  String.raw`\b(?:only|just)\s+(?:the\s+|on\s+)?(${weekdayWord}(?:(?:\s*,\s*|\s+(?:or|and|&)\s+)(?:the\s+|on\s+)?${weekdayWord})*)\b(?!\s+\d)`,
  'i',
);
const everyWeekday = new RegExp(String.raw`\b${weekdayWord}\b`, 'gi');
/** "The one after", "the Monday after", "the following week", "the day after": counted from what was agreed. */
const laterPattern = new RegExp(
  String.raw`\b(?:the )?(one|week|day|${weekdayWord}) after(?! next| tomorrow)(?: that| instead)?(?=\W*$|[,.!?;]|\s+(?:instead|then|please|would|if|is|at|in|the \d))|\b(?:the )?following (one|week|day|${weekdayWord})\b|\ba (week) later\b`,
  'i',
);
const dayBefore = /\bthe day before(?! that i)\b/i;
const namesDay = new RegExp(
  String.raw`\b(?:${weekdayWord}|tomorrow|\d{1,2}(?:st|nd|rd|th)|\d{1,2}(?:/\d| (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*))\b`,
  'i',
);
const movesDay =
  /\b(?:make (?:it|that)|(?:can|could) (?:it|that|we) (?:be|do)|instead|rather|change|move|swap|switch|actually|sorry|better)\b|^\W*(?:(?:hmm+|oh|er+m?|um+|ah)\W+)*no\b/i;
const addsDay = /\b(?:or|also|as well|too|could also)\b/i;

const sameWeek = /\b(?:of|in) (?:that|the same) week\b/i;

const hourOfDay = /\b(?:at |after |before |from )?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|o'?clock)\b/gi;

/** A weekday in place of one asked for is in the same week: "make it Wednesday", where Tuesday next week was. */
function inWeekOf({ dates, from, to }: VisitWishes, day: Day, text: string): Day {
  const isBare = !/\d|\b(?:next|this|week|after)\b/i.test(
    text.replace(sameWeek, '').replace(hourOfDay, ' '),
  );
  if (dates.length === 0 && from && isBare) {
    const inRange = day >= from ? day : firstWeekday(from, weekdayOf(day));
    return !to || inRange <= to ? inRange : day;
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
  delete visit.before;
  const before = JSON.stringify(visit);
  const datesBefore = visit.dates;
  const ofVisit = withoutOthers(message, hasDay(visit));
  observeDays(record, ofVisit, today);
  observeTimes(record, ofVisit, datesBefore, today);
  const isChanged = before !== JSON.stringify(visit);
  const agreed = datesBefore.filter(
    (day) => !visit.notDates.includes(day) && !visit.notWeekdays.includes(weekdayOf(day)),
  );
  if (agreed.length > 0 && String(datesBefore) !== String(visit.dates)) visit.before = agreed;
  return isChanged;
}

export const hasDay = ({ dates, from }: VisitWishes) => dates.length > 0 || from !== undefined;

/** "Weekend@…" is no day. */
const emails = /\S+@\S+/g;

function withoutOthers(message: Message, isAgreed: boolean): Message {
  const { text } = wordsOfVisit(message.plain.replace(emails, ' '), isAgreed);
  if (text === message.plain) return message;
  const tokens = readTokens(tidyText(text));
  const slots = { ...message.parsed.slots, clock: findTimes(tokens).clock };
  return { ...message, plain: text, tokens, parsed: { ...message.parsed, slots } };
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

/** "9 Dec is a Wednesday": a day, and no other. */
const isWeekday = new RegExp(
  String.raw`(\b\d{1,2}(?:st|nd|rd|th)?(?: \w{3,9})?) (?:is|was) an? ${weekdayWord}\b`,
  'gi',
);

/** "I see the 10th is when my brother comes. Make it the Friday": what is said beside a change is its reason. */
function changeOf(text: string, today: Day): string {
  const sentences = text.split(/(?<=[.!?;])\s+|\n/);
  if (sentences.length < 2) return text;
  const changes = sentences.filter(
    (sentence) => changesDay.test(sentence) && readDays(sentence, today).dates.length > 0,
  );
  return changes.length > 0 ? changes.join(' ') : text;
}
const changesDay =
  /\b(?:make (?:it|that)|(?:can|could) (?:it|that|we) (?:be|do)|change (?:it|that)|move (?:it|that)|instead)\b/i;

/** "Friday is great. New year is fine, no rush": what answers how soon names no day of the visit. */
const withoutUrgency = (text: string): string =>
  text
    .split(/(?<=[.!?;,])\s+|\n|\s(?=(?:and|but)\s)/)
    .filter((part) => namesDay.test(part) || readUrgency(part, true, true) === undefined)
    .join(' ');

function observeDays(record: ConversationRecord, { plain, clauses }: Message, today: Day) {
  const { visit } = record;
  if (swapDays(visit, plain, today)) return;
  const isAboutUrgency = wasAsked(record, 'urgency');
  const isDayKnown = visit.dates.length > 0 || visit.from !== undefined;
  const whole = plain.replace(isWeekday, '$1');
  const said = isAboutUrgency && isDayKnown ? withoutUrgency(whole) : whole;
  const text = visit.dates.length > 0 ? changeOf(said, today) : said;
  const wishes = readDays(text, today);
  const exact = wishes.dates.filter((day) => isExact(day, text));
  const counted = wishes.isCounted ? undefined : countFrom(visit.dates, text);
  if (counted) {
    replaceDates(visit, exact.length > 0 ? exact : counted);
    return;
  }
  const only = (onlyPattern.exec(text)?.[1]?.match(everyWeekday) ?? []).map(weekdayOfWord);
  const kept = visit.dates.filter((day) => only.includes(weekdayOf(day)));
  if (only.length > 0 && only.every((weekday) => kept.some((day) => weekdayOf(day) === weekday))) {
    replaceDates(visit, kept);
    return;
  }
  // "Within a fortnight" answers how soon; it moves no day that was agreed.
  if (isAboutUrgency && isDayKnown && !namesDay.test(text)) return;
  const onlyNamed = wishes.dates.filter((day) => only.includes(weekdayOf(day)));
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
      !replaces.test(text);
    replaceDates(visit, isAdded ? [...visit.dates, ...dates] : dates);
  } else if (onlyWeekdays.length > 0) {
    const others = allWeekdays.filter((weekday) => !onlyWeekdays.includes(weekday));
    const { from = addDays(today, 1), to } = range ?? visit;
    replaceDates(visit, [], { from, ...(to && { to }) });
    const refused = visit.notWeekdays.length > maxRefused ? [] : visit.notWeekdays;
    const isLeft = onlyWeekdays.some((weekday) => !refused.includes(weekday));
    visit.notWeekdays = [...new Set([...(isLeft ? refused : []), ...notWeekdays, ...others])];
  } else if (range) {
    // "After Christmas some time" leaves the weekdays that were asked for; "any day next week" does not.
    if (visit.notWeekdays.length > maxRefused && !isLoose.test(text))
      visit.notWeekdays = notWeekdays;
    const inside = isBound.test(text) ? moveInto(range, visit.dates) : [];
    const isDeadline = isUpTo.test(text) && visit.dates.every((day) => isWithin(range, day));
    const within = isDeadline ? visit.dates : inside;
    replaceDates(visit, within, within.length > 0 ? undefined : range);
  } else if (notDates.length + notWeekdays.length > 0) leaveOut(visit, today);
  else if (wishes.isAny && visit.dates.length === 0 && visit.from === undefined && !isAboutUrgency)
    replaceDates(visit, [], { from: addDays(today, 1) });
}

const isLoose = /\b(?:some ?time|no rush|not? (?:in a )?hurry|after|before|by)\b/i;
/** "Not before the 14th" bounds the weekdays that were named, and names no others. */
const isBound = /\b(?:not|no earlier|no later|nothing|only|has to be|must be)\b/i;
/** "As soon as you can, before Christmas" leaves the day that was agreed. */
const isUpTo = /\b(?:before|by|in time for)\b/i;
type Range = { from: Day; to?: Day };
const isWithin = ({ from, to }: Range, day: Day) => day >= from && (!to || day <= to);
function moveInto(range: Range, dates: readonly Day[]): Day[] {
  const inside = dates.filter((day) => isWithin(range, day));
  return inside.length > 0
    ? inside
    : dates
        .map((day) => firstWeekday(range.from, weekdayOf(day)))
        .filter((day) => isWithin(range, day));
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
  delete visit.beside;
  if (range) Object.assign(visit, range);
}
