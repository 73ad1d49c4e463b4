import type { Tx } from '#platform/server/database/database.ts';
import { fieldProblem, Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { formatPence, toPence } from '#platform/units/pounds.ts';
import type { AppointmentEdit } from '../../quote-form.ts';
import type { BookingDeps } from '../booking-deps.ts';
import type { EstimateSummary } from '../estimate-summary.ts';
import {
  type AppointmentRow,
  lockAppointment,
  recordEvent,
  updateStaffFields,
} from '../queries.ts';
import { recordAppointmentChange } from '../record-appointment-change.ts';
import { unknownEstimate } from './build-appointment.ts';

/**
 * Changes the quoted amount, whether the customer was sent it, the staff notes and the estimate; omitted fields stay
 * unchanged, but an amount that changes is to be sent again.
 * @throws Problem 404 for an unknown id, 400 for sending no amount or an unknown estimate
 */
export async function editAppointment(
  deps: Pick<BookingDeps, 'db' | 'clock' | 'findEstimate'>,
  id: string,
  edit: AppointmentEdit,
  staff: Staff,
) {
  const { estimateId } = edit;
  const estimate = estimateId === undefined ? undefined : await deps.findEstimate(estimateId);
  if (estimateId !== undefined && !estimate) throw unknownEstimate();
  await deps.db.transaction((tx) => applyEdit(tx, id, edit, { at: deps.clock(), staff, estimate }));
}

/** The same in a transaction of the caller. @returns the appointment as it is now */
export async function applyEdit(
  tx: Tx,
  id: string,
  edit: AppointmentEdit,
  { at, staff, estimate }: { at: Date; staff: Staff; estimate?: EstimateSummary | undefined },
): Promise<AppointmentRow> {
  const before = await lockAppointment(tx, id);
  if (!before) throw new Problem(404, 'There is no appointment by this id.');
  const row = { ...before, ...changesOf(edit, before), ...(estimate && { estimate }) };
  if (row.quoteSent && row.quotedPence === null)
    throw fieldProblem('quoteSent', 'needs a quoted amount.');
  await updateStaffFields(tx, id, row);
  await recordEvent(tx, { appointmentId: id, at, by: staff.name, ...describe(before, row) });
  await recordAppointmentChange(tx, row, {
    at,
    staff,
    what: 'edited',
    before: staffFieldsOf(before),
    after: staffFieldsOf(row),
  });
  return row;
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

/** The entry of the timeline for an edit: what the customer was told comes before what only staff see. */
function describe(before: AppointmentRow, { quoteSent, quotedPence, estimate }: AppointmentRow) {
  if (quoteSent && !before.quoteSent && quotedPence !== null)
    return { what: 'quote-sent' as const, note: formatPence(quotedPence) };
  if (estimate && estimate !== before.estimate)
    return { what: 'priced' as const, note: formatPence(estimate.totalPence) };
  return { what: 'edited' as const, note: null };
}

const staffFieldsOf = ({ quotedPence, quoteSent, notes, estimate }: AppointmentRow) => ({
  quotedPence,
  quoteSent,
  notes,
  estimatePence: estimate?.totalPence ?? null,
});
