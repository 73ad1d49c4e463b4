import { dayInLondon } from '#platform/dates/london-time.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { fieldProblem, Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { completedMessage } from '../../transitions.ts';
import { findVisitProblem } from '../../visit-dates.ts';
import type { Visit } from '../../visit-slots.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { closeOffer } from '../close-offer.ts';
import {
  type AppointmentRow,
  deleteVisit,
  findVisits,
  lockAppointment,
  lockDiary,
  recordEvent,
  type VisitRow,
} from '../queries.ts';
import { recordAppointmentChange } from '../record-appointment-change.ts';
import { requireFreeFitter } from './explain-fitter.ts';
import { fixFirstFree } from './fix-visit.ts';
import { withdrawHeldChange } from './held-change.ts';
import { updateVisitFitter } from './queries-diary.ts';
import { readDiary } from './read-diary.ts';
import { findOrigin, isAt, reportMove } from './report-move.ts';

type Change = {
  visit: Visit;
  /** Who makes it; default: the first who is free, or who makes it already. */
  fitterId?: string | undefined;
  /** Holds the mails back, so that `undoChange` can withdraw them. */
  undoable?: boolean | undefined;
  /** What the customer is told in the email. */
  note?: string | undefined;
  staff: Staff;
};

/**
 * Fixes a visit at any free time, agreed with the customer: a pending appointment is confirmed, a fixed visit
 * moved or given to another fitter. The customer is emailed when the time changes, once for changes that follow
 * while the mails are held back.
 * @throws Problem 400 for a time that is not offered or an unknown fitter; 404 for an unknown id; 409 when nobody is
 * free then, or the appointment is completed or cancelled
 */
export async function changeVisit(deps: BookingDeps, id: string, change: Change) {
  const now = deps.clock();
  const { visit, fitterId, undoable = false, note, staff } = change;
  await deps.db.transaction(async (tx) => {
    await lockDiary(tx);
    const before = await lockOpen(tx, id);
    const [fixed] = await findVisits(tx, [id]);
    if (fixed && isAt(fixed, visit)) return assign(tx, before, fixed, { fitterId, staff, now });
    assertOffered(visit, now);
    await closeOffer(tx, id, 'superseded', now);
    const held = await withdrawHeldChange(tx, before, now);
    await deleteVisit(tx, id);
    const movedFrom = fixed && undoable ? findOrigin(fixed, held) : null;
    await fixFirstFree(tx, before, [visit], { now, fitterId, movedFrom });
    await reportMove(tx, deps, {
      before,
      from: fixed,
      to: visit,
      held,
      staff,
      undoable,
      note,
      now,
    });
  });
}

/** Locks an appointment whose visit can be fixed or moved. */
export async function lockOpen(tx: Tx, id: string): Promise<AppointmentRow> {
  const appointment = await lockAppointment(tx, id);
  if (!appointment) throw new Problem(404, 'There is no appointment by this id.');
  const { status } = appointment;
  if (status === 'completed') throw new Problem(409, completedMessage);
  if (status === 'cancelled')
    throw new Problem(409, 'This appointment is cancelled: please restore it first.');
  return appointment;
}

/** @throws Problem 400 for a time that no visit can have */
export function assertOffered(visit: Visit, now: Date) {
  const message = findVisitProblem(visit, dayInLondon(now));
  if (message) throw fieldProblem('visit', message);
}

/** Gives a fixed visit to another fitter. Nobody is emailed: the customer is not told who comes. */
async function assign(
  tx: Tx,
  before: AppointmentRow,
  fixed: VisitRow,
  { fitterId, staff, now }: { fitterId: string | undefined; staff: Staff; now: Date },
) {
  if (fitterId === undefined || fitterId === fixed.fitterId) return;
  const diary = await readDiary(tx, fixed.date, fixed.date);
  const fitter = requireFreeFitter(diary, fitterId, fixed);
  await updateVisitFitter(tx, before.id, fitter.id);
  const was = diary.fitters.find(({ id }) => id === fixed.fitterId);
  const event = { appointmentId: before.id, at: now, by: staff.name, what: 'assigned' } as const;
  await recordEvent(tx, { ...event, note: fitter.name }, fixed);
  await recordAppointmentChange(tx, before, {
    at: now,
    what: 'assigned',
    staff,
    before: { fitter: was?.name },
    after: { fitter: fitter.name },
  });
}
