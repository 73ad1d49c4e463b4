import ical, {
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventTransparency,
} from 'ical-generator';
import type { ClosedDay } from '#features/business/bank-holidays.ts';
import { firm } from '#features/business/firm.ts';
import { addDays, type Day, instantInLondon } from '#platform/dates/london-time.ts';
import { formatArea } from '#platform/units/areas.ts';
import { projectSizeLabels } from '../../limits.ts';
import type { TimeOffRow } from '../diary/queries-diary.ts';
import { buildVisitEvent, calendarMaker, uidOf } from '../mails/calendar-file.ts';
import type { FeedVisit } from './queries-feeds.ts';

export type FeedContent = {
  /** Whose visits they are; null for everybody's, in which each visit names its fitter. */
  fitterName: string | null;
  visits: readonly FeedVisit[];
  timeOff: readonly Pick<TimeOffRow, 'id' | 'fromDay' | 'toDay' | 'reason'>[];
  closedDays: readonly ClosedDay[];
};

/** How often a calendar app should read the feed. */
const refreshSeconds = 15 * 60;

/** Renders a feed as iCalendar. The same content gives the same text, so that its hash can be its ETag. */
export function renderFeed({ fitterName, visits, timeOff, closedDays }: FeedContent): string {
  const calendar = ical({
    prodId: calendarMaker(),
    method: ICalCalendarMethod.PUBLISH,
    name: clean(`${firm().name}: ${fitterName ?? 'all visits'}`),
    ttl: refreshSeconds,
  });
  for (const visit of visits) calendar.createEvent(describeVisit(visit, fitterName === null));
  for (const { id, fromDay, toDay, reason } of timeOff)
    calendar.createEvent({
      ...describeDays(uidOf('time-off', id), fromDay, toDay),
      summary: 'Time off',
      ...(reason && { description: clean(reason) }),
    });
  for (const { day, name } of closedDays)
    calendar.createEvent({
      ...describeDays(uidOf('closed', day), day, day),
      summary: clean(`Closed: ${name}`),
    });
  return calendar.toString();
}

function describeVisit(visit: FeedVisit, namesFitter: boolean): ICalEventData {
  const { appointmentId, date, slot, revision, fixedAt, purpose, customerName } = visit;
  const what = purpose === 'repair' ? 'Repair' : 'Measure';
  const who = namesFitter ? ` (${visit.fitterName})` : '';
  return {
    ...buildVisitEvent({
      appointmentId,
      visit: { date, slot },
      revision,
      stamp: fixedAt,
      summary: clean(`${what}: ${customerName}, ${visit.postcode}${who}`),
      description: clean(describeJob(visit)),
    }),
    location: clean(`${visit.address}, ${visit.postcode}`).replace(/\s+/g, ' '),
  };
}

/** What a fitter needs on the way, a line each. */
function describeJob(visit: FeedVisit): string {
  const { phone, flooringTypes, projectSize, estimate, basket, requirements, notes } = visit;
  const rooms = estimate?.rooms.map(({ name, area }) => `${name} ${formatArea(area)}`);
  const lines: [string, string | null | undefined][] = [
    ['Phone', phone],
    ['Floors', flooringTypes.join(', ')],
    ['Size', projectSizeLabels[projectSize]],
    ['Rooms', rooms?.join(', ')],
    ['Asked about', basket.map(({ name }) => name).join(', ')],
    ['They wrote', requirements],
    ['Our notes', notes],
  ];
  return lines.flatMap(([term, text]) => (text ? [`${term}: ${text}`] : [])).join('\n');
}

/** An event of whole days, which does not say when it was made: it is new with every change. */
function describeDays(id: string, fromDay: Day, toDay: Day) {
  return {
    id,
    stamp: instantInLondon(fromDay, '00:00'),
    // Whole days are read in UTC, and end before the day that DTEND names.
    start: new Date(`${fromDay}T00:00:00Z`),
    end: new Date(`${addDays(toDay, 1)}T00:00:00Z`),
    timezone: 'UTC',
    allDay: true,
    transparency: ICalEventTransparency.TRANSPARENT,
  } satisfies ICalEventData;
}

/** Control characters are not allowed in the file; line breaks and tabs are. */
function clean(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, ' ')
    .toWellFormed();
}
