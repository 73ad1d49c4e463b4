import { type Day, weekdayOf } from '#platform/dates/london-time.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { listOr } from '../../conversation/describe-record.ts';
import { askTool } from '../../tools/tool-registry.ts';
import type { Turn } from '../../turn.ts';
import { readDays } from '../observe/visit/read-days.ts';
import { wordsOfVisit } from '../observe/visit/words-of-visit.ts';
import { allSlots, saturdaySlots, shortSlot } from '../observe/visit-times.ts';

const maxNamed = 3;
const saturday = 6;
const allWeekdays = [0, 1, 2, 3, 4, 5, 6];

/** The free days of the time that is asked about; of days that are named, whether they are free. */
export async function answerFreeDays(turn: Turn): Promise<readonly string[]> {
  const { text, message, today, record } = turn;
  const { range, dates, onlyWeekdays } = readDays(wordsOfVisit(message.plain, true).text, today);
  if (dates.length > 0 && dates.length <= maxNamed) return sayWhetherFree(turn, dates);
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
  evidence.push(...lines);
  return lines;
}

function times(day: Day, free: readonly string[]): string {
  const all = weekdayOf(day) === saturday ? saturdaySlots() : allSlots();
  return all.every((slot) => free.includes(slot)) && weekdayOf(day) !== saturday
    ? 'any time'
    : listOr(free.map(shortSlot));
}
