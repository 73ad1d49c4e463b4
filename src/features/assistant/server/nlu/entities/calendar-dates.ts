import { type Day, isDay } from '#platform/dates/london-time.ts';
import type { Token } from '../text/tokenize.ts';

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
const monthNamed = numbered(months);
const ordinals = numbered(
  'zeroth,first,second,third,fourth,fifth,sixth,seventh,eighth,ninth,tenth,eleventh,twelfth'.split(
    ',',
  ),
);

/** A day, and the first token after its name. */
export type FoundDay = { day: Day; end: number };

export const textAt = (tokens: readonly Token[], at: number) => tokens[at]?.text ?? '';

/** A day named by its date: "3rd dec", "3/12", "the 3rd". */
export function readCalendar(
  tokens: readonly Token[],
  at: number,
  today: Day,
): FoundDay | undefined {
  return (
    readWritten(tokens, at, today) ??
    readMonthFirst(tokens, at, today) ??
    readFigures(tokens, at, today) ??
    readOrdinal(tokens, at, today)
  );
}

/** `3rd dec`, `the third of December 2026`. */
function readWritten(tokens: readonly Token[], at: number, today: Day): FoundDay | undefined {
  const date = readDateNumber(tokens, at);
  if (!date) return undefined;
  let next = date.end;
  while (['of', ',', '-'].includes(textAt(tokens, next))) next += 1;
  const month = monthNamed.get(textAt(tokens, next));
  return month === undefined ? undefined : complete(tokens, date.value, month + 1, next + 1, today);
}

/** `December 3rd`. */
function readMonthFirst(tokens: readonly Token[], at: number, today: Day): FoundDay | undefined {
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
function readFigures(tokens: readonly Token[], at: number, today: Day): FoundDay | undefined {
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
function readOrdinal(tokens: readonly Token[], at: number, today: Day): FoundDay | undefined {
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
): FoundDay | undefined {
  const year = tokens[end];
  if (year?.kind === 'number' && year.value >= 2020 && year.value < 2100)
    return exact(year.value, month, date, end + 1);
  return nextYearly(month, date, end, today);
}

/** That date in this year, or in the next if it is past. */
function nextYearly(month: number, date: number, end: number, today: Day): FoundDay | undefined {
  const year = Number(today.slice(0, 4));
  const found = exact(year, month, date, end);
  return found && found.day >= today ? found : exact(year + 1, month, date, end);
}

function exact(year: number, month: number, date: number, end: number): FoundDay | undefined {
  const day = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  return isDay(day) ? { day, end } : undefined;
}
