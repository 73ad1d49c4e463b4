import { addDays, dayInLondon, daysBetween, isDay } from '#platform/dates/london-time.ts';
import { fieldProblem } from '#platform/server/http/errors/problem.ts';
import {
  type FitterTimes,
  findAbsence,
  findBusyFitters,
  findFreeFitters,
} from '../../diary/availability.ts';
import type { AvailableDay } from '../../diary/contract.ts';
import { slotsOn, visitStart } from '../../visit-slots.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { readDiary } from './read-diary.ts';

const maxDays = 14;

/**
 * Who could make a visit in each slot of a range of days, for staff.
 * @throws Problem 400 for an invalid date, or a range that is too long or reversed
 */
export async function listAvailability(
  { db, clock }: Pick<BookingDeps, 'db' | 'clock'>,
  asked: { from?: string; to?: string },
): Promise<AvailableDay[]> {
  const now = clock();
  const from = asked.from ?? dayInLondon(now);
  const to = asked.to ?? from;
  for (const [field, day] of Object.entries({ from, to }))
    if (!isDay(day)) throw fieldProblem(field, 'must be a day that exists.');
  const length = daysBetween(from, to) + 1;
  if (length < 1 || length > maxDays)
    throw fieldProblem('to', `must be at most ${maxDays - 1} days after from.`);
  const diary = await readDiary(db, from, to);
  return Array.from({ length }, (_, n) => addDays(from, n)).map((date) => ({
    date,
    ...(diary.closedDays.has(date) && { closed: diary.closedDays.get(date) }),
    slots: slotsOn(date).map((slot) => {
      const visit = { date, slot };
      const free = findFreeFitters(diary, visit);
      const busy = findBusyFitters(diary.busyTimes, visit);
      const occupation = ({ id }: FitterTimes) => (busy.has(id) ? 'busy' : 'visit');
      return {
        slot,
        hasBegun: visitStart(visit) <= now,
        fitters: diary.fitters
          .filter(({ isActive }) => isActive)
          .map((fitter) => ({
            id: fitter.id,
            name: fitter.name,
            state:
              findAbsence(fitter, visit, diary) ??
              (free.includes(fitter) ? 'free' : occupation(fitter)),
          })),
      };
    }),
  }));
}
