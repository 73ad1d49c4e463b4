import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { businessName, consultationMinutes, email, phone } from '#features/business/facts.ts';
import { type Visit, visitEnd, visitStart } from '../../visit-slots.ts';

export type CalendarEntry = {
  appointmentId: string;
  visit: Visit;
  /** Counts up with every change, or calendars keep what they have. */
  revision: number;
  now: Date;
  summary: string;
  address?: string;
  /** Who is invited; left out in a file that is only to be kept. */
  attendee?: { email: string };
};

/**
 * A visit as an iCalendar file: `REQUEST` invites or moves, `CANCEL` takes it out of the calendar
 * again, `PUBLISH` is a copy to keep.
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
    description: `We arrive within this time and stay ${consultationMinutes.least} to ${consultationMinutes.most} minutes. Questions: ${phone.display}.`,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: businessName, email: email.display },
    ...(address !== undefined && { location: address }),
    ...(attendee && { attendees: [{ ...attendee, rsvp: false }] }),
  });
  return calendar.toString();
}
