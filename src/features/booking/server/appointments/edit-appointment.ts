import { fieldProblem, Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { formatPence, toPence } from '#platform/units/pounds.ts';
import type { AppointmentEdit } from '../../quote-form.ts';
import type { BookingDeps } from '../booking-deps.ts';
import {
  type AppointmentRow,
  lockAppointment,
  recordEvent,
  updateStaffFields,
} from '../queries.ts';
import { recordAppointmentChange } from '../record-appointment-change.ts';

/**
 * Changes the quoted amount, whether the customer was sent it, and the staff notes; omitted fields stay unchanged, but
 * an amount that changes is to be sent again.
 * @throws Problem 404 for an unknown id, 400 for sending no amount
 */
export async function editAppointment(
  { db, clock }: Pick<BookingDeps, 'db' | 'clock'>,
  id: string,
  edit: AppointmentEdit,
  staff: Staff,
) {
  await db.transaction(async (tx) => {
    const before = await lockAppointment(tx, id);
    if (!before) throw new Problem(404, 'There is no appointment by this id.');
    const row = { ...before, ...changesOf(edit, before) };
    if (row.quoteSent && row.quotedPence === null)
      throw fieldProblem('quoteSent', 'needs a quoted amount.');
    const isSentNow = row.quoteSent && !before.quoteSent;
    await updateStaffFields(tx, id, row);
    const at = clock();
    const what = isSentNow ? 'quote-sent' : 'edited';
    const note = isSentNow && row.quotedPence !== null ? formatPence(row.quotedPence) : null;
    await recordEvent(tx, { appointmentId: id, at, by: staff.name, what, note });
    await recordAppointmentChange(tx, row, {
      at,
      staff,
      what: 'edited',
      before: staffFieldsOf(before),
      after: staffFieldsOf(row),
    });
  });
}

function changesOf({ quotedAmount, quoteSent, notes }: AppointmentEdit, before: AppointmentRow) {
  const quotedPence =
    quotedAmount === undefined
      ? before.quotedPence
      : quotedAmount === null
        ? null
        : toPence(quotedAmount);
  return {
    quotedPence,
    quoteSent: quoteSent ?? (before.quoteSent && quotedPence === before.quotedPence),
    notes: notes === undefined ? before.notes : notes || null,
  };
}

const staffFieldsOf = ({ quotedPence, quoteSent, notes }: AppointmentRow) => ({
  quotedPence,
  quoteSent,
  notes,
});
