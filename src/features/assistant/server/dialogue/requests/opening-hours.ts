import { openingHours } from '#features/business/facts.ts';
import { addDays, dayInLondon, instantInLondon, weekdayOf } from '#platform/dates/london-time.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const daysAhead = 7;

const hoursOn = (day: string) =>
  openingHours.find(({ days }) =>
    (days as readonly string[]).includes(weekdays[weekdayOf(day)] ?? ''),
  );

/** Whether the firm is open at an instant. */
export function isOpenAt(now: Date): boolean {
  const day = dayInLondon(now);
  const hours = hoursOn(day);
  return (
    hours !== undefined &&
    now >= instantInLondon(day, hours.opens) &&
    now < instantInLondon(day, hours.closes)
  );
}

/** "today at 8am", "tomorrow at 9am", "on Monday at 8am": when the firm opens next. */
export function nextOpening(now: Date): string {
  const today = dayInLondon(now);
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const day = addDays(today, ahead);
    const hours = hoursOn(day);
    if (!hours || instantInLondon(day, hours.opens) <= now) continue;
    const when =
      ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : `on ${weekdays[weekdayOf(day)]}`;
    return `${when} at ${Number(hours.opens.slice(0, 2))}am`;
  }
  return 'soon';
}
