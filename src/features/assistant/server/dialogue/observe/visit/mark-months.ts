import { addDays, type Day, weekdayOf } from '#platform/dates/london-time.ts';
import {
  early,
  late,
  type Mention,
  mark,
  middle,
  mondayOf,
  notPast,
  type Put,
  saturday,
} from './day-mentions.ts';

export const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const named =
  'january|jan|february|feb|march|mar|april|apr|june|jun|july|jul|august|aug|september|sept?|october|oct|november|nov|december|dec';
const month = `(?:${named}|(?:this|next|the following|the) month)`;
const nth = ['first', 'second', 'third', 'fourth', 'fifth'];
const which = `(${nth.join('|')}|last)`;
const counts: Record<string, number> = { two: 2, three: 3, couple: 2, few: 3 };
const count = String.raw`(\d|two|three|(?:couple|few)(?: of)?)`;
const ofMonth = `(?:of|in) (${month})`;
const weekdays = 'sun mon tues wednes thurs fri satur'.split(' ');
const daysOfWeek = 7;
const halfOfMonth = 15;

const countOf = (words: string) => counts[words.replace(/ of$/, '')] ?? Number(words);
const startOfNext = (start: Day): Day => `${addDays(start, 31).slice(0, 7)}-01`;
const endOf = (start: Day) => addDays(startOfNext(start), -1);

/** The first day of a month that is named, or counted from this one. */
function startOf(words: string, today: Day): Day {
  const thisMonth = `${today.slice(0, 7)}-01`;
  if (/month$/.test(words))
    return /next|following/.test(words) ? startOfNext(thisMonth) : thisMonth;
  const number = String(monthNames.indexOf(words.slice(0, 3)) + 1).padStart(2, '0');
  const year = Number(today.slice(0, 4));
  const start = `${year}-${number}-01`;
  return start >= thisMonth ? start : `${year + 1}-${number}-01`;
}

/** The first, second … or last such weekday of a month; undefined where the month has none. */
function nthWeekday(start: Day, weekday: number, at: number): Day | undefined {
  if (at < 0) return addDays(endOf(start), -((weekdayOf(endOf(start)) - weekday + 7) % 7));
  const day = addDays(start, ((weekday - weekdayOf(start) + 7) % 7) + at * daysOfWeek);
  return day <= endOf(start) ? day : undefined;
}

