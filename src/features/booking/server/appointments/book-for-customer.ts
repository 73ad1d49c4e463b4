import type { Tx } from '#platform/server/database/database.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { queueMails } from '#platform/server/mail/queue-mail.ts';
import type { StaffBooking } from '../../booking-form.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { assertOffered } from '../diary/change-visit.ts';
import { fixFirstFree } from '../diary/fix-visit.ts';
import { reportMove } from '../diary/report-move.ts';
import { composeBookingMails, withAddress } from '../mails/booking-emails.ts';
import { type AppointmentRow, insertBookings, lockDiary } from '../queries.ts';
import { recordAppointmentChange } from '../record-appointment-change.ts';
import { makeVisitLink } from '../visit-link.ts';
import { buildStaffAppointment } from './build-appointment.ts';

/**
 * Stores an appointment that staff enter for a customer, with its event, visit link, audit log entry and emails. An
 * agreed visit is fixed at once, and its emails are held back so that it can be undone. The emails do not count
 * against the limit of the address: no stranger can cause them.
 * @throws Problem 400 for a visit that is not offered, 409 when nobody, or not the chosen fitter, is free then
 */
export async function bookForCustomer(
  tx: Tx,
  row: AppointmentRow,
  {
    staff,
    publicUrl,
    now,
    visit,
    fitterId,
  }: { staff: Staff; publicUrl: string; now: Date } & Pick<StaffBooking, 'visit' | 'fitterId'>,
) {
  if (visit) {
    assertOffered(visit, now);
    await lockDiary(tx);
  }
  const { link, linkHash } = makeVisitLink(publicUrl);
  await insertBookings(tx, [{ row, linkHash }], staff.name);
  await recordAppointmentChange(tx, row, {
    at: now,
    what: 'booked',
    staff,
    after: { status: row.status },
  });
  if (!visit) {
    const news = { what: 'received', appointment: row, by: staff.name } as const;
    const mails = composeBookingMails(news, { link, publicUrl, now });
    return queueMails(tx, withAddress(mails), now);
  }
  await fixFirstFree(tx, row, [visit], { now, fitterId });
  await reportMove(
    tx,
    { publicUrl },
    { before: row, from: undefined, to: visit, held: undefined, staff, undoable: true, now },
  );
}

/** Books what staff entered, from the telephone. @returns the id. @throws what `bookForCustomer` throws */
export async function bookByStaff(
  deps: BookingDeps,
  body: StaffBooking,
  staff: Staff,
): Promise<string> {
  const row = await buildStaffAppointment(deps, body);
  const { visit, fitterId } = body;
  const { publicUrl } = deps;
  await deps.db.transaction((tx) =>
    bookForCustomer(tx, row, { staff, publicUrl, now: row.createdAt, visit, fitterId }),
  );
  return row.id;
}
