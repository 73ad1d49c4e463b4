import { addDays, type Day, weekdayOf } from '#platform/dates/london-time.ts';
import { findDayMentions } from '../../../nlu/entities/find-dates.ts';
import type { Token } from '../../../nlu/text/tokenize.ts';

/** A day, some days in a row, or certain weekdays, that a text names. */
export type Mention =
  | { kind: 'day'; day: Day; weekday?: number; isBare?: true }
  | { kind: 'range'; from: Day; to?: Day }
  | { kind: 'weekdays'; weekdays: number[] };

/** A text in which each mention of days stands as `§0§`, `§1§` …, and the mentions by their numbers. */
export type MarkedText = { text: string; mentions: Mention[] };

export const mark = String.raw`§(\d+)§`;
const saturday = 6;
const workdays = [1, 2, 3, 4, 5];
const months =
  'january|jan|february|feb|march|mar|april|apr|june|jun|july|jul|august|aug|september|sept?|october|oct|november|nov|december|dec';
export const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

export const mondayOf = (day: Day) => addDays(day, -((weekdayOf(day) + 6) % 7));

/** Monday to Saturday, from tomorrow on. */
export function weekOf(day: Day, today: Day): Mention {
  const monday = mondayOf(day);
  return { kind: 'range', from: notPast(monday, today), to: addDays(monday, 5) };
}

export const notPast = (day: Day, today: Day) => (day > today ? day : addDays(today, 1));

/** Where in a week or a month: "early", "the end of". */
const early =
  '(?:early(?: on)?(?: in)?|(?:the )?(?:beginning|start|first (?:half|part)) of|beginning|start)';
const middle = '(?:mid(?:dle)?(?: of|[- ])?|(?:the )?middle of)';
const late =
  '(?:late(?:r)?(?: on)?(?: in)?|(?:towards )?(?:the )?(?:end|back end|second half|latter part) of|end)';

/** Marks the days that a text names. @param tokens of the text */
export function markDays(tokens: readonly Token[], today: Day): MarkedText {
  const mentions: Mention[] = [];
  const put = (mention: Mention) => ` §${mentions.push(mention) - 1}§ `;
  const named = findDayMentions(tokens, today);
  let text = '';
  for (let at = 0; at < tokens.length; ) {
    const found = named.find(({ start }) => start === at);
    if (found) {
      const { day, weekday, isBare, isEvery } = found;
      text += put(
        isEvery && weekday !== undefined
          ? { kind: 'weekdays', weekdays: [weekday] }
          : {
              kind: 'day',
              day,
              ...(weekday !== undefined && { weekday }),
              ...(isBare && { isBare }),
            },
      );
      at = found.end;
      continue;
    }
    const token = tokens[at];
    text += `${token?.glued ? '' : ' '}${token?.text ?? ''}`;
    at += 1;
  }
  text = joinDates(text.replace(/\s+/g, ' '), mentions, put);
  text = markSpans(text, mentions, put);
  text = markWeeks(text, mentions, today, put);
  return { text: markSeasons(text, today, put).replace(/\s+/g, ' ').trim(), mentions };
}

type Put = (mention: Mention) => string;

/** "Thursday 3 December", "Thursday the 3rd" and "the 3rd, Thursday" are one day. */
function joinDates(text: string, mentions: readonly Mention[], put: Put): string {
  return text.replace(
    new RegExp(String.raw`${mark}\s*,?\s*(?:the\s+)?${mark}`, 'g'),
    (both, first: string, second: string) => {
      const [one, other] = [mentions[Number(first)], mentions[Number(second)]];
      if (one?.kind !== 'day' || other?.kind !== 'day') return both;
      const [bare, exact] = one.isBare && !other.isBare ? [one, other] : [other, one];
      const isSame =
        bare.isBare &&
        exact.weekday === undefined &&
        (weekdayOf(exact.day) === bare.weekday || (one === bare && !both.includes(',')));
      return isSame ? put({ kind: 'day', day: exact.day }) : both;
    },
  );
}

/** "The 14th to the 18th", "between Monday and Wednesday", "Mon-Fri". */
function markSpans(text: string, mentions: readonly Mention[], put: Put): string {
  const span = (both: string, first: string, second: string) => {
    const [one, other] = [mentions[Number(first)], mentions[Number(second)]];
    if (one?.kind === 'weekdays' && other?.kind === 'weekdays')
      return put({ kind: 'weekdays', weekdays: weekdaysBetween(one.weekdays, other.weekdays) });
    if (one?.kind !== 'day' || other?.kind !== 'day') return both;
    if (
      one.weekday !== undefined &&
      other.weekday !== undefined &&
      one.isBare &&
      other.day < one.day
    )
      return put({
        kind: 'weekdays',
        weekdays: weekdaysBetween([one.weekday], [other.weekday]),
      });
    return one.day < other.day ? put({ kind: 'range', from: one.day, to: other.day }) : both;
  };
  return text
    .replace(
      new RegExp(
        String.raw`(?:\bfrom (?:the )?)?${mark}\s*(?:-|to|until|till|til|through|thru)\s*(?:the )?${mark}`,
        'g',
      ),
      span,
    )
    .replace(
      new RegExp(String.raw`\bbetween (?:the )?${mark}\s*(?:and|&|-)\s*(?:the )?${mark}`, 'g'),
      span,
    );
}

