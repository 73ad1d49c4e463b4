import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/server/database/database.ts';
import { keepAnswer, type RepeatableCall } from '#platform/server/http/idempotency.ts';
import { countAgainstLimits, formLimits } from '#platform/server/http/rate-limit.ts';
import { queueMails } from '#platform/server/mail/queue-mail.ts';
import type { EnquiryRequest } from '../enquiry-form.ts';
import { composeEnquiryMails } from './enquiry-mails.ts';
import { insertEnquiry } from './queries.ts';

export type EnquiryParts = {
  db: Db;
  clock: () => Date;
  publicUrl: string;
  /** Enquiries an hour for one address. */
  formsPerHour: number;
};

/**
 * Stores an enquiry with its mails in one transaction, or gives the answer that was given before to
 * the same call. A call that is repeated is known before it is counted against the limit.
 * @param from the address that it came from
 * @throws Problem 422 when its Idempotency-Key was used for something else, 429 over the limit
 */
export async function takeEnquiry(
  { db, clock, publicUrl, formsPerHour }: EnquiryParts,
  body: EnquiryRequest,
  { call, from }: { call: RepeatableCall | undefined; from: string },
): Promise<{ id: string; status: 'new' }> {
  const now = clock();
  const { website: _, ...asked } = body;
  const row = {
    ...asked,
    id: randomUUID(),
    message: body.message || null,
    followedUp: false,
    followedUpBy: null,
    followedUpAt: null,
    createdAt: now,
  };
  const answer = { id: row.id, status: 'new' as const };
  return db.transaction(async (tx) => {
    const kept = await keepAnswer(tx, call, answer, now);
    if (kept) return kept;
    await countAgainstLimits(tx, formLimits('enquiries', formsPerHour), from, now);
    await insertEnquiry(tx, row);
    await queueMails(tx, composeEnquiryMails(row, publicUrl), now);
    return answer;
  });
}
