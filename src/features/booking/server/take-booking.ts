import { randomUUID } from 'node:crypto';
import { keepAnswer, type RepeatableCall } from '#platform/server/http/idempotency.ts';
import { countAgainstLimits, formLimits } from '#platform/server/http/rate-limit.ts';
import { queueMails } from '#platform/server/mail/queue-mail.ts';
import type { BookingRequest } from '../booking-form.ts';
import type { Status } from '../transitions.ts';
import { composeBookingMails } from './booking-mails.ts';
import { type BookingParts, customer } from './booking-parts.ts';
import { insertBooking } from './queries.ts';
import { makeVisitLink } from './visit-link.ts';

/**
 * Stores a booking with its mails in one transaction, or gives the answer that was given before to
 * the same call. A call that is repeated is known before it is counted against the limit.
 * @param from the address that it came from
 * @throws Problem 422 when its Idempotency-Key was used for something else, 429 over the limit
 */
export async function takeBooking(
  parts: BookingParts,
  body: BookingRequest,
  { call, from }: { call: RepeatableCall | undefined; from: string },
): Promise<{ id: string; status: Status }> {
  const now = parts.clock();
  const row = await toRow(parts, body, now);
  const answer = { id: row.id, status: row.status };
  const { publicUrl } = parts;
  const { link, linkHash } = makeVisitLink(publicUrl);
  return parts.db.transaction(async (tx) => {
    const kept = await keepAnswer(tx, call, answer, now);
    if (kept) return kept;
    await countAgainstLimits(tx, formLimits('bookings', parts.formsPerHour), from, now);
    await insertBooking(tx, row, { by: customer, linkHash });
    const news = { what: 'received' as const, appointment: row, by: customer };
    await queueMails(tx, composeBookingMails(news, { link, publicUrl, now }), now);
    return answer;
  });
}

async function toRow(parts: BookingParts, body: BookingRequest, now: Date) {
  const { calculatorData, website: _, ...asked } = body;
  const estimateId = calculatorData?.estimateId;
  const estimate = estimateId === undefined ? undefined : await parts.findEstimate(estimateId);
  const distance = parts.measurePostcode(body.postcode);
  return {
    ...asked,
    id: randomUUID(),
    status: 'pending' as const,
    budget: body.budget ?? null,
    requirements: body.requirements || null,
    estimate: estimate ?? null,
    basket: calculatorData?.basket ?? [],
    distanceMiles: distance?.miles ?? null,
    outsideArea: distance !== undefined && !distance.covered,
    quotedPence: null,
    notes: null,
    revision: 0,
    createdAt: now,
  };
}
