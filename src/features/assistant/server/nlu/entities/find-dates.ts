import { addDays, type Day, weekdayOf } from '#platform/dates/london-time.ts';
import { readQuantity } from '../text/spoken-numbers.ts';
import type { Token } from '../text/tokenize.ts';
import { type FoundDay, readCalendar, textAt } from './calendar-dates.ts';

const weekdays = [
  'sunday sun sundays',
  'monday mon mondays mondy',
  'tuesday tue tues tuesdays teusday tusday',
  'wednesday wed weds wednesdays wensday wednsday wedsday',
  'thursday thu thur thurs thursdays thrusday thursady',
  'friday fri fridays firday',
  'saturday sat saturdays saterday saturdy',
];
const weekdayNamed = new Map(
  weekdays.flatMap((words, at) => words.split(' ').map((word) => [word, at])),
);
const maxDates = 6;
const maxMentions = 12;

/** A day that a text names, from its first token to the one after its last. */
export type DayMention = {
  start: number;
  end: number;
  /** The day meant; of "Mondays", the coming one. */
  day: Day;
  /** Named by its weekday. */
  weekday?: number;
  /** Named by its weekday alone, so that a date, a week or a day agreed before may tell which. */
  isBare?: true;
  /** "Mondays": every one of them. */
  isEvery?: true;
};

/** The days that a text names, in its order, without past ones. */
export function findDayMentions(tokens: readonly Token[], today: Day): DayMention[] {
  const mentions: DayMention[] = [];
  for (let at = 0; at < tokens.length && mentions.length < maxMentions; ) {
    const found =
      readRelative(tokens, at, today) ??
      readCalendar(tokens, at, today) ??
      readWeekday(tokens, at, today) ??
      readEveryWeekday(tokens, at, today);
    if (found && found.day >= today) mentions.push({ start: at, ...found });
    at = found?.end ?? at + 1;
  }
  return mentions;
}

/** The dates named, in the order of the message, without duplicates and past dates. */
export function findDates(tokens: readonly Token[], today: Day): Day[] {
  const days = findDayMentions(tokens, today)
    .filter(({ isEvery }) => !isEvery)
    .map(({ day }) => day);
  return [...new Set(days)].slice(0, maxDates);
}

function readRelative(tokens: readonly Token[], at: number, today: Day): FoundDay | undefined {
  const text = textAt(tokens, at);
  const next = textAt(tokens, at + 1);
  if (['today', 'tonight', 'tonite', '2day'].includes(text)) return { day: today, end: at + 1 };
  if (text === 'day' && next === 'after' && isTomorrow(textAt(tokens, at + 2)))
    return { day: addDays(today, 2), end: at + 3 };
  if (isTomorrow(text)) return weekFrom(tokens, at + 1, addDays(today, 1));
  if (text === 'fortnight')
    return {
      day: endOfCount(tokens, at + 1, today, 14).day,
      end: endOfCount(tokens, at + 1, today, 14).end,
    };
  if (
    text === 'week' &&
    (['today', 'from'].includes(next) ||
      (next === 'on' && weekdayNamed.has(textAt(tokens, at + 2)))) &&
    !/^(?:next|this|last|the|that|every)$/.test(textAt(tokens, at - 1))
  )
    return endOfCount(tokens, at + 1, today, 7);
  return readInDays(tokens, at, today);
}

const isTomorrow = (text: string) =>
  [
    'tomorrow',
    'tomorow',
    'tommorow',
    'tommorrow',
    'tomoro',
    'tomorro',
    'tmrw',
    'tmw',
    'tomo',
    'morrow',
    'tomorow',
  ].includes(text);

/** `tomorrow week` is a week later. */
function weekFrom(tokens: readonly Token[], at: number, day: Day): FoundDay {
  if (textAt(tokens, at) === 'week') return { day: addDays(day, 7), end: at + 1 };
  return { day, end: at };
}

/** The day from which a number of days is counted: today, or a following weekday. */
function endOfCount(tokens: readonly Token[], at: number, today: Day, days: number): FoundDay {
  let next = at;
  while (['on', 'from', 'this', 'coming'].includes(textAt(tokens, next))) next += 1;
  const text = textAt(tokens, next);
  const weekday = weekdayNamed.get(text);
  if (weekday !== undefined)
    return { day: addDays(comingWeekday(today, weekday, 0), days), end: next + 1 };
  if (isTomorrow(text)) return { day: addDays(today, days + 1), end: next + 1 };
  if (['today', 'now'].includes(text)) return { day: addDays(today, days), end: next + 1 };
  return { day: addDays(today, days), end: at };
}

/** `in 3 days`, `in two weeks`, `2 weeks today`. */
function readInDays(tokens: readonly Token[], at: number, today: Day): FoundDay | undefined {
  const isIn = textAt(tokens, at) === 'in';
  const isA = isIn && textAt(tokens, at + 1) === 'a';
  const count = isA ? { value: 1, end: at + 2 } : readQuantity(tokens, isIn ? at + 1 : at);
  if (!count || count.value < 1 || count.value > 60 || !Number.isInteger(count.value))
    return undefined;
  const unit = textAt(tokens, count.end);
  const days = unit.startsWith('day') ? 1 : unit.startsWith('week') || unit === 'wks' ? 7 : 0;
  if (!days) return undefined;
  const after = textAt(tokens, count.end + 1);
  if (['today', 'tomorrow', 'from', 'on'].includes(after))
    return endOfCount(tokens, count.end + 1, today, count.value * days);
  return isIn ? { day: addDays(today, count.value * days), end: count.end + 1 } : undefined;
}

