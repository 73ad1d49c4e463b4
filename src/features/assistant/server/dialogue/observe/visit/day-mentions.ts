import { addDays, type Day, weekdayOf } from '#platform/dates/london-time.ts';

/** A day, some days in a row, or certain weekdays, that a text names. */
export type Mention =
  | { kind: 'day'; day: Day; weekday?: number; isBare?: true }
  | { kind: 'range'; from: Day; to?: Day }
  | { kind: 'weekdays'; weekdays: number[] };

export const mark = String.raw`§(\d+)§`;
/** Puts a mark in place of a mention. */
export type Put = (mention: Mention) => string;

export const saturday = 6;
export const mondayOf = (day: Day) => addDays(day, -((weekdayOf(day) + 6) % 7));
export const notPast = (day: Day, today: Day) => (day > today ? day : addDays(today, 1));

/** Where in a week or a month: "early", "the end of". */
export const early =
  '(?:early(?: on)?(?: in)?|(?:the )?(?:beginning|start|first part) of|beginning|start)';
export const middle = '(?:mid(?:dle)?(?: of|[- ])?|(?:the )?middle of)';
export const late =
  '(?:late(?:r)?(?: on)?(?: in)?|(?:towards )?(?:the )?(?:end|back end|latter part) of|end)';
