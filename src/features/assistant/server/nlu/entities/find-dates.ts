import { addDays, type Day, isDay, weekdayOf } from '#platform/dates/london-time.ts';
import { readQuantity } from '../text/spoken-numbers.ts';
import type { Token } from '../text/tokenize.ts';

const weekdays = [
  'sunday sun sundays',
  'monday mon mondays mondy',
  'tuesday tue tues tuesdays teusday tusday',
  'wednesday wed weds wednesdays wensday wednsday wedsday',
  'thursday thu thur thurs thursdays thrusday thursady',
  'friday fri fridays firday',
  'saturday sat saturdays saterday saturdy',
];
const months = [
  'january jan',
  'february feb feburary',
  'march mar',
  'april apr',
  'may',
  'june jun',
  'july jul',
  'august aug',
  'september sep sept',
  'october oct',
  'november nov',
  'december dec',
];
const numbered = (lists: string[]) =>
  new Map(lists.flatMap((words, at) => words.split(' ').map((word) => [word, at])));
const weekdayNamed = numbered(weekdays);
const monthNamed = numbered(months);
const ordinals = numbered(
  'zeroth,first,second,third,fourth,fifth,sixth,seventh,eighth,ninth,tenth,eleventh,twelfth'.split(
    ',',
  ),
);

const maxDates = 6;

/** The dates named, in the order of the message, without duplicates and past dates. */
export function findDates(tokens: readonly Token[], today: Day): Day[] {
  const days: Day[] = [];
  for (let at = 0; at < tokens.length && days.length < maxDates; ) {
    const found =
      readRelative(tokens, at, today) ??
      readCalendar(tokens, at, today) ??
      readWeekday(tokens, at, today);
    if (found && found.day >= today && !days.includes(found.day)) days.push(found.day);
    at = found?.end ?? at + 1;
  }
  return days;
}

type Found = { day: Day; end: number };

const textAt = (tokens: readonly Token[], at: number) => tokens[at]?.text ?? '';

