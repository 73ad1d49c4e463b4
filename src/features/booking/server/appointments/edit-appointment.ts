import { Problem } from '#platform/server/http/errors/problem.ts';
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
import { requireEstimate } from './build-appointment.ts';

/**
 * Changes the quoted amount, the staff notes and the estimate; omitted fields stay unchanged.
 * @throws Problem 404 for an unknown id, 400 for an unknown estimate
 */
export async function editAppointment(
  deps: Pick<BookingDeps, 'db' | 'clock' | 'findEstimate'>,
  id: string,
  { quotedAmount, notes, estimateId }: AppointmentEdit,
  staff: Staff,
) {
  const estimate = estimateId === undefined ? undefined : await requireEstimate(deps, estimateId);
  await deps.db.transaction(async (tx) => {
    const before = await lockAppointment(tx, id);
    const row = await updateStaffFields(tx, id, {
      ...(quotedAmount !== undefined && {
        quotedPence: quotedAmount === null ? null : toPence(quotedAmount),
      }),
      ...(notes !== undefined && { notes: notes || null }),
      ...(estimate && { estimate }),
    });
    if (!before || !row) throw new Problem(404, 'There is no appointment by this id.');
    const at = deps.clock();
    const note = estimate && formatPence(estimate.totalPence);
    const what = estimate ? 'priced' : 'edited';
    await recordEvent(tx, { appointmentId: id, at, by: staff.name, what, note });
    const logged = ({ quotedPence, notes: text, estimate: priced }: AppointmentRow) => ({
      quotedPence,
      notes: text,
      estimatePence: priced?.totalPence ?? null,
    });
    await recordAppointmentChange(tx, row, {
      at,
      staff,
      what: 'edited',
      before: logged(before),
      after: logged(row),
    });
  });
}