function readWeekday(
  tokens: readonly Token[],
  at: number,
  today: Day,
): Omit<DayMention, 'start'> | undefined {
  const weekday = weekdayNamed.get(textAt(tokens, at));
  if (weekday === undefined || tokens[at]?.kind !== 'word') return undefined;
  if (
    ['sat', 'sun', 'wed', 'mon'].includes(textAt(tokens, at)) &&
    ['i', 'just', 'been', 'the', 'got'].includes(textAt(tokens, at - 1))
  )
    return undefined;
  const previous = textAt(tokens, at - 1);
  const next = textAt(tokens, at + 1);
  if (textAt(tokens, at) === 'wed' && afterWeWould.has(next)) return undefined;
  if (['last', 'every', 'previous'].includes(previous) || textAt(tokens, at).endsWith('days'))
    return undefined;
  if (next === 'week')
    return { day: addDays(comingWeekday(today, weekday, 1), 7), end: at + 2, weekday };
  if (next === 'fortnight')
    return { day: addDays(comingWeekday(today, weekday, 1), 14), end: at + 2 };
  if (
    previous === 'next' ||
    (next === 'next' && textAt(tokens, at + 2) === 'week') ||
    isNextWeek(tokens, at)
  )
    return { day: inNextWeek(today, weekday), end: next === 'next' ? at + 3 : at + 1, weekday };
  const dated = readBareDate(tokens, at + 1, comingWeekday(today, weekday, 1));
  if (dated) return { day: dated, end: at + 2, weekday };
  const bare = ['this', 'coming'].includes(previous) ? {} : { isBare: true as const };
  return { day: comingWeekday(today, weekday, 1), end: at + 1, weekday, ...bare };
}

/** So many weeks ahead a number beside a weekday is still its date. */
const maxWeeks = 5;
const afterDate = new Set(['', ',', '.', '!', '?', ';', 'please', 'pls', 'in', 'or', 'and', 'if']);

/** "Thursday 10", where the 10th is a Thursday: that one. @param coming the coming such weekday */
function readBareDate(tokens: readonly Token[], at: number, coming: Day): Day | undefined {
  const number = tokens[at];
  const next = textAt(tokens, at + 1);
  const isEnd = afterDate.has(next) || ['morning', 'afternoon'].includes(next);
  if (number?.kind !== 'number' || number.glued || !isEnd) return undefined;
  const days = Array.from({ length: maxWeeks }, (_, week) => addDays(coming, 7 * week));
  return days.find((day) => Number(day.slice(8)) === number.value);
}

/** "We'd like": without its apostrophe it is written like a weekday. */
const afterWeWould = new Set(
  'like love prefer rather want need be have better appreciate also really just still probably only do go say take not'.split(
    ' ',
  ),
);

/** "Mondays". */
function readEveryWeekday(
  tokens: readonly Token[],
  at: number,
  today: Day,
): Omit<DayMention, 'start'> | undefined {
  const text = textAt(tokens, at);
  const weekday = weekdayNamed.get(text);
  if (weekday === undefined || !text.endsWith('days') || textAt(tokens, at - 1) === 'last')
    return undefined;
  return { day: comingWeekday(today, weekday, 1), end: at + 1, weekday, isEvery: true };
}

const listWords = new Set(['or', 'and', ',', '/', '&', 'either', 'maybe', 'on']);

/** `next week on Tuesday`, `Wednesday or Thursday next week`, `next Tuesday or Wednesday`. */
function isNextWeek(tokens: readonly Token[], at: number): boolean {
  const isListed = (index: number) =>
    listWords.has(textAt(tokens, index)) || weekdayNamed.has(textAt(tokens, index));
  let after = at + 1;
  while (isListed(after)) after += 1;
  const isDirect = after === at + 1 || weekdayNamed.has(textAt(tokens, after - 1));
  if (isDirect && textAt(tokens, after) === 'next' && textAt(tokens, after + 1) === 'week')
    return true;
  let before = at - 1;
  while (isListed(before)) before -= 1;
  if (before < at - 1 && textAt(tokens, before) === 'next') return true;
  for (let back = at - 1; back >= Math.max(1, at - 6); back -= 1)
    if (textAt(tokens, back) === 'week') return textAt(tokens, back - 1) === 'next';
  return false;
}

/** The first such weekday at least `least` days from today. */
function comingWeekday(today: Day, weekday: number, least: number): Day {
  const days = (weekday - weekdayOf(today) + 7) % 7;
  return addDays(today, days < least ? days + 7 : days);
}

/** Weeks begin on Monday: next Tuesday is the one in the following week. */
function inNextWeek(today: Day, weekday: number): Day {
  const monday = addDays(today, 7 - ((weekdayOf(today) + 6) % 7));
  return addDays(monday, (weekday + 6) % 7);
}
