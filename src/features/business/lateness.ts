import { addDays, dayInLondon, instantInLondon } from '#platform/dates/london-time.ts';
import { shortTime } from '#platform/dates/short-dates.ts';
import { formatAnswerBy } from './answer-by.ts';
import { hoursOn, spokenHour } from './opening-hours.ts';

const hourMs = 3_600_000;
/** A weekday of ours. */
const dayMs = 10 * hourMs;
const urgentMs = 4 * hourMs;
/** What is later than this is only known to be. */
const maxDays = 60;
const maxMs = maxDays * dayMs;

/** The milliseconds between two instants in which we are open; those above `maxDays` are not counted. */
export function openTimeBetween(from: Date, to: Date): number {
  let sum = 0;
  for (let day = dayInLondon(from); sum <= maxMs; day = addDays(day, 1)) {
    if (instantInLondon(day, '00:00') >= to) break;
    const hours = hoursOn(day);
    if (!hours) continue;
    const start = Math.max(from.getTime(), instantInLondon(day, hours.opens).getTime());
    const end = Math.min(to.getTime(), instantInLondon(day, hours.closes).getTime());
    sum += Math.max(0, end - start);
  }
  return sum;
}

/** Formats opening time, rounded down: 'under an hour', '3 hours', '2 days'. */
export function formatOpenTime(ms: number): string {
  if (ms > maxMs) return `over ${maxDays} days`;
  if (ms < hourMs) return 'under an hour';
  const [number, unit] =
    ms < dayMs ? [Math.floor(ms / hourMs), 'hour'] : [Math.floor(ms / dayMs), 'day'];
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}

/** When something is due, or by how much of our opening time it is late. */
export function describeDue(
  due: Date,
  now: Date,
): { words: string; state: 'running' | 'urgent' | 'late' } {
  if (now > due)
    return { words: `Late by ${formatOpenTime(openTimeBetween(due, now))}`, state: 'late' };
  const state = openTimeBetween(now, due) < urgentMs ? 'urgent' : 'running';
  return { words: `Due ${formatDue(due, now)}`, state };
}

function formatDue(due: Date, now: Date): string {
  const [day, today] = [dayInLondon(due), dayInLondon(now)];
  if (day > addDays(today, 1)) return formatAnswerBy(due, now);
  return `${day === today ? 'today' : 'tomorrow'} ${spokenHour(shortTime(due.toISOString()))}`;
}
