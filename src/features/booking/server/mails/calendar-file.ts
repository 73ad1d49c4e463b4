import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { firm } from '#features/business/firm.ts';
import { type Visit, visitEnd, visitStart } from '../../visit-slots.ts';

export const calendarMaker = () => ({ company: firm().name, product: 'visits', language: 'EN' });
/** The UID of an event: always the same for a visit, a time off or a closed day. */
export const uidOf = (what: 'visit' | 'time-off' | 'closed', id: string) =>
  `${what}-${id}@${firm().calendarDomain}`;
/** Any of these UIDs. */
export const ownUid = () =>
  new RegExp(`^(visit|time-off|closed)-.+@${firm().calendarDomain.replaceAll('.', '\\.')}$`, 'i');

type VisitEvent = {
  appointmentId: string;
  visit: Visit;
  /** The SEQUENCE: must increase with every change, or calendars ignore it. */
  revision: number;
  /** When this version was made. */
  stamp: Date;
  summary: string;
  description: string;
};

/** Builds the event of a visit, the same in mails and in feeds. Its times are in UTC, so it needs no time zone. */
export function buildVisitEvent({ appointmentId, visit, revision, ...texts }: VisitEvent) {
  return {
    id: uidOf('visit', appointmentId),
    sequence: revision,
    start: visitStart(visit),
    end: visitEnd(visit),
    status: ICalEventStatus.CONFIRMED,
    organizer: { name: firm().name, email: firm().email.display },
    ...texts,
  } satisfies ICalEventData;
}

export type CalendarEntry = {
  appointmentId: string;
  visit: Visit;
  /** The SEQUENCE: must increase with every change, or calendars ignore the file. */
  revision: number;
  now: Date;
  summary: string;
  address?: string;
  /** The invited person; omitted in a file for download. */
  attendee?: { email: string };
};

/**
 * Renders a visit as an iCalendar file: `REQUEST` invites or moves, `CANCEL` removes it from the calendar,
 * `PUBLISH` is a copy for download.
 */
export function writeCalendarFile(
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH',
  entry: CalendarEntry,
): string {
  const { appointmentId, visit, revision, now, summary, address, attendee } = entry;
  const calendar = ical({ prodId: calendarMaker(), method: ICalCalendarMethod[method] });
  calendar.createEvent({
    ...buildVisitEvent({
      appointmentId,
      visit,
      revision,
      stamp: now,
      summary,
      description: `We’ll arrive during this time and stay ${firm().consultationMinutes.least} to ${firm().consultationMinutes.most} minutes. Questions: ${firm().phone.display}.`,
    }),
    ...(method === 'CANCEL' && { status: ICalEventStatus.CANCELLED }),
    ...(address !== undefined && { location: address }),
    ...(attendee && { attendees: [{ ...attendee, rsvp: false }] }),
  });
  return calendar.toString();
}