function weekdaysBetween([first = 1]: readonly number[], [last = 5]: readonly number[]): number[] {
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, at) => (first + at) % 7);
}

/** "Next week", "early next week", "the week of the 14th", "weekends". */
function markWeeks(text: string, mentions: readonly Mention[], today: Day, put: Put): string {
  const monday = mondayOf(today);
  const part = (start: Day, from: number, to: number) =>
    put({
      kind: 'range',
      from: notPast(addDays(start, from), today),
      to: addDays(start, to),
    });
  const next = addDays(monday, 7);
  return text
    .replace(
      new RegExp(
        String.raw`\b(?:the )?(?:week|w\s?/\s?c|wc)\s*(?:of|commencing|beginning|starting|from)?\s*(?:on )?(?:the )?${mark}`,
        'g',
      ),
      (both, number: string) => {
        const mention = mentions[Number(number)];
        return mention?.kind === 'day' ? put(weekOf(mention.day, today)) : both;
      },
    )
    .replace(
      /\b(?:the )?week after next\b|\bnext week but one\b|\b(?:a )?fortnights? time\b/g,
      () => put(weekOf(addDays(monday, 14), today)),
    )
    .replace(new RegExp(String.raw`\b${early} (?:next|the following) week\b`, 'g'), () =>
      part(next, 0, 2),
    )
    .replace(new RegExp(String.raw`\b${middle} ?(?:next|the following) week\b`, 'g'), () =>
      part(next, 1, 3),
    )
    .replace(new RegExp(String.raw`\b${late} (?:next|the following) week\b`, 'g'), () =>
      part(next, 3, 5),
    )
    .replace(/\bnext week\b(?! but one)/g, () => put(weekOf(next, today)))
    .replace(
      /\b(?:this week|(?:the )?rest of (?:the|this) week|later (?:on )?(?:in the|this) week|(?:the )?end of (?:the|this) week)\b/g,
      () => put(weekOf(monday, today)),
    )
    .replace(/\b(?:this|next|the coming) weekend\b/g, (said) => {
      const coming = addDays(monday, 5);
      const day = said.startsWith('next') || coming <= today ? addDays(coming, 7) : coming;
      return put({ kind: 'day', day });
    })
    .replace(/\bweekends?\b/g, () => put({ kind: 'weekdays', weekdays: [saturday] }))
    .replace(/\b(?:weekdays?|week days?)\b/g, () =>
      put({ kind: 'weekdays', weekdays: [...workdays] }),
    );
}

/** "In January", "the first week of January", "after Christmas". */
function markSeasons(text: string, today: Day, put: Put): string {
  const year = Number(today.slice(0, 4));
  const startOf = (name: string) => {
    const month = String(monthNames.indexOf(name.slice(0, 3)) + 1).padStart(2, '0');
    const start = `${year}-${month}-01`;
    return start.slice(0, 7) >= today.slice(0, 7) ? start : `${year + 1}-${month}-01`;
  };
  const range = (from: Day, to: Day) =>
    to > today ? put({ kind: 'range', from: notPast(from, today), to }) : ' ';
  const endOf = (start: Day) => addDays(`${addDays(start, 31).slice(0, 7)}-01`, -1);
  const nth = ['first', 'second', 'third', 'fourth'];
  return text
    .replace(
      new RegExp(
        String.raw`\b(?:the )?(first|1st|second|2nd|third|3rd|fourth|4th|last) (?:full )?week (?:of|in) (${months})\b`,
        'g',
      ),
      (_, which: string, month: string) => {
        const start = startOf(month);
        if (which === 'last') return range(addDays(endOf(start), -6), endOf(start));
        const at = /\d/.test(which) ? Number(which[0]) - 1 : nth.indexOf(which);
        return range(addDays(start, 7 * at), addDays(start, 7 * at + 6));
      },
    )
    .replace(new RegExp(String.raw`\b${early} (${months})\b`, 'g'), (_, month: string) =>
      range(startOf(month), addDays(startOf(month), 9)),
    )
    .replace(new RegExp(String.raw`\b${middle} ?(${months})\b`, 'g'), (_, month: string) =>
      range(addDays(startOf(month), 9), addDays(startOf(month), 19)),
    )
    .replace(new RegExp(String.raw`\b${late} (${months})\b`, 'g'), (_, month: string) =>
      range(addDays(endOf(startOf(month)), -9), endOf(startOf(month))),
    )
    .replace(
      new RegExp(
        String.raw`\b(?:(?:sometime|any ?time|some ?point|any day) )?(?:in|during) (${months})\b`,
        'g',
      ),
      (_, month: string) => range(startOf(month), endOf(startOf(month))),
    )
    .replace(/\b(?:the )?week before (?:christmas|xmas)\b/g, () =>
      range(addDays(mondayOf(`${year}-12-25`), -7), `${year}-12-23`),
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
