import type { EmailContent } from '#platform/server/mail/message.ts';
import type { Visit } from '../../visit-slots.ts';
import type { Actor } from '../booking-deps.ts';
import type { AppointmentRow } from '../queries.ts';

export type BookingNews = {
  what: 'received' | 'changed' | 'confirmed' | 'moved' | 'cancelled' | 'restored' | 'reminder';
  appointment: AppointmentRow;
  /** The visit it is about; for a cancellation, and for what was restored after one, the one that was fixed, if any. */
  visit?: Visit;
  /** Who did it; left out where nobody did. */
  by?: Actor;
};

export type BookingEmailContent = EmailContent & { subject: string };
