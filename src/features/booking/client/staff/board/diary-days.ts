import { addDays, type Day, isDay, mondayOf } from '#platform/dates/london-time.ts';
import { askedVisits, type Visit, type VisitSlot } from '../../../visit-slots.ts';

export type DiaryView = '' | 'week' | 'day';

/**
 * The URL parameters that open another view in the week that is shown: its day is today, else the Monday.
 * @param shown the parameters of the URL
 */
export function openView(
  view: DiaryView,
  shown: { view: DiaryView; week: string; day: string },
  today: Day,
): Record<string, string> {
  if (view === 'day' && shown.view === 'week') {
    const monday = mondayOf(isDay(shown.week) ? shown.week : today);
    return { view, day: monday === mondayOf(today) ? today : monday };
  }
  if (view === 'week' && shown.view === 'day')
    return { view, week: mondayOf(isDay(shown.day) ? shown.day : today) };
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
  const monday = mondayOf(isDay(week) ? week : today);
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
