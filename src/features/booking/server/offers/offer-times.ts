import { randomBytes } from 'node:crypto';
import { addDays, dayInLondon, instantInLondon } from '#platform/dates/london-time.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { fieldProblem, Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { findHeldMail } from '#platform/server/mail/queries.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { findFreeFitters } from '../../diary/availability.ts';
import type { OfferRequest } from '../../offers/offer-form.ts';
import { offerLimits } from '../../offers/offer-limits.ts';
import { findVisitProblem } from '../../visit-dates.ts';
import { type Visit, visitStart } from '../../visit-slots.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { closeOffer } from '../close-offer.ts';
import { lockOpen } from '../diary/change-visit.ts';
import { readDiary } from '../diary/read-diary.ts';
import { isAt } from '../diary/report-move.ts';
import { findVisits, insertVisitLink, lockDiary, recordEvent } from '../queries.ts';
import { wasNotMade } from '../queries-dashboard.ts';
import { type OfferRow, replaceOffer } from '../queries-offers.ts';
import { recordAppointmentChange } from '../record-appointment-change.ts';
import { makeVisitLink } from '../visit-link.ts';
import { composeOffer, describeTime } from './offer-emails.ts';

type OfferDeps = Pick<BookingDeps, 'db' | 'clock' | 'publicUrl'>;

/**
 * Offers a customer other times by email, in place of those offered before. They are not reserved; a fixed visit
 * stays in the diary until another time is accepted.
 * @throws Problem 400 for a time that no visit can have; 404 for an unknown id; 409 when a time is not free, the
 * customer has no email or is just being emailed, the visit has begun and was not
 * reported as one that could not be made, or the appointment is completed or cancelled
 */
export async function offerTimes(
  deps: OfferDeps,
  id: string,
  { times, note, staff }: OfferRequest & { staff: Staff },
) {
  const now = deps.clock();
  const sorted = times.toSorted(
    (one, other) => Number(visitStart(one)) - Number(visitStart(other)),
  );
  for (const time of sorted) assertPossible(time, now);
  await deps.db.transaction(async (tx) => {
    await lockDiary(tx);
    const appointment = await lockOpen(tx, id);
    if (appointment.email === '')
      throw new Problem(409, 'This customer has no email: please ring them to agree a time.');
    if (await findHeldMail(tx, { about: id, revision: appointment.revision, now }))
      throw new Problem(
        409,
        'The customer is about to be emailed about the last change: please undo it, or try again in a few seconds.',
      );
    const [fixed] = await findVisits(tx, [id]);
    const hasBegun = fixed !== undefined && fixed.startsAt <= now;
    if (hasBegun && !(await wasNotMade(tx, id))) throw new Problem(409, 'This visit has begun.');
    if (fixed && sorted.some((time) => isAt(fixed, time)))
      throw invalidTimes('the visit is already at one of these times.');
    await refuseTaken(tx, sorted, now);
    await closeOffer(tx, id, 'superseded', now);
    const offer: OfferRow = {
      appointmentId: id,
      id: randomBytes(12).toString('base64url'),
      times: sorted,
      note: note || null,
      by: staff.name,
      state: 'open',
      offeredAt: now,
      expiresAt: findExpiry(sorted, hasBegun ? undefined : fixed, now),
      takenAt: null,
      endedAt: null,
    };
    await replaceOffer(tx, offer);
    const described = sorted.map(describeTime).join('; ');
    const event = { appointmentId: id, at: now, by: staff.name, what: 'times-offered' } as const;
    await recordEvent(tx, { ...event, note: described });
    await recordAppointmentChange(tx, appointment, {
      at: now,
      what: 'times-offered',
      staff,
      before: {},
      after: { times: described },
    });
    const { link, linkHash } = makeVisitLink(deps.publicUrl);
    await insertVisitLink(tx, { tokenHash: linkHash, appointmentId: id, createdAt: now });
    await queueMail(tx, composeOffer(appointment, offer, { link, fixed, hasBegun }), now);
  });
}

/**
 * Withdraws the offer of an appointment, or dismisses one that the customer declined.
 * @throws Problem 404 for an unknown id; 409 when nothing is offered
 */
export async function withdrawOffer({ db, clock }: OfferDeps, id: string, staff: Staff) {
  const now = clock();
  await db.transaction(async (tx) => {
    await lockDiary(tx);
    const appointment = await lockOpen(tx, id);
    const closed = await closeOffer(tx, id, 'withdrawn', now);
    if (!closed) throw new Problem(409, 'No times are offered to this customer any more.');
    const event = { appointmentId: id, at: now, by: staff.name, what: 'offer-withdrawn' } as const;
    await recordEvent(tx, event);
    await recordAppointmentChange(tx, appointment, {
      at: now,
      what: 'offer-withdrawn',
      staff,
      before: { times: closed.offer.times.map(describeTime).join('; ') },
      after: {},
    });
  });
}

function assertPossible(time: Visit, now: Date) {
  const message = findVisitProblem(time, dayInLondon(now));
  if (message) throw invalidTimes(message);
}

const invalidTimes = (message: string) => fieldProblem('times', message);

/** @throws Problem 409 that names the times at which nobody is free */
async function refuseTaken(tx: Tx, times: readonly Visit[], now: Date) {
  const diary = await readDiary(tx, times[0]?.date ?? '', times.at(-1)?.date ?? '');
  const taken = times.filter(
    (time) => visitStart(time) <= now || findFreeFitters(diary, time).length === 0,
  );
  if (taken.length === 0) return;
  const named = new Intl.ListFormat('en-GB').format(taken.map(describeTime));
  throw new Problem(
    409,
    `Nobody is free on ${named} any more: please choose ${taken.length === 1 ? 'another time' : 'other times'}. Nothing was sent.`,
  );
}

/** An offer ends with its last time, with the visit that it would move, or in the evening some days later. */
function findExpiry(times: readonly Visit[], fixed: { startsAt: Date } | undefined, now: Date) {
  const ends = [
    instantInLondon(addDays(dayInLondon(now), offerLimits.days), '18:00'),
    ...times.slice(-1).map(visitStart),
    ...(fixed ? [fixed.startsAt] : []),
  ];
  return ends.reduce((first, end) => (end < first ? end : first));
}
