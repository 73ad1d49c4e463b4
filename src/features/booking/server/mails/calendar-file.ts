import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { businessName, consultationMinutes, email, phone } from '#features/business/facts.ts';
import { type Visit, visitEnd, visitStart } from '../../visit-slots.ts';

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
  const calendar = ical({
    prodId: { company: businessName, product: 'visits', language: 'EN' },
    method: ICalCalendarMethod[method],
  });
  calendar.createEvent({
    id: `visit-${appointmentId}@${email.display.split('@')[1]}`,
    sequence: revision,
    stamp: now,
    start: visitStart(visit),
    end: visitEnd(visit),
    summary,
    description: `We’ll arrive during this time and stay ${consultationMinutes.least} to ${consultationMinutes.most} minutes. Questions: ${phone.display}.`,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: businessName, email: email.display },
    ...(address !== undefined && { location: address }),
    ...(attendee && { attendees: [{ ...attendee, rsvp: false }] }),
  });
  return calendar.toString();
}
