import { addDays, type Day, weekdayOf } from '#platform/dates/london-time.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { listOr } from '../../conversation/describe-record.ts';
import { askTool } from '../../tools/tool-registry.ts';
import type { Turn } from '../../turn.ts';
import { hasDay } from '../observe/observe-visit.ts';
import { canCome } from '../observe/visit/asks-of-days.ts';
import { readDays } from '../observe/visit/read-days.ts';
import { wordsOfVisit } from '../observe/visit/words-of-visit.ts';
import { allSlots, saturdaySlots, shortSlot } from '../observe/visit-times.ts';

const maxNamed = 3;
const saturday = 6;
const allWeekdays = [0, 1, 2, 3, 4, 5, 6];

/** The free days of the time that is asked about; of days that are named, whether they are free. */
export async function answerFreeDays(turn: Turn): Promise<readonly string[]> {
  const { text, message, today, record } = turn;
  const { range, dates, onlyWeekdays } = readDays(
    wordsOfVisit(message.plain, hasDay(record.visit)).text,
    today,
  );
  if (dates.length > 0 && dates.length <= maxNamed) return sayWhetherFree(turn, dates);
  const [named, ...others] = message.parsed.slots.dates;
  if (named && others.length === 0 && canCome.test(text)) return sayWhetherFree(turn, [named]);
  if (asksFirst.test(text) && !range && dates.length === 0) {
    const first = await sayFirstDays(turn);
    if (first) return [first];
  }
  const isBound = /\b(?:before|by)\b/i.test(text);
  const refused = record.visit.notWeekdays;
  const without =
    onlyWeekdays.length > 0
      ? allWeekdays.filter((weekday) => !onlyWeekdays.includes(weekday))
      : refused;
  return askTool(turn, 'free_slots', {
    from: isBound ? undefined : (range?.from ?? message.parsed.slots.dates[0]),
    to: range?.to,
    without,
  });
}

export const asksFirst =
  /\bhow (?:soon|quick\w*)\b|\b(?:soonest|earliest|first (?:available|free))\b|\bwhen(?:'?s| is)? (?:can|could|the (?:first|next|earliest))\b/i;
const daysAhead = 21;

/** "The first free visits are Wed 2 Dec, any time, and Thu 3 Dec, 9–11am." */
export async function sayFirstDays({
  tools,
  record,
  today,
  evidence,
}: Turn): Promise<string | undefined> {
  const free = await tools.listFreeSlots(today, addDays(today, daysAhead));
  const suiting = free.filter(
    ({ date, slots }) =>
      slots.some((slot) => slot.free > 0) &&
      !record.visit.notWeekdays.includes(weekdayOf(date)) &&
      tools
        .checkBooking({ preferredDates: [date] })
        .every(({ field }) => field !== 'preferredDates'),
  );
  if (suiting.length === 0) return undefined;
  const said = suiting.slice(0, 2).map(({ date, slots }) => {
    const names = slots.filter((slot) => slot.free > 0).map(({ slot }) => slot);
    return `${date === today ? 'today' : shortWeekdayDate(date)}, ${times(date, names)}`;
  });
  const line = `The first free ${said.length > 1 ? 'visits are' : 'visit is'} ${said.join(', and ')}.`;
  evidence.push(line);
  return line;
}

/** Of a day that is not possible, the visit says so itself while it is arranged. */
async function sayWhetherFree(turn: Turn, days: readonly Day[]): Promise<string[]> {
  const { tools, record, evidence } = turn;
  const isArranged = record.draft?.kind === 'booking';
  const lines: string[] = [];
  for (const day of days) {
    const [invalid] = tools
      .checkBooking({ preferredDates: [day] })
      .filter(({ field }) => field === 'preferredDates');
    const [found] = invalid ? [] : await tools.listFreeSlots(day, day);
    const free = (found?.slots ?? []).filter((slot) => slot.free > 0).map(({ slot }) => slot);
    if (free.length > 0)
      lines.push(`Yes, we can come on ${shortWeekdayDate(day)}, ${times(day, free)}.`);
    else if (!isArranged)
      lines.push(
        `No, we can’t come on ${shortWeekdayDate(day)}${invalid ? `: ${invalid.message}` : '.'}`,
      );
  }
  const [day, ...others] = days;
  if (
    day &&
    others.length === 0 &&
    lines[0]?.startsWith('Yes') &&
    !isArranged &&
    !record.callBackSent
  ) {
    record.visit.dates = [day];
    record.asked = 'booking?';
    lines.push('Shall I ask for that?');
  }
  evidence.push(...lines);
  return lines;
}

function times(day: Day, free: readonly string[]): string {
  const all = weekdayOf(day) === saturday ? saturdaySlots() : allSlots();
  return all.every((slot) => free.includes(slot)) && weekdayOf(day) !== saturday
    ? 'any time'
    : listOr(free.map(shortSlot));
}
