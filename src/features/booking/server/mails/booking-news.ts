import type { EmailContent } from '#platform/server/mail/message.ts';
import type { bookingNews } from '../../booking-mails.ts';
import type { Visit } from '../../visit-slots.ts';
import type { Actor } from '../booking-deps.ts';
import type { AppointmentRow } from '../queries.ts';

/** A change to an appointment that emails report. */
export type BookingNews = {
  what: (typeof bookingNews)[number];
  appointment: AppointmentRow;
  /**
   * The visit concerned; after a cancellation, or a restoration from one, the visit that was fixed,
   * if any.
   */
  visit?: Visit;
  /** Of a move: the visit as the customer knows it. */
  from?: Visit | undefined;
  /** What staff tell the customer about it. */
  note?: string | undefined;
  /** Who made the change; omitted for automatic ones. */
  by?: Actor;
};

export type BookingEmailContent = EmailContent & { subject: string };
