import type { DbOrTx, Tx } from '#platform/server/database/database.ts';
import { fieldProblem, Problem } from '#platform/server/http/errors/problem.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { findFreeFitters } from '../../diary/availability.ts';
import { type Visit, visitStart } from '../../visit-slots.ts';
import { type BookingDeps, customer } from '../booking-deps.ts';
import { closeOffer, findOpenOffer } from '../close-offer.ts';
import { fixFirstFree } from '../diary/fix-visit.ts';
import { readDiary } from '../diary/read-diary.ts';
import { isAt } from '../diary/report-move.ts';
import { queueBookingEmails } from '../mails/queue-booking-emails.ts';
import {
  type AppointmentRow,
  changeStatus,
  deleteVisit,
  findVisits,
  lockAppointment,
  lockDiary,
  recordEvent,
} from '../queries.ts';
import { markTaken, type OfferRow } from '../queries-offers.ts';
import { recordAppointmentChange, recordVisitChange } from '../record-appointment-change.ts';
import { composeDeclined, describeTime } from './offer-emails.ts';

type AnswerDeps = Pick<BookingDeps, 'db' | 'clock' | 'publicUrl'>;

/**
 * Fixes a visit at an offered time, or moves it there, for the customer. An attempt at a time that has been taken is
 * stored, so that staff see it.
 * @throws Problem 400 for a time that was not offered; 409 when the offer is over or the time taken
 */
export async function acceptOffer(deps: AnswerDeps, id: string, visit: Visit) {
  const now = deps.clock();
  const taken = await deps.db.transaction(async (tx) => {
    await lockDiary(tx);
    const { appointment, offer } = await lockOffer(tx, id, now);
    if (!offer.times.some((time) => isAt(time, visit))) {
      const message = 'must be one of the times offered.';
      throw fieldProblem('visit', message);
    }
    const free = await findFreeTimes(tx, offer, now);
    if (free.some((time) => isAt(time, visit))) {
      await accept(tx, deps, appointment, { visit, now });
      return undefined;
    }
    if (await markTaken(tx, id, now))
      await recordEvent(
        tx,
        { appointmentId: id, at: now, by: customer, what: 'offer-taken' },
        visit,
      );
    return free;
  });
  // After the commit, which stores the attempt.
  if (taken) throw new Problem(409, explainTaken(visit, taken));
}

/** Reads the offer with the appointment's row locked. @throws Problem 409 when it cannot be answered any more */
async function lockOffer(tx: Tx, id: string, now: Date) {
  const appointment = await lockAppointment(tx, id);
  const offer = await findOpenOffer(tx, id, now);
  if (!appointment || !offer)
    throw new Problem(
      409,
      'These times are no longer offered: please open your link again to see where things stand.',
    );
  return { appointment, offer };
}

/** The offered times at which somebody is free. */
export async function findFreeTimes(db: DbOrTx, { times }: OfferRow, now: Date): Promise<Visit[]> {
  const diary = await readDiary(db, times[0]?.date ?? '', times.at(-1)?.date ?? '');
  return times.filter((time) => visitStart(time) > now && findFreeFitters(diary, time).length > 0);
}

async function accept(
  tx: Tx,
  { publicUrl }: AnswerDeps,
  before: AppointmentRow,
  { visit, now }: { visit: Visit; now: Date },
) {
  const { id, status } = before;
  await closeOffer(tx, id, 'accepted', now);
  const from = await deleteVisit(tx, id);
  await fixFirstFree(tx, before, [visit], { now });
  const appointment = await changeStatus(tx, id, ['pending', 'confirmed'], 'confirmed');
  if (!appointment)
    throw new Problem(409, 'This booking has changed: please open your link again.');
  const event = { appointmentId: id, at: now, by: customer };
  await recordEvent(tx, { ...event, what: 'offer-accepted' });
  const what = from ? 'moved' : 'confirmed';
  await recordEvent(tx, { ...event, what }, visit);
  await recordAppointmentChange(tx, appointment, {
    at: now,
    what: 'offer-accepted',
    before: { status, visit: recordVisitChange(from) },
    after: { status: 'confirmed', visit: recordVisitChange(visit) },
  });
  await queueBookingEmails(tx, { what, appointment, visit, by: customer }, { publicUrl, now });
}

function explainTaken(visit: Visit, free: readonly Visit[]): string {
  const taken = `Sorry, somebody has just taken ${describeTime(visit)}.`;
  if (free.length === 0)
    return `${taken} None of the times is free any more: we’ll be in touch, or ask for other days below.`;
  const named = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
    free.map(describeTime),
  );
  return `${taken} You can still choose ${named}.`;
}

/**
 * Notes that none of the offered times suits the customer, and tells the business.
 * @throws Problem 409 when the offer is over
 */
export async function declineOffer({ db, clock, publicUrl }: AnswerDeps, id: string) {
  const now = clock();
  await db.transaction(async (tx) => {
    await lockDiary(tx);
    const { appointment, offer } = await lockOffer(tx, id, now);
    await closeOffer(tx, id, 'declined', now);
    await recordDeclined(tx, appointment, offer, now);
    const [fixed] = await findVisits(tx, [id]);
    await queueMail(tx, composeDeclined(appointment, offer, { publicUrl, fixed }), now);
  });
}

async function recordDeclined(tx: Tx, appointment: AppointmentRow, { times }: OfferRow, at: Date) {
  await recordEvent(tx, {
    appointmentId: appointment.id,
    at,
    by: customer,
    what: 'offer-declined',
  });
  await recordAppointmentChange(tx, appointment, {
    at,
    what: 'offer-declined',
    before: { times: times.map(describeTime).join('; ') },
    after: {},
  });
}
