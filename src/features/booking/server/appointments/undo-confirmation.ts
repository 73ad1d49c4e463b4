import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { withdrawMails } from '#platform/server/mail/queries.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { lockDiary } from '../diary/queries-diary.ts';
import { deleteVisit, lockAppointment, recordEvent, takeBackConfirmation } from '../queries.ts';
import { recordAppointmentChange, recordVisitChange } from '../record-appointment-change.ts';

/**
 * Undoes a confirmation together with its visit and its mails, in one transaction. The mails decide whether it
 * is possible: a worker of any process that has taken one, or may take it by now, has the last word.
 * @throws Problem 404 for an unknown id; 409 when it is too late, or the appointment has changed since
 */
export async function undoConfirmation(
  { db, clock }: Pick<BookingDeps, 'db' | 'clock'>,
  id: string,
  staff: Staff,
) {
  const now = clock();
  await db.transaction(async (tx) => {
    await lockDiary(tx);
    const before = await lockAppointment(tx, id);
    if (!before) throw new Problem(404, 'There is no appointment by this id.');
    const { status, revision } = before;
    if (status !== 'confirmed')
      throw new Problem(409, `This appointment is ${status} by now, so there is nothing to undo.`);
    if (!(await withdrawMails(tx, { about: id, revision, now })))
      throw new Problem(
        409,
        'It is too late to undo this: the customer is being emailed. You can still cancel the appointment.',
      );
    const visit = await deleteVisit(tx, id);
    await takeBackConfirmation(tx, id);
    const what = 'confirmation-undone';
    await recordEvent(tx, { appointmentId: id, at: now, by: staff.name, what }, visit);
    await recordAppointmentChange(tx, before, {
      at: now,
      what,
      staff,
      before: { status, visit: recordVisitChange(visit) },
      after: { status: 'pending', visit: null },
    });
  });
}
