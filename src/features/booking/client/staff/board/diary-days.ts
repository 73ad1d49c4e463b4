import { addDays, type Day, isDay, mondayOf } from '#platform/dates/london-time.ts';
import { askedVisits, type Visit, type VisitSlot } from '../../../visit-slots.ts';

export type DiaryView = '' | 'week' | 'day';

/** The Monday of the week that is worked in now: on a Sunday the next one. */
export const currentMonday = (today: Day) => mondayOf(addDays(today, 1));

/** The day that a narrow screen shows of a week: the one that was asked for, else today, else the Monday. */
export function dayOfWeek(monday: Day, asked: string, today: Day): Day {
  const isIn = (day: Day) => mondayOf(day) === monday && day <= addDays(monday, 5);
  return isDay(asked) && isIn(asked) ? asked : isIn(today) ? today : monday;
}

/**
 * The URL parameters that open another view in the week that is shown: its day is the one that was shown, else today, else the
 * Monday.
 * @param shown the parameters of the URL
 */
export function openView(
  view: DiaryView,
  shown: { view: DiaryView; week: string; day: string },
  today: Day,
): Record<string, string> {
  if (view === 'day' && shown.view === 'week') {
    const monday = isDay(shown.week) ? mondayOf(shown.week) : currentMonday(today);
    return { view, day: dayOfWeek(monday, shown.day, today) };
  }
  if (view === 'week' && shown.view === 'day')
    return { view, week: isDay(shown.day) ? mondayOf(shown.day) : currentMonday(today) };
  return { view };
}

/** The URL parameters that open the printable sheet of what is shown: a day, or a week from Monday to Saturday. */
export function openSheet(
  { view, week, day }: { view: DiaryView; week: string; day: string },
  today: Day,
): Record<string, string> {
  if (view === 'day') {
    const shown = isDay(day) ? day : today;
    return { view: 'print', visitFrom: shown, visitTo: shown };
  }
  const monday = isDay(week) ? mondayOf(week) : currentMonday(today);
  return { view: 'print', visitFrom: monday, visitTo: addDays(monday, 5) };
}

/** The requests that ask for a visit. */
export const requestsFor = <Request extends { preferredDates: Day[]; preferredTimes: VisitSlot[] }>(
  requests: readonly Request[],
  { date, slot }: Visit,
) =>
  requests.filter(({ preferredDates, preferredTimes }) =>
    askedVisits(preferredDates, preferredTimes).some(
      (asked) => asked.date === date && asked.slot === slot,
    ),
  );
