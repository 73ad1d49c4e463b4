import { dayInLondon } from '#platform/dates/london-time.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { describeRefusedStatus, type Status, statusesBefore } from '../../transitions.ts';
import { findCompletionProblem } from '../../visit-dates.ts';
import type { Visit } from '../../visit-slots.ts';
import { type BookingDeps, customer } from '../booking-deps.ts';
import { closeOffer } from '../close-offer.ts';
import { chooseAmongAsked, fixFirstFree } from '../diary/fix-visit.ts';

import { endOfUndo } from '../diary/report-move.ts';
import { queueBookingEmails } from '../mails/queue-booking-emails.ts';
import {
  type AppointmentRow,
  changeStatus,
  deleteVisit,
  findCancelledVisit,
  findVisits,
  lockAppointment,
  lockDiary,
  recordEvent,
} from '../queries.ts';
import { recordAppointmentChange, recordVisitChange } from '../record-appointment-change.ts';

type Change = {
  to: Status;
  visit?: Visit;
  fitterId?: string;
  undoable?: boolean;
  note?: string;
  staff?: Staff;
  /** The id of the fitter's report that makes the change, and when it happened. */
  report?: { id: string; at: Date };
};

/**
 * Changes an appointment's status together with its visit, event, audit log entry and mails, in one
 * transaction. `confirmed` reopens what is completed: its visit stays as it is and nobody is emailed.
 * @param change.visit for `confirmed`: one of the requested visits; default: the first free one
 * @param change.fitterId for `confirmed`: who makes the visit; default: the first who is free
 * @param change.undoable for `confirmed`: holds the mails back, so that `undoChange` can withdraw them
 * @param change.note what the customer is told in the email
 * @param change.staff who changes it; default: the customer
 * @throws Problem 404 for an unknown id; 409 when the transition is not allowed, no place is free or the
 * visit to complete is on a later day; 400 for a visit that was not requested. Nothing is changed then.
 */
export async function setStatus(deps: BookingDeps, id: string, change: Change) {
  await deps.db.transaction((tx) => applyStatus(tx, deps, id, change));
}

/** The same in a transaction that has begun. */
export async function applyStatus(
  tx: Tx,
  deps: Pick<BookingDeps, 'clock' | 'publicUrl'>,
  id: string,
  change: Change,
) {
  const { to, staff, report } = change;
  const by = staff?.name ?? customer;
  const now = deps.clock();
  if (to === 'confirmed' || to === 'cancelled') await lockDiary(tx);
  const before = await lockAppointment(tx, id);
  const appointment = await changeStatus(tx, id, statusesBefore(to), to);
  if (!before || !appointment) throw errorMessage(before, to);
  const isReopened = before.status === 'completed';
  // Somebody else has confirmed and completed what is to be confirmed here.
  if (isReopened && change.visit) throw errorMessage(before, to);
  await closeOffer(tx, id, 'superseded', now);
  if (to === 'completed') await refuseEarlyCompletion(tx, id, now);
  const { visit, released } = isReopened ? {} : await moveInDiary(tx, appointment, change, now);
  const what = isReopened ? ('reopened' as const) : eventOf[to];
  const event = {
    appointmentId: id,
    at: report?.at ?? now,
    by,
    what,
    reportId: report?.id ?? null,
    note: change.note || null,
  };
  await recordEvent(tx, event, visit ?? released);
  await recordAppointmentChange(tx, appointment, {
    at: now,
    what,
    staff,
    before: { status: before.status, visit: recordVisitChange(released) },
    after: { status: to, visit: recordVisitChange(visit), note: change.note || null },
  });
  if (what === 'completed' || what === 'reopened') return;
  const visitInEmail = visit ?? released ?? (await findVisitBefore(tx, id, what));
  await queueBookingEmails(
    tx,
    { what, appointment, visit: visitInEmail, by, note: change.note },
    {
      publicUrl: deps.publicUrl,
      now,
      ...(change.undoable && to === 'confirmed' && { notBefore: endOfUndo(now) }),
    },
  );
}

const eventOf = {
  confirmed: 'confirmed',
  cancelled: 'cancelled',
  completed: 'completed',
  pending: 'restored',
} as const;

/** The visit cancelled earlier, which may still be in the customer's calendar. */
const findVisitBefore = (tx: Tx, id: string, what: string) =>
  what === 'restored' ? findCancelledVisit(tx, id) : undefined;

/** Takes a place in the diary on confirmation, releases it on cancellation. */
async function moveInDiary(
  tx: Tx,
  appointment: AppointmentRow,
  { to, visit, fitterId }: Change,
  now: Date,
): Promise<{ visit?: Visit; released?: Visit }> {
  if (to === 'confirmed') {
    const wanted = chooseAmongAsked(appointment, visit);
    return { visit: await fixFirstFree(tx, appointment, wanted, { now, fitterId }) };
  }
  if (to === 'cancelled') return { released: await deleteVisit(tx, appointment.id) };
  return {};
}

async function refuseEarlyCompletion(tx: Tx, id: string, now: Date) {
  for (const visit of await findVisits(tx, [id])) {
    const detail = findCompletionProblem(visit, dayInLondon(now));
    if (detail) throw new Problem(409, detail);
  }
}

function errorMessage(current: AppointmentRow | undefined, to: Status): Problem {
  return current
    ? new Problem(409, describeRefusedStatus(current.status, to))
    : new Problem(404, 'There is no appointment by this id.');
}
