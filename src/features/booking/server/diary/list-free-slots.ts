import { addDays, type Day, dayInLondon, daysBetween, isDay } from '#platform/dates/london-time.ts';
import { fieldProblem } from '#platform/server/http/errors/problem.ts';
import { type Diary, findFreeFitters } from '../../diary/availability.ts';
import type { FreeDay } from '../../diary/contract.ts';
import { lastBookableDay } from '../../visit-dates.ts';
import { slotsOn, visitStart } from '../../visit-slots.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { readDiary } from './read-diary.ts';

const maxDays = 62;

/**
 * Free fitters per slot for a range of days. Sundays and days outside the bookable period are omitted; a slot
 * that has begun has none, and neither has a closed day.
 * @throws Problem 400 for an invalid date, or a range that is too long or reversed
 */
export async function listFreeSlotsOf(
  { db, clock }: Pick<BookingDeps, 'db' | 'clock'>,
  asked: { from?: string; to?: string },
): Promise<FreeDay[]> {
  const now = clock();
  const today = dayInLondon(now);
  const from = checkDay('from', asked.from ?? today);
  const to = checkDay('to', asked.to ?? addDays(from, maxDays - 1));
  const length = daysBetween(from, to) + 1;
  if (length < 1) throw invalidField('to', 'must not be before from.');
  if (length > maxDays) throw invalidField('to', `must be at most ${maxDays} days after from.`);
  return listFreeSlotsFrom(await readDiary(db, from, to), { from, length, now });
}

/** The same from a diary that covers the days. */
export function listFreeSlotsFrom(
  diary: Diary,
  { from, length, now }: { from: Day; length: number; now: Date },
): FreeDay[] {
  const today = dayInLondon(now);
  return Array.from({ length }, (_, i) => addDays(from, i))
    .filter((date) => date >= today && date <= lastBookableDay(today))
    .map((date) => ({
      date,
      slots: slotsOn(date).map((slot) => ({
        slot,
        free: visitStart({ date, slot }) <= now ? 0 : findFreeFitters(diary, { date, slot }).length,
      })),
      ...(diary.closedDays.has(date) && { closed: diary.closedDays.get(date) }),
    }))
    .filter(({ slots }) => slots.length > 0);
}

function checkDay(field: 'from' | 'to', day: string): string {
  if (!isDay(day)) throw invalidField(field, 'must be a day that exists.');
  return day;
}

function invalidField(field: string, message: string) {
  return fieldProblem(field, message);
}
