import { addDays, type Day, weekdayOf } from '#platform/dates/london-time.ts';
import { findDayMentions } from '../../../nlu/entities/find-dates.ts';
import type { Token } from '../../../nlu/text/tokenize.ts';
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
import { markMonths } from './mark-months.ts';
import { markReferences } from './refer-to-days.ts';

/** A text in which each mention of days stands as `§0§`, `§1§` …, and the mentions by their numbers. */
export type MarkedText = {
  text: string;
  mentions: Mention[];
  /** Whether a day is counted from another that the text names. */
  isCounted: boolean;
};

const workdays = [1, 2, 3, 4, 5];

/** Monday to Saturday, from tomorrow on. */
export function weekOf(day: Day, today: Day): Mention {
  const monday = mondayOf(day);
  return { kind: 'range', from: notPast(monday, today), to: addDays(monday, 5) };
}

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
  text = markMonths(text, mentions, today, put);
  text = markSpans(text, mentions, put);
  text = markWeeks(text, mentions, today, put);
  const referred = markReferences(text.replace(/\s+/g, ' '), mentions, today, put);
  return {
    text: referred.text.replace(/\s+/g, ' ').trim(),
    mentions,
    isCounted: referred.isCounted,
  };
}

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
    .replace(/\b(?:inside|for) (\d+) days\b/g, (_, days: string) =>
      put({ kind: 'range', from: addDays(today, 1), to: addDays(today, Number(days)) }),
    )
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
