import type { Day } from '#platform/dates/london-time.ts';

/** The slots of a visit as `visit-slots.ts` of booking writes them. */
export type SlotName = string;

/** Days in a row, or certain weekdays of these. */
export type DayRange = { from: Day; to?: Day; weekdays?: number[] };

/** The times of a day, of a weekday, or, where neither is named, of all other days. */
export type DayTimes = { day?: Day; weekday?: number; times: SlotName[] };

/** When the customer would like the visit. */
export type VisitWishes = {
  /** Days named one by one, in the order of their naming. */
  dates: Day[];
  /** The days agreed before those named in this message: kept where nobody can come on the new ones. */
  before?: Day[];
  /** The days of a range such as "next week"; its first free days are asked for. */
  from?: Day;
  to?: Day;
  /** Weekdays (0 = Sunday) and days that do not suit. */
  notWeekdays: number[];
  notDates: Day[];
  times: SlotName[];
  /** The hour within the last time of the day before which nobody is in: "after 4". */
  notBefore?: number;
  /** Where the days have times of their own. */
  byDay?: DayTimes[];
  /** The times that a limit leaves, whatever day is named later: "nothing before 11". */
  limit?: SlotName[];
  /** Days that would do beside those named one by one: "Saturday, or any day after 4". */
  beside?: DayRange;
  /** A time was wished for before the first slot or after the last one, and this was not said yet. */
  outside?: 'early' | 'late';
  /** What was offered instead: a yes takes it. */
  offered?: SlotName[];
};
