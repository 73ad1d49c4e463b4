import { nameWeekday } from '#features/business/opening-hours.ts';
import type { Day } from '#platform/dates/london-time.ts';
import { limits } from '../../../limits.ts';
import { type DateObstacle, findDateObstacle } from '../../../visit-dates.ts';

const reasons: Record<Exclude<DateObstacle, 'closedWeekday'>, string> = {
  notADate: 'not a date',
  pastDate: 'in the past',
  tooFarAhead: `more than ${limits.daysAhead} days ahead`,
};

/**
 * Why a day cannot be chosen, in a few words; undefined for one that can. `today` is in London.
 * @param closed the name of the day, if the firm is closed for it
 */
export function explainClosed(day: Day, today: Day, closed?: string): string | undefined {
  const obstacle = findDateObstacle(day, today);
  if (obstacle === 'closedWeekday') return `we’re closed on ${nameWeekday(day)}s`;
  if (obstacle) return reasons[obstacle];
  return closed && `we’re closed (${closed})`;
}

/** Why a day without a free time cannot be chosen. */
export const explainFull = (day: Day, today: Day) =>
  day === today ? 'nothing left today' : 'no time is free';
