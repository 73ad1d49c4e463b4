import { addDays, weekdayOf } from '#platform/dates/london-time.ts';
import { findFigures } from './figures.ts';

const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const day = '(mon|tue|wed|thu|fri|sat|sun)[a-z]*';
const range = new RegExp(String.raw`\b${day}\s?(?:-|–|to)\s?${day}\b`, 'gi');

/** "Mon-Fri" as all its days. */
export const writeWeekdays = (text: string): string =>
  text.replace(range, (whole, first: string, last: string) => {
    const from = names.indexOf(first.toLowerCase());
    const count = (names.indexOf(last.toLowerCase()) - from + 7) % 7;
    const days = Array.from({ length: count + 1 }, (_, at) => names[(from + at) % 7] ?? '');
    return whole === ''
      ? whole
      : days.map((name) => name[0]?.toUpperCase() + name.slice(1)).join(' ');
  });

/** The days that a word means, counted from today: [first, last]. */
const spans: Record<string, [first: number, last: number]> = {
  today: [0, 0],
  tomorrow: [1, 1],
  thisweek: [0, 7],
  nextweek: [1, 14],
};

/** The keys of the dates and weekdays that "today", "tomorrow" or "this week" means; none without a today. */
export function datesOf(word: string, today: string | undefined): string[] {
  const span = spans[word];
  if (!span || !today) return [];
  const [first, last] = span;
  return Array.from({ length: last - first + 1 }, (_, at) => addDays(today, first + at)).flatMap(
    (date) => [
      ...findFigures(date).map(({ kind, value }) => `${kind} ${value}`),
      ...(first === last ? [`weekday ${names[weekdayOf(date)]}`] : []),
    ],
  );
}

/** The weekday that "today" or "tomorrow" means. */
export function weekdayOfWord(word: string, today: string | undefined): string | undefined {
  const span = spans[word];
  return span && today && span[0] === span[1]
    ? names[weekdayOf(addDays(today, span[0]))]
    : undefined;
}

const opening = /(\d{1,2})am-(\d{1,2})pm/i;
const halfDay = 12;

/**
 * Whether a time lies within the opening hours that sentences tell, on the weekday that a text names or else on each
 * day. Without "am" or "pm" it is the time of the day at which a shop is open: "half five" is in the afternoon.
 */
export function isWithinHours(time: string, text: string, sentences: readonly string[]): boolean {
  const [, hour = '', minutes = '0', half] = /^(\d{1,2})(?::(\d{2}))?([ap])?/.exec(time) ?? [];
  const weekday = names.find((name) => new RegExp(`\\b${name}`, 'i').test(text));
  const days = sentences.filter(
    (told) => opening.test(told) && (!weekday || new RegExp(`\\b${weekday}`, 'i').test(told)),
  );
  return (
    hour !== '' &&
    days.length > 0 &&
    days.every((told) => {
      const [from, until] = [1, 2].map((at) => Number(opening.exec(told)?.[at]));
      const isLate = half ? half === 'p' : Number(hour) < Number(from);
      const at =
        (Number(hour) % halfDay) + (isLate || hour === '12' ? halfDay : 0) + Number(minutes) / 60;
      return at >= Number(from) && at <= Number(until) + halfDay;
    })
  );
}
