import type { Db } from '#platform/server/database/database.ts';
import { fieldProblem, Problem } from '#platform/server/http/errors/problem.ts';
import {
  deleteIdempotencyRecords,
  saveIdempotencyRecords,
} from '#platform/server/http/submissions/idempotency.ts';
import { countAgainstLimits, formLimits } from '#platform/server/http/submissions/rate-limit.ts';
import type { Sender } from '#platform/server/http/submissions/submission-handler.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { countUnsolicited } from '#platform/server/mail/unsolicited.ts';
import { findEstimate } from '../queries.ts';
import { composeEstimateEmail } from './compose-estimate-email.ts';

export type EstimateEmailDeps = {
  db: Db;
  clock: () => Date;
  publicUrl: string;
  /** Emails per hour and network. */
  formsPerHour: number;
  /** Emails per day to one address that can be caused without proof of owning it. */
  unsolicitedEmailsPerDay: number;
};

/**
 * Queues the email with the link of an estimate, in one transaction with the counts against its limits.
 * @throws Problem 404 for an unknown estimate, 422 for an Idempotency-Key that was used for something else, 429 over the
 * limit of the network, or of the address, which it names
 */
export async function emailEstimate(
  { db, clock, publicUrl, formsPerHour, unsolicitedEmailsPerDay }: EstimateEmailDeps,
  { id, email: to }: { id: string; email: string },
  sender: Sender,
): Promise<{ status: 'queued' }> {
  const now = clock();
  const outcome = await db.transaction(async (tx) => {
    const stored = await findEstimate(tx, id);
    if (!stored) throw new Problem(404, 'There is no estimate at this address.');
    const answer = { status: 'queued' as const };
    const [earlier] = await saveIdempotencyRecords(tx, [{ ...sender, answer }], now);
    if (earlier) return earlier;
    await countAgainstLimits(tx, formLimits('estimate emails', formsPerHour), sender.from, now);
    const [mayEmail] = await countUnsolicited(tx, [to], { perDay: unsolicitedEmailsPerDay, now });
    if (!mayEmail) {
      // Committed, not rolled back: a refused call counts too, or a network could probe addresses without end.
      await deleteIdempotencyRecords(tx, [sender]);
      return tooManyEmails();
    }
    await queueMail(tx, composeEstimateEmail(stored.answer, { to, publicUrl }), now);
    return answer;
  });
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}

const tooManyEmails = () =>
  fieldProblem(
    'email',
    'we have sent this address a few emails today. Please try again tomorrow, or copy the link.',
    429,
  );
