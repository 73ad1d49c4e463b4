import { noticeAddresses } from '#features/business/server/render-email.ts';
import type { NewMail } from '#platform/server/mail/message.ts';
import type { Visit } from '../../visit-slots.ts';
import type { BookingEmailContent, BookingNews } from './booking-news.ts';
import { type CalendarEntry, writeCalendarFile } from './calendar-file.ts';
import { writeToBusiness } from './emails-to-business.ts';
import { writeToCustomer } from './emails-to-customer.ts';

/**
 * Composes the two emails about a change, to the customer and to the business. Both carry a calendar
 * file when a visit is fixed, moved or cancelled.
 * @param link the customer's visit link
 */
export function composeBookingMails(
  news: BookingNews,
  { link, publicUrl, now }: { link: string; publicUrl: string; now: Date },
): [own: NewMail, notice: NewMail] {
  const { appointment, what, visit } = news;
  const occasion =
    what === 'reminder' ? `${visit?.date} ${visit?.slot}` : String(appointment.revision);
  const mail = (
    whom: 'booking' | 'notice',
    to: string,
    { subject, ...content }: BookingEmailContent,
    calendar: Pick<CalendarEntry, 'summary' | 'address' | 'attendee'>,
  ): NewMail => ({
    key: `${whom}-${what}:${appointment.id}:${occasion}`,
    about: appointment.id,
    revision: appointment.revision,
    to,
    ...(whom === 'notice' && appointment.email && { replyTo: appointment.email }),
    subject,
    content,
    ...(visit &&
      what !== 'reminder' && {
        calendar: writeInvitation(news, visit, { ...calendar, now }),
      }),
  });
  const { customerName, email: customerEmail, address, postcode } = appointment;
  const isRepair = appointment.purpose === 'repair';
  const adminLink = `${publicUrl}/admin/appointments?appointment=${encodeURIComponent(appointment.id)}`;
  return [
    mail('booking', customerEmail, writeToCustomer(news, { link, now }), {
      summary: isRepair ? 'Visit about your floor repair' : 'Visit to measure your floors',
      address: postcode,
      ...(customerEmail && { attendee: { email: customerEmail } }),
    }),
    mail('notice', noticeAddresses(), writeToBusiness(news, adminLink), {
      summary: `${isRepair ? 'Repair' : 'Measure'}: ${customerName}`,
      address: `${address}, ${postcode}`.replace(/\s+/g, ' '),
    }),
  ];
}

/** The emails without those to a customer who has no address. */
export const withAddress = (mails: readonly NewMail[]) => mails.filter(({ to }) => to !== '');

function writeInvitation(
  { what, appointment }: BookingNews,
  visit: Visit,
  more: Pick<CalendarEntry, 'summary' | 'address' | 'attendee' | 'now'>,
) {
  const method = what === 'cancelled' || what === 'restored' ? 'CANCEL' : 'REQUEST';
  const content = writeCalendarFile(method, {
    appointmentId: appointment.id,
    visit,
    revision: appointment.revision,
    ...more,
  });
  return { method, content } as const;
}
