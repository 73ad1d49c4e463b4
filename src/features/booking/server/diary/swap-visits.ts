import type { Tx } from '#platform/server/database/database.ts';
import { fieldProblem, Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { visitStart } from '../../visit-slots.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { closeOffer } from '../close-offer.ts';
import {
  type AppointmentRow,
  deleteVisit,
  findVisits,
  lockDiary,
  type VisitRow,
} from '../queries.ts';
import { lockOpen } from './change-visit.ts';
import { type HeldChange, withdrawHeldChange } from './held-change.ts';
import { insertVisit } from './queries-diary.ts';
import { findOrigin, isAt, reportMove } from './report-move.ts';

type Swapped = { before: AppointmentRow; from: VisitRow; held: HeldChange | undefined };

/**
 * Swaps the times and fitters of two visits. Both customers are emailed, after the time in which `undoChange` of
 * either puts both back.
 * @throws Problem 400 when it is the same appointment; 404 for an unknown one; 409 when one has no fixed visit, one
 * has begun, or both are at the same time
 */
export async function swapVisits(
  deps: Pick<BookingDeps, 'db' | 'clock' | 'publicUrl'>,
  id: string,
  otherId: string,
  staff: Staff,
) {
  if (id === otherId) {
    const message = 'must be another appointment.';
    throw fieldProblem('with', message);
  }
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    await lockDiary(tx);
    const one = await takeOut(tx, id, now);
    const other = await takeOut(tx, otherId, now);
    if (isAt(one.from, other.from))
      throw new Problem(
        409,
        'Both visits are at the same time: give them to other fitters instead.',
      );
    for (const [swapped, to] of [
      [one, other.from],
      [other, one.from],
    ] as const) {
      const { date, slot, fitterId } = to;
      const origin = findOrigin(swapped.from, swapped.held);
      await insertVisit(tx, {
        appointmentId: swapped.before.id,
        date,
        slot,
        fitterId,
        startsAt: visitStart(to),
        fixedAt: now,
        movedFrom: origin && { ...origin, swappedWith: to.appointmentId },
      });
      await reportMove(tx, deps, { ...swapped, to: { date, slot }, staff, undoable: true, now });
    }
  });
}

/** Takes a coming visit out of the diary, with the mails that are held back. */
async function takeOut(tx: Tx, id: string, now: Date): Promise<Swapped> {
  const before = await lockOpen(tx, id);
  const [from] = await findVisits(tx, [id]);
  const { customerName } = before;
  if (!from) throw new Problem(409, `${customerName} has no fixed visit yet.`);
  if (from.startsAt <= now) throw new Problem(409, `The visit of ${customerName} has begun.`);
  await closeOffer(tx, id, 'superseded', now);
  const held = await withdrawHeldChange(tx, before, now);
  await deleteVisit(tx, id);
  return { before, from, held };
}
