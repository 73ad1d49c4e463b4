import { email } from '#features/business/facts.ts';
import type { Letter, NewMail } from '#platform/server/mail/message.ts';
import type { Visit } from '../visit-slots.ts';
import type { Actor } from './booking-parts.ts';
import { writeCalendarFile } from './calendar-file.ts';
import { writeToBusiness } from './letters-to-business.ts';
import { writeToCustomer } from './letters-to-customer.ts';
import type { AppointmentRow } from './queries.ts';

export type BookingNews = {
  what: 'received' | 'changed' | 'confirmed' | 'moved' | 'cancelled' | 'reminder';
  appointment: AppointmentRow;
  /** The visit it is about; for a cancellation the one that was fixed, if any. */
  visit?: Visit;
  /** Who did it; left out where nobody did. */
  by?: Actor;
};

export type MailLetter = Letter & { subject: string };

/**
 * The two mails that tell of something: one to the customer, one to the business. Both carry a
 * calendar file when a visit is fixed, moved or cancelled.
 * @param link the customer's private link
 */
export function composeBookingMails(
  news: BookingNews,
  { link, publicUrl, now }: { link: string; publicUrl: string; now: Date },
): NewMail[] {
  const { appointment, what, visit } = news;
  const occasion =
    what === 'reminder' ? `${visit?.date} ${visit?.slot}` : String(appointment.revision);
  const mail = (
    kind: string,
    to: string,
    { subject, ...letter }: MailLetter,
    calendarSummary: string,
    attendee?: { name: string; email: string },
  ): NewMail => ({
    key: `${kind}-${what}:${appointment.id}:${occasion}`,
    about: appointment.id,
    to,
    ...(to === email.display && { replyTo: appointment.email }),
    subject,
    letter,
    ...(visit &&
      what !== 'reminder' && {
        calendar: writeInvitation(news, visit, { summary: calendarSummary, attendee, now }),
      }),
  });
  const { customerName, email: address } = appointment;
  return [
    mail('booking', address, writeToCustomer(news, link), 'Visit to measure your floors', {
      name: customerName,
      email: address,
    }),
    mail(
      'notice',
      email.display,
      writeToBusiness(news, `${publicUrl}/admin`),
      `Measure: ${customerName}`,
    ),
  ];
}

function writeInvitation(
  { what, appointment }: BookingNews,
  visit: Visit,
  more: { summary: string; attendee?: { name: string; email: string }; now: Date },
) {
  const method = what === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const content = writeCalendarFile(method, {
    appointmentId: appointment.id,
    visit,
    revision: appointment.revision,
    address: `${appointment.address}, ${appointment.postcode}`.replace(/\s+/g, ' '),
    ...more,
  });
  return { method, content } as const;
}
