import { addDays, type Day, daysBetween, isDay, weekdayOf } from '#platform/dates/london-time.ts';
import type { Figure } from './numbers.ts';

const months = 'janfebmaraprmayjunjulaugsepoctnovdec';
const monthWord =
  /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:r?uary|ch|il|e|y|ust|t|t?ember|ober)?$/i;
const weekdays = 'sun mon tue wed thu fri sat'.split(' ');
/** "3 Dec", "3rd of December 2026"; "December 3rd"; "3/12"; "2026-12-03"; "Thursday the 3rd". */
const forms = [
  /\b(?<day>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<month>[a-z]{3,9})\b\.?(?:,? (?<year>20\d\d))?/gi,
  /\b(?<month>[a-z]{3,9})\.? (?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)?\b(?:,? (?<year>20\d\d)\b)?/gi,
  /(?<![\d/.])(?<day>\d{1,2})\/(?<month>\d{1,2})(?:\/(?<year>20\d\d))?(?![\d/])/g,
  /\b(?<year>20\d\d)-(?<month>\d\d)-(?<day>\d\d)\b/g,
  /\bthe (?<day>\d{1,2})(?:st|nd|rd|th)\b/gi,
];
const leadingDay = /\b(mon|tue|wed|thu|fri|sat|sun)[a-z]*,? (?:the )?$/i;
const [leadLength, daysBack, daysAhead] = [16, 90, 200];

function monthOf(word: string): number {
  if (/^(?:\d+|may|mar|march)$/.test(word)) return Number(word) || 0;
  const name = monthWord.exec(word)?.[1]?.toLowerCase();
  return name ? months.indexOf(name) / 3 + 1 : 0;
}

/** The day that is meant; without a year the next, or one not long past. Undefined where no date is. */
function resolve(text: string, match: RegExpMatchArray, today: Day): Day | undefined {
  const { index = 0, groups: { day = '', month: word, year } = {} } = match;
  const named = leadingDay.exec(text.slice(Math.max(0, index - leadLength), index))?.[1];
  const isOnDay = (one: Day) => !named || weekdays[weekdayOf(one)] === named.toLowerCase();
  if (word === undefined && !named) return undefined;
  if (word === undefined) {
    const days = Array.from({ length: daysAhead }, (_, ahead) => addDays(today, ahead));
    const found = days.find((one) => Number(one.slice(8)) === Number(day) && isOnDay(one));
    return found ?? 'no such day';
  }
  const month = monthOf(word);
  if (month < 1 || month > 12 || Number(day) > 31) return undefined;
  const on = (one: number) => `${one}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const first = on(Number(year ?? today.slice(0, 4)));
  const isPast = !year && isDay(first) && daysBetween(first, today) > daysBack;
  const date = isPast ? on(Number(today.slice(0, 4)) + 1) : first;
  return isDay(date) && isOnDay(date) ? date : 'no such day';
}

/** The dates of a text, as days. One that does not fall on its weekday is no day. */
export function readDates(text: string, today: Day): Figure[] {
  const found: Figure[] = [];
  for (const match of forms.flatMap((form) => [...text.matchAll(form)])) {
    const { 0: said, index: at } = match;
    const value = resolve(text, match, today);
    const isFree = found.every(
      (one) => at >= one.at + one.text.length || one.at >= at + said.length,
    );
    if (value && isFree) found.push({ kind: 'date', value, at, text: said });
  }
  return found;
}
