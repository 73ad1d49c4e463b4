import type { Tx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { withdrawMails } from '#platform/server/mail/queries.ts';
import { chooseFitter, findFreeFitters } from '../../diary/availability.ts';
import { visitStart } from '../../visit-slots.ts';
import type { BookingDeps } from '../booking-deps.ts';
import {
  type AppointmentRow,
  deleteVisit,
  findVisits,
  lockAppointment,
  lockDiary,
  recordEvent,
  takeBackRevision,
  type VisitRow,
} from '../queries.ts';
import { recordAppointmentChange, recordVisitChange } from '../record-appointment-change.ts';
import { insertVisit } from './queries-diary.ts';
import { readDiary } from './read-diary.ts';

type Undo = { now: Date; staff: Staff };

/**
 * Undoes the last change of a confirmed appointment together with its mails, in one transaction: a confirmation, or
 * moves of the visit. The mails decide whether it is possible: a worker of any process that has taken one, or may
 * take it by now, has the last word.
 * @throws Problem 404 for an unknown id; 409 when it is too late, the appointment has changed since, or the time
 * before has been given to somebody else
 */
export async function undoChange(
  { db, clock }: Pick<BookingDeps, 'db' | 'clock'>,
  id: string,
  staff: Staff,
) {
  const now = clock();
  await db.transaction(async (tx) => {
    await lockDiary(tx);
    const before = await lockAppointment(tx, id);
    if (!before) throw new Problem(404, 'There is no appointment by this id.');
    if (before.status !== 'confirmed')
      throw new Problem(
        409,
        `This appointment is ${before.status} by now, so there is nothing to undo.`,
      );
    await withdraw(tx, before, now);
    const visit = await deleteVisit(tx, id);
    if (visit?.movedFrom) return undoMove(tx, before, visit, { now, staff });
    await undoConfirmation(tx, before, visit, { now, staff });
  });
}

async function withdraw(tx: Tx, { id, revision }: AppointmentRow, now: Date) {
  if (await withdrawMails(tx, { about: id, revision, now })) return;
  throw new Problem(
    409,
    'It is too late to undo this: the customer is being emailed. You can still cancel the appointment.',
  );
}

async function undoConfirmation(
  tx: Tx,
  before: AppointmentRow,
  visit: VisitRow | undefined,
  { now, staff }: Undo,
) {
  const { id, status } = before;
  await takeBackRevision(tx, id, 'pending');
  const what = 'confirmation-undone';
  await recordEvent(tx, { appointmentId: id, at: now, by: staff.name, what }, visit);
  await recordAppointmentChange(tx, before, {
    at: now,
    what,
    staff,
    before: { status, visit: recordVisitChange(visit) },
    after: { status: 'pending', visit: null },
  });
}

/** Puts a visit back to where it was; after a swap the other one too. */
async function undoMove(tx: Tx, before: AppointmentRow, visit: VisitRow, undo: Undo) {
  const otherId = visit.movedFrom?.swappedWith;
  const other = otherId === undefined ? undefined : await takeOutOther(tx, otherId, before, undo);
  await putBack(tx, before, visit, undo);
  if (other) await putBack(tx, other.appointment, other.visit, undo);
}

/** Takes the other visit of a swap out of the diary, unless it has changed since. */
async function takeOutOther(tx: Tx, otherId: string, { id }: AppointmentRow, { now }: Undo) {
  const appointment = await lockAppointment(tx, otherId);
  const [visit] = await findVisits(tx, [otherId]);
  if (!appointment || visit?.movedFrom?.swappedWith !== id) return undefined;
  await withdraw(tx, appointment, now);
  await deleteVisit(tx, otherId);
  return { appointment, visit };
}

async function putBack(tx: Tx, before: AppointmentRow, visit: VisitRow, { now, staff }: Undo) {
  const { movedFrom } = visit;
  if (!movedFrom) return;
  const { date, slot } = movedFrom;
  const diary = await readDiary(tx, date, date);
  // Where the visit was it may be again, busy or not: a change that is undone is as if it had not been.
  const busyTimes = diary.busyTimes.filter(({ fitterId }) => fitterId !== movedFrom.fitterId);
  const free = findFreeFitters({ ...diary, busyTimes }, { date, slot });
  const own = free.find(({ id }) => id === movedFrom.fitterId);
  const fitter = own ?? chooseFitter(free, before.postcode);
  if (!fitter)
    throw new Problem(
      409,
      'The time before has been given to somebody else by now: please move the visit again.',
    );
  await insertVisit(tx, {
    appointmentId: before.id,
    date,
    slot,
    fitterId: fitter.id,
    startsAt: visitStart(movedFrom),
    fixedAt: new Date(movedFrom.fixedAt),
    remindedAt: movedFrom.remindedAt === null ? null : new Date(movedFrom.remindedAt),
  });
  await takeBackRevision(tx, before.id, 'confirmed');
  const what = 'move-undone';
  await recordEvent(tx, { appointmentId: before.id, at: now, by: staff.name, what }, movedFrom);
  await recordAppointmentChange(tx, before, {
    at: now,
    what,
    staff,
    before: { visit: recordVisitChange(visit) },
    after: { visit: recordVisitChange(movedFrom) },
  });
}
