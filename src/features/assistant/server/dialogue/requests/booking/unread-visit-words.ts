import { weekdayOf } from '#platform/dates/london-time.ts';
import type { FormValues } from '../../../conversation/record.ts';
import { monthWord, partOfDayWord } from '../../../conversation/words/day-words.ts';
import { monthNames } from '../../observe/visit/mark-months.ts';
import { slotsOfDay } from '../../observe/visit-times.ts';

const weekdays: readonly RegExp[] = [
  /\bsundays?\b/i,
  /\bmon(?:days?)?\b/i,
  /\btue(?:s|sdays?)?\b/i,
  /\bwed(?:s|nesdays?)?\b/i,
  /\bthu(?:rs?|rsdays?)?\b/i,
  /\bfri(?:days?)?\b/i,
  /\bsaturdays?\b/i,
];
const months = new RegExp(String.raw`\b${monthWord}\b`, 'i');
const ordinal = /\b([1-3]?\d)(?:st|nd|rd|th)\b(?!\s+(?:floor|one|room|time))/gi;
const clock = /\b(\d{1,2})(?:[:.](\d\d))?\s?(am|pm)\b/gi;
const partOfDay = new RegExp(
  String.raw`(?<!\b(?:good|this|nice|lovely|great|your|rest of the)\s)\b(${partOfDayWord})\b`,
  'i',
);
const digits = /(?:\+44|0)[\d ()-]{7,}\d/g;
const email = /\S+@\S+\.\S+/;

const hour =
  /\b(?:before|after|until|till|til|from|at|by|around|about)\s+(?:\d{1,2}\b|noon|lunch|work|school)/i;
const postcode = /\b[a-z]{1,2}\d{1,2}[a-z]?\s?\d[a-z]{2}\b/i;

/** Whether a message names a day, a time or a way to reach somebody: whoever rings has to know. */
export const namesDetail = (text: string): boolean =>
  [...weekdays, months, partOfDay, hour, postcode, email].some((pattern) => pattern.test(text)) ||
  [ordinal, clock, digits].some((pattern) => text.search(pattern) >= 0) ||
  /\b(?:today|tonight|tomorrow|weeks?|days?|months?|fortnight|weekends?|weekdays?|any ?time|later|earlier|sooner|cancel\w*)\b/i.test(
    text,
  );

const all = (values: FormValues, field: string) => [values[field] ?? []].flat();

/** Hours after midnight of a time such as "9.30 am". */
const toHours = (hour: string, minute = '0', half = 'am') =>
  (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) + Number(minute) / 60;

const noon = 12;

/**
 * The first words of a message that speak of a day, a time, a number or an email address other than those of a
 * request: a yes with such words is no plain yes.
 */
export function findUnreadVisitWords(plain: string, values: FormValues): string | undefined {
  const dates = all(values, 'preferredDates');
  const times = all(values, 'preferredTimes');
  const slots = slotsOfDay().filter(({ name }) => times.includes(name));
  const isTimed = (hour: number) => slots.some(({ from, to }) => from <= hour && hour <= to);
  const day = weekdays.findIndex(
    (pattern, at) => pattern.test(plain) && !dates.some((date) => weekdayOf(date) === at),
  );
  if (day >= 0) return weekdays[day]?.exec(plain)?.[0];
  for (const [words, date] of plain.matchAll(ordinal))
    if (!dates.some((one) => Number(one.slice(8)) === Number(date))) return words;
  const month = months.exec(plain)?.[0];
  const number = monthNames.indexOf(month?.slice(0, 3).toLowerCase() ?? '') + 1;
  if (month && !dates.some((one) => Number(one.slice(5, 7)) === number)) return month;
  for (const [words, hours = '', minute, half] of plain.matchAll(clock))
    if (!isTimed(toHours(hours, minute, half))) return words;
  const part = partOfDay.exec(plain)?.[1]?.toLowerCase();
  const isMorning = part?.startsWith('morn');
  if (part && !slots.some(({ from, to }) => (isMorning ? from < noon : to > noon))) return part;
  const phone = String(values.phone ?? '')
    .replace(/\D/g, '')
    .slice(-9);
  for (const [words] of plain.matchAll(digits))
    if (words.replace(/\D/g, '').slice(-9) !== phone) return words.trim();
  const told = email
    .exec(plain)?.[0]
    ?.toLowerCase()
    .replace(/[.,!?)]+$/, '');
  return told && told !== String(values.email ?? '').toLowerCase() ? told : undefined;
}
