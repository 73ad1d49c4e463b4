import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { toPence } from '#platform/units/pounds.ts';
import type { AppointmentEdit } from '../../quote-form.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { lockAppointment, recordEvent, updateStaffFields } from '../queries.ts';
import { recordAppointmentChange } from '../record-appointment-change.ts';

/**
 * Changes the quoted amount and the staff notes; omitted fields stay unchanged.
 * @throws Problem 404 for an unknown id
 */
export async function editAppointment(
  { db, clock }: Pick<BookingDeps, 'db' | 'clock'>,
  id: string,
  { quotedAmount, notes }: AppointmentEdit,
  staff: Staff,
) {
  await db.transaction(async (tx) => {
    const before = await lockAppointment(tx, id);
    const row = await updateStaffFields(tx, id, {
      ...(quotedAmount !== undefined && {
        quotedPence: quotedAmount === null ? null : toPence(quotedAmount),
      }),
      ...(notes !== undefined && { notes: notes || null }),
    });
    if (!before || !row) throw new Problem(404, 'There is no appointment by this id.');
    const at = clock();
    await recordEvent(tx, { appointmentId: id, at, by: staff.name, what: 'edited' });
    await recordAppointmentChange(tx, row, {
      at,
      staff,
      what: 'edited',
      before: { quotedPence: before.quotedPence, notes: before.notes },
      after: { quotedPence: row.quotedPence, notes: row.notes },
    });
  });
}