function readRelative(tokens: readonly Token[], at: number, today: Day): Found | undefined {
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
    (['today', 'from'].includes(next) || (next === 'on' && textAt(tokens, at - 1) === 'a')) &&
    !/next|this|last/.test(textAt(tokens, at - 1))
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
function weekFrom(tokens: readonly Token[], at: number, day: Day): Found {
  if (textAt(tokens, at) === 'week') return { day: addDays(day, 7), end: at + 1 };
  return { day, end: at };
}

/** The day from which a number of days is counted: today, or a following weekday. */
function endOfCount(tokens: readonly Token[], at: number, today: Day, days: number): Found {
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
function readInDays(tokens: readonly Token[], at: number, today: Day): Found | undefined {
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

function readWeekday(tokens: readonly Token[], at: number, today: Day): Found | undefined {
  const weekday = weekdayNamed.get(textAt(tokens, at));
  if (weekday === undefined || tokens[at]?.kind !== 'word') return undefined;
  if (
    ['sat', 'sun', 'wed', 'mon'].includes(textAt(tokens, at)) &&
    ['i', 'just', 'been', 'the', 'got'].includes(textAt(tokens, at - 1))
  )
    return undefined;
  const previous = textAt(tokens, at - 1);
  const next = textAt(tokens, at + 1);
  if (['last', 'every', 'previous'].includes(previous) || textAt(tokens, at).endsWith('days'))
    return undefined;
  if (next === 'week') return { day: addDays(comingWeekday(today, weekday, 1), 7), end: at + 2 };
  if (next === 'fortnight')
    return { day: addDays(comingWeekday(today, weekday, 1), 14), end: at + 2 };
  if (
    previous === 'next' ||
    (next === 'next' && textAt(tokens, at + 2) === 'week') ||
    isNextWeek(tokens, at)
  )
    return { day: inNextWeek(today, weekday), end: next === 'next' ? at + 3 : at + 1 };
  return { day: comingWeekday(today, weekday, 1), end: at + 1 };
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

function readCalendar(tokens: readonly Token[], at: number, today: Day): Found | undefined {
  return (
    readWritten(tokens, at, today) ??
    readMonthFirst(tokens, at, today) ??
    readFigures(tokens, at, today) ??
    readOrdinal(tokens, at, today)
  );
}

/** `3rd dec`, `the third of December 2026`. */
function readWritten(tokens: readonly Token[], at: number, today: Day): Found | undefined {
  const date = readDateNumber(tokens, at);
  if (!date) return undefined;
  let next = date.end;
  while (['of', ',', '-'].includes(textAt(tokens, next))) next += 1;
  const month = monthNamed.get(textAt(tokens, next));
  return month === undefined ? undefined : complete(tokens, date.value, month + 1, next + 1, today);
}

/** `December 3rd`. */
function readMonthFirst(tokens: readonly Token[], at: number, today: Day): Found | undefined {
  const month = monthNamed.get(textAt(tokens, at));
  if (month === undefined) return undefined;
  const next = textAt(tokens, at + 1) === 'the' ? at + 2 : at + 1;
  const date = readDateNumber(tokens, next);
  return date && complete(tokens, date.value, month + 1, date.end, today);
}

function readDateNumber(
  tokens: readonly Token[],
  at: number,
): { value: number; end: number } | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const value = token.kind === 'number' ? token.value : ordinals.get(token.text);
  if (value === undefined || !Number.isInteger(value) || value < 1 || value > 31) return undefined;
  const isSuffix =
    token.kind === 'number' && ['st', 'nd', 'rd', 'th'].includes(textAt(tokens, at + 1));
  return { value, end: at + (isSuffix ? 2 : 1) };
}

/** `12/12`, `3-12-2026`, `2026-12-03`. */
function readFigures(tokens: readonly Token[], at: number, today: Day): Found | undefined {
  const [a, mark, b, again, c] = [at, at + 1, at + 2, at + 3, at + 4].map((index) => tokens[index]);
  if (
    a?.kind !== 'number' ||
    b?.kind !== 'number' ||
    !mark?.glued ||
    !b.glued ||
    !['/', '-'].includes(mark.text)
  )
    return undefined;
  const full = again?.text === mark.text && again.glued && c?.kind === 'number' && c.glued;
  if (full && a.value > 1000) return exact(a.value, b.value, c.value, at + 5);
  if (full) return exact(c.value < 100 ? 2000 + c.value : c.value, b.value, a.value, at + 5);
  // 1/2 is more often a half than 1 February, unless words of a date are near.
  const isFraction =
    ['1/2', '1/4', '3/4', '1/3', '2/3'].includes(`${a.text}/${b.text}`) &&
    textAt(tokens, at - 1) !== 'on';
  if (mark.text === '-' || isFraction || a.value > 31 || b.value > 12) return undefined;
  return nextYearly(b.value, a.value, at + 3, today);
}

/** `on the 3rd`: of this month, or of the next if that is past. */
function readOrdinal(tokens: readonly Token[], at: number, today: Day): Found | undefined {
  const token = tokens[at];
  const date = readDateNumber(tokens, at);
  if (token?.kind !== 'number' || !date || date.end !== at + 2) return undefined;
  if (['floor', 'bedroom', 'time', 'room', 'house', 'storey'].includes(textAt(tokens, date.end)))
    return undefined;
  let [year, month] = today.split('-').map(Number) as [number, number];
  for (let tries = 0; tries < 3; tries += 1) {
    const found = exact(year, month, date.value, date.end);
    if (found && found.day >= today) return found;
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
  }
  return undefined;
}

function complete(
  tokens: readonly Token[],
  date: number,
  month: number,
  end: number,
  today: Day,
): Found | undefined {
  const year = tokens[end];
  if (year?.kind === 'number' && year.value >= 2020 && year.value < 2100)
    return exact(year.value, month, date, end + 1);
  return nextYearly(month, date, end, today);
}

/** That date in this year, or in the next if it is past. */
function nextYearly(month: number, date: number, end: number, today: Day): Found | undefined {
  const year = Number(today.slice(0, 4));
  const found = exact(year, month, date, end);
  return found && found.day >= today ? found : exact(year + 1, month, date, end);
}

function exact(year: number, month: number, date: number, end: number): Found | undefined {
  const day = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  return isDay(day) ? { day, end } : undefined;
}
