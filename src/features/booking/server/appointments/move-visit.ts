import type { Tx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { MoveRequest } from '../../booking-form.ts';
import type { Visit } from '../../visit-slots.ts';
import { type BookingDeps, customer } from '../booking-deps.ts';
import { closeOffer } from '../close-offer.ts';
import { assertOffered } from '../diary/change-visit.ts';
import { fixFirstFree } from '../diary/fix-visit.ts';
import { refuseUnavailable } from '../diary/refuse-unavailable.ts';
import { queueBookingEmails } from '../mails/queue-booking-emails.ts';
import {
  type AppointmentRow,
  changeStatus,
  deleteVisit,
  findVisits,
  lockAppointment,
  lockDiary,
  recordEvent,
  replaceAskedFor,
} from '../queries.ts';
import { recordAppointmentChange, recordVisitChange } from '../record-appointment-change.ts';

/**
 * Moves a customer's visit: a confirmed one to a free slot at once, unless it is there already; a pending
 * booking gets new preferences.
 * @throws Problem 400 for a date or slot that is not offered; 409 when the slot is full or the status does
 * not match the kind of move
 */
export async function moveVisit(
  deps: BookingDeps,
  appointment: AppointmentRow,
  request: MoveRequest,
) {
  const { visit, preferredDates, preferredTimes } = request;
  if (visit) return moveConfirmed(deps, appointment.id, visit);
  if (preferredDates && preferredTimes)
    return requestOtherDates(deps, appointment.id, { preferredDates, preferredTimes });
}

async function moveConfirmed(deps: BookingDeps, id: string, visit: Visit) {
  const now = deps.clock();
  assertOffered(visit, now);
  await deps.db.transaction(async (tx) => {
    await lockDiary(tx);
    const [current] = await findVisits(tx, [id]);
    const isThere = current?.date === visit.date && current.slot === visit.slot;
    // A repeat of a move that was carried out, whose answer may have got lost.
    if (isThere && (await lockAppointment(tx, id))?.status === 'confirmed') return;
    const appointment = await changeStatus(tx, id, ['confirmed'], 'confirmed');
    if (!appointment)
      throw new Problem(409, 'This visit is no longer confirmed: please open your link again.');
    const before = await deleteVisit(tx, id);
    await closeOffer(tx, id, 'superseded', now);
    await fixFirstFree(tx, appointment, [visit], { now });
    await recordEvent(tx, { appointmentId: id, at: now, by: customer, what: 'moved' }, visit);
    await recordAppointmentChange(tx, appointment, {
      at: now,
      what: 'moved',
      before: { visit: recordVisitChange(before) },
      after: { visit: recordVisitChange(visit) },
    });
    await queueBookingEmails(
      tx,
      { what: 'moved', appointment, visit, from: before, by: customer },
      { publicUrl: deps.publicUrl, now },
    );
  });
}

async function requestOtherDates(
  deps: BookingDeps,
  id: string,
  asked: Pick<AppointmentRow, 'preferredDates' | 'preferredTimes'>,
) {
  await refuseUnavailable(deps.db, asked, deps.clock());
  await deps.db.transaction((tx) => askForOtherDates(tx, deps, id, asked));
}

/** Gives a pending booking other preferred dates and times. @throws Problem 409 if it is not pending any more */
export async function askForOtherDates(
  tx: Tx,
  deps: Pick<BookingDeps, 'clock' | 'publicUrl'>,
  id: string,
  asked: Pick<AppointmentRow, 'preferredDates' | 'preferredTimes'>,
) {
  const now = deps.clock();
  const before = await lockAppointment(tx, id);
  const appointment = await replaceAskedFor(tx, id, 'pending', asked);
  if (!before || !appointment)
    throw new Problem(409, 'This booking is no longer waiting: please open your link again.');
  const event = { appointmentId: id, at: now, by: customer };
  const declined = await closeOffer(tx, id, 'declined', now);
  if (declined?.wasSent) await recordEvent(tx, { ...event, what: 'offer-declined' });
  await recordEvent(tx, { ...event, what: 'moved' });
  const { preferredDates, preferredTimes } = before;
  await recordAppointmentChange(tx, appointment, {
    at: now,
    what: 'asked-for-other',
    before: { preferredDates, preferredTimes },
    after: asked,
  });
  await queueBookingEmails(
    tx,
    { what: 'changed', appointment, by: customer },
    { publicUrl: deps.publicUrl, now },
  );
}