/** "In January", "the second half of next month", "the last Friday of May", "after Christmas". */
export function markMonths(
  text: string,
  mentions: readonly Mention[],
  today: Day,
  put: Put,
): string {
  const range = (from: Day, to: Day) =>
    to > today ? put({ kind: 'range', from: notPast(from, today), to }) : ' ';
  const pattern = (words: string) => new RegExp(String.raw`\b(?:the )?${words}\b`, 'g');
  /** So many days at the beginning or the end of a month. */
  const atEdge = (edge: string, days: number, words: string) => {
    const start = startOf(words, today);
    const end = endOf(start);
    return edge === 'last'
      ? range(addDays(end, 1 - days), end)
      : range(start, addDays(start, days - 1));
  };
  const dayOf = (edge: string, weekday: number, words: string, both: string) => {
    const day = nthWeekday(startOf(words, today), weekday, nth.indexOf(edge));
    return day && day > today ? put({ kind: 'day', day }) : both;
  };
  const inMonths = text
    .replace(
      new RegExp(String.raw`\b(?:the )?${which} ${mark} ${ofMonth}\b`, 'g'),
      (both, edge: string, number: string, words: string) => {
        const mention = mentions[Number(number)];
        const weekday =
          mention?.kind === 'day'
            ? mention.weekday
            : mention?.kind === 'weekdays'
              ? mention.weekdays[0]
              : undefined;
        return weekday === undefined ? both : dayOf(edge, weekday, words, both);
      },
    )
    .replace(
      pattern(`last (${weekdays.join('|')})day ${ofMonth}`),
      (both, weekday: string, words: string) =>
        dayOf('last', weekdays.indexOf(weekday), words, both),
    )
    .replace(pattern(`${which} weekend ${ofMonth}`), (both, edge: string, words: string) =>
      dayOf(edge, saturday, words, both),
    )
    .replace(pattern(`${which} (?:full )?week ${ofMonth}`), (_, edge: string, words: string) => {
      if (edge === 'last') return atEdge(edge, daysOfWeek, words);
      const from = addDays(startOf(words, today), daysOfWeek * nth.indexOf(edge));
      return range(from, addDays(from, daysOfWeek - 1));
    })
    .replace(
      pattern(`(first|last) ${count} (weeks|days) ${ofMonth}`),
      (_, edge: string, many: string, unit: string, words: string) =>
        atEdge(edge, countOf(many) * (unit === 'weeks' ? daysOfWeek : 1), words),
    )
    .replace(pattern(`(first|last) fortnight ${ofMonth}`), (_, edge: string, words: string) =>
      atEdge(edge, 2 * daysOfWeek, words),
    )
    .replace(
      pattern(`(first|second|last|other) half (?:of|in) (${month})`),
      (_, half: string, words: string) => {
        const start = startOf(words, today);
        return half === 'first'
          ? range(start, addDays(start, halfOfMonth - 1))
          : range(addDays(start, halfOfMonth), endOf(start));
      },
    )
    .replace(new RegExp(String.raw`\b${early} (${month})\b`, 'g'), (_, words: string) => {
      const start = startOf(words, today);
      return range(start, addDays(start, 9));
    })
    .replace(new RegExp(String.raw`\b${middle} ?(${month})\b`, 'g'), (_, words: string) => {
      const start = startOf(words, today);
      return range(addDays(start, 9), addDays(start, 19));
    })
    .replace(new RegExp(String.raw`\b${late} (${month})\b`, 'g'), (_, words: string) => {
      const end = endOf(startOf(words, today));
      return range(addDays(end, -9), end);
    })
    .replace(
      new RegExp(
        String.raw`\b(?:(?:sometime|any ?time|some ?point|any day) )?(?:in|during) (${month})\b|\b(?:sometime |any ?time |any day )?(?:in |during )?((?:next|this) month)\b|\b(?<=\b(?:before|by|after|from|until|till|til) )(${named})\b(?! §)`,
        'g',
      ),
      (_, inside?: string, counted?: string, bound?: string) => {
        const start = startOf(inside ?? counted ?? bound ?? '', today);
        return range(start, endOf(start));
      },
    );
  return markHolidays(inMonths, today, range, put);
}

function markHolidays(
  text: string,
  today: Day,
  range: (from: Day, to: Day) => string,
  put: Put,
): string {
  const year = Number(today.slice(0, 4));
  return text
    .replace(/\b(?:the )?week before (?:christmas|xmas)\b/g, () =>
      range(addDays(mondayOf(`${year}-12-25`), -7), `${year}-12-23`),
    )
    .replace(/\b(?:the )?week after (?:christmas|xmas)\b/g, () => {
      const monday = addDays(mondayOf(`${year}-12-25`), 7);
      return range(monday, addDays(monday, 5));
    })
    .replace(/\bbetween (?:christmas|xmas) (?:and|&) (?:the )?new year\b/g, () =>
      range(`${year}-12-27`, `${year}-12-31`),
    )
    .replace(/\b(?:some ?time |any ?time )?before (?:christmas|xmas)\b/g, () =>
      range(addDays(today, 1), `${year}-12-23`),
    )
    .replace(/\b(?:any ?time )?(?:after|once) (?:christmas|xmas)\b(?: is over)?/g, () =>
      put({ kind: 'range', from: `${year}-12-27` }),
    )
    .replace(
      /\b(?:(?:any ?time )?(?:after|in|from) )?(?:the )?new year(?: onwards)?\b(?! carpet)/g,
      () => put({ kind: 'range', from: `${year + 1}-01-02` }),
    );
}
