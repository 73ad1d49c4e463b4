import type { Tx } from '#platform/server/database/database.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { queueMails } from '#platform/server/mail/queue-mail.ts';
import { composeBookingMails } from '../mails/booking-emails.ts';
import { type AppointmentRow, insertBookings } from '../queries.ts';
import { recordAppointmentChange } from '../record-appointment-change.ts';
import { makeVisitLink } from '../visit-link.ts';

/**
 * Stores an appointment that staff enter for a customer, with its event, visit link, audit log entry and emails.
 * The emails do not count against the limit of the address: no stranger can cause them.
 */
export async function bookForCustomer(
  tx: Tx,
  row: AppointmentRow,
  { staff, publicUrl, now }: { staff: Staff; publicUrl: string; now: Date },
) {
  const { link, linkHash } = makeVisitLink(publicUrl);
  await insertBookings(tx, [{ row, linkHash }], staff.name);
  await recordAppointmentChange(tx, row, {
    at: now,
    what: 'booked',
    staff,
    after: { status: row.status },
  });
  const news = { what: 'received', appointment: row, by: staff.name } as const;
  await queueMails(tx, composeBookingMails(news, { link, publicUrl, now }), now);
}
