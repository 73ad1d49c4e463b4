import { addDays, type Day, weekdayOf } from '#platform/dates/london-time.ts';
import type { Message } from '../../../conversation/message.ts';
import type {
  DayRange,
  DayTimes,
  SlotName,
  VisitWishes,
} from '../../../conversation/visit-wishes.ts';
import { readTimes } from '../read-times.ts';
import { allSlots } from '../visit-times.ts';
import { type DayWishes, readDays } from './read-days.ts';

const between = /\b(?:or|and|but|else|otherwise|failing that)\b|[,;.]\s|&|(?<!\d)\/|\/(?!\d)/gi;
const alternative = /\b(?:or|else|otherwise|failing that)\b/i;
/** "Between 1 and 3" is one time. */
const clockRange =
  /\bbetween (\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)?) and (?=\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)?\b)/gi;
const anyPart = /\b(?:any|most|every) (?:morning|afternoon|other day|day)s?\b/i;
/** Says more of the days than that any would do. */
const saysMore =
  /\b(?:weeks?|months?|work\w*|busy|out|away|can'?t|cannot|won'?t|not|never|no good)\b/i;

/** Days that a piece of a message names, with the times that it names for them. */
type Option = { wishes: DayWishes; isOpen: boolean; isAlternative: boolean; times: SlotName[] };

export type TimesByDay = {
  byDay: DayTimes[];
  /** Further days that would do, where single days are named first. */
  beside?: DayRange;
  /** Some of the days are wished for at a time at which nobody comes. */
  outside?: 'early' | 'late';
};

/**
 * "Tuesday morning or Thursday after 3", "Saturday morning, or any day after 4": the times of each day, where they
 * differ, and the days named beside others. Nothing where one time goes for all days that were named.
 */
export function readTimesByDay(
  message: Message,
  dates: readonly Day[],
  today: Day,
): TimesByDay | undefined {
  const { options, outside } = readOptions(message, dates, today);
  const beside =
    dates.length > 0
      ? options.find((option) => isOfMany(option) && option.isAlternative)
      : undefined;
  const isDifferent = new Set(options.map(({ times }) => String(times))).size > 1;
  const areTimed = options.every(({ times }) => times.length > 0);
  if (options.length < 2 || (!isDifferent && !beside)) return undefined;
  if (!areTimed) return beside ? { byDay: [], beside: rangeOf(beside, today) } : undefined;
  const rules = isDifferent ? options.flatMap((option) => rulesOf(option, dates)) : [];
  const isNamed = dates.every((day) =>
    rules.some((rule) => rule.day === day || rule.weekday === weekdayOf(day)),
  );
  if (isDifferent && !isNamed) return undefined;
  return {
    byDay: rules,
    ...(beside && { beside: rangeOf(beside, today) }),
    ...(outside && { outside }),
  };
}

/** "Or any afternoon the week after": the week after the days that were named. */
function nameWeekAfter(text: string, dates: readonly Day[]): string {
  const last = dates.toSorted().at(-1);
  if (!last) return text;
  const [, month, day] = addDays(last, 7).split('-').map(Number);
  return text.replace(
    /\bthe (?:week after|following week)\b(?! next\b| that\b)/gi,
    `the week of ${day}/${month}`,
  );
}

function readOptions({ plain, parsed }: Message, dates: readonly Day[], today: Day) {
  const text = nameWeekAfter(plain.replace(clockRange, 'between $1-'), dates);
  const options: Option[] = [];
  let outside: TimesByDay['outside'];
  let start = 0;
  let joint = '';
  for (const found of [...text.matchAll(between), undefined]) {
    const piece = text.slice(start, found?.index);
    const isAlternative = alternative.test(joint);
    const wishes = readDays(piece, today);
    const read = readTimes({
      plain: piece,
      parsed: { ...parsed, slots: { ...parsed.slots, clock: [] } },
    });
    const { onlyWeekdays, range } = wishes;
    const isOpen = (wishes.isAny || anyPart.test(piece)) && !saysMore.test(piece);
    const last = options.at(-1);
    outside ??= read.slots.length === 0 ? read.outside : undefined;
    if (wishes.dates.length > 0 || onlyWeekdays.length > 0 || range || isOpen) {
      // "Monday or Tuesday morning": the time goes for both.
      for (const option of options) if (option.times.length === 0) option.times = read.slots;
      const isLate = read.slots.length === 0 && read.outside !== undefined;
      // What stands before an "or" is an alternative as well.
      if (!isLate && isAlternative && last) last.isAlternative = true;
      if (!isLate) options.push({ wishes, isOpen, isAlternative, times: read.slots });
    } else if (last && last.times.length === 0) last.times = read.slots;
    joint = isAlternative && piece.trim() === '' ? joint : (found?.[0] ?? '');
    start = (found?.index ?? 0) + (found?.[0].length ?? 0);
  }
  return { options, outside };
}

const isOfMany = ({ wishes, isOpen }: Option) =>
  wishes.dates.length === 0 &&
  (isOpen || wishes.onlyWeekdays.length > 0 || wishes.range !== undefined);

function rulesOf({ wishes, times }: Option, dates: readonly Day[]): DayTimes[] {
  const { onlyWeekdays } = wishes;
  if (wishes.dates.length > 0) {
    const exact = dates.filter((day) => wishes.dates.includes(day));
    const weekdays = wishes.dates.map(weekdayOf);
    // The week that is named elsewhere in the message may have moved a weekday.
    const own = exact.length > 0 ? exact : dates.filter((day) => weekdays.includes(weekdayOf(day)));
    return own.map((day) => ({ day, times }));
  }
  return onlyWeekdays.length > 0
    ? onlyWeekdays.map((weekday) => ({ weekday, times }))
    : [{ times }];
}

function rangeOf({ wishes }: Option, today: Day): DayRange {
  const { range, onlyWeekdays } = wishes;
  return {
    from: range?.from ?? addDays(today, 1),
    ...(range?.to && { to: range.to }),
    ...(onlyWeekdays.length > 0 && { weekdays: onlyWeekdays }),
  };
}

/** All times of several days, in the order of the day. */
export const joinTimes = (byDay: readonly DayTimes[]): SlotName[] =>
  allSlots().filter((slot) => byDay.some(({ times }) => times.includes(slot)));

/**
 * The times wished for on a day: those said of it, of its weekday, of all other days, or of all days, within the
 * limit. None where a limit leaves none of them; undefined where no time was said.
 */
export function timesOn(
  { byDay = [], times, limit }: VisitWishes,
  day: Day,
): SlotName[] | undefined {
  const rule =
    byDay.findLast((one) => one.day === day) ??
    byDay.findLast((one) => one.day === undefined && one.weekday === weekdayOf(day)) ??
    byDay.find((one) => one.day === undefined && one.weekday === undefined);
  const wished = rule?.times ?? times;
  if (wished.length === 0) return undefined;
  return limit ? wished.filter((slot) => limit.includes(slot)) : wished;
}
