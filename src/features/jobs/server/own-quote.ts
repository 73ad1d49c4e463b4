import { readGreetingName } from '#features/business/server/greeting-name.ts';
import { keepTextVersion } from '#features/business/server/texts/text-version.ts';
import { dayInLondon } from '#platform/dates/london-time.ts';
import type { DbOrTx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { hashToken } from '#platform/server/http/security/tokens.ts';
import { queueMails } from '#platform/server/mail/queue-mail.ts';
import type { OwnQuote } from '../contract.ts';
import type { Acceptance } from '../quote-fields.ts';
import { compareQuotes, priceQuote } from '../quote-totals.ts';
import { recordQuote, requireOption } from './change-quote.ts';
import { presentOffered } from './present-quote.ts';
import { findQuoteByToken, findQuotes, type QuoteRow, storeAnswer, storeView } from './queries.ts';
import { type QuoteDeps, type QuotedJob, requireJob } from './quote-deps.ts';
import { composeAccepted, composeAnswerNotice } from './quote-emails.ts';

/** The quote of a link; it counts as viewed from now on. @throws Problem 404 for an unknown link */
export async function openOwnQuote(deps: QuoteDeps, token: string): Promise<OwnQuote> {
  const { db, clock } = deps;
  const row = await requireByToken(db, token);
  if (!row.viewedAt) await storeView(db, row.id, clock());
  const job = requireJob(await deps.findJob(db, row.appointmentId));
  return { ...presentOwn(row, job, clock()), changes: await findChanges(db, row) };
}

/** What is other in a version than in the one that was sent before it. */
async function findChanges(db: DbOrTx, { appointmentId, version, options }: QuoteRow) {
  const before = (await findQuotes(db, appointmentId)).find((each) => each.version < version);
  return before ? compareQuotes(before.options, options) : null;
}

type Answer =
  | ({ state: 'accepted'; network: string; option: number } & Pick<
      Acceptance,
      'name' | 'startsEarly'
    >)
  | { state: 'declined'; reason: string };

/**
 * Stores the customer's answer, confirms an acceptance by email with the terms, and tells the firm. A newer version
 * that is sent at the same moment comes before it or after it, never both.
 * @throws Problem 404 for an unknown link, 409 where it waits for no answer
 */
export function answerOwnQuote(deps: QuoteDeps, token: string, answer: Answer): Promise<OwnQuote> {
  const at = deps.clock();
  return deps.db.transaction(async (tx) => {
    const quote = await requireByToken(tx, token);
    const job = requireJob(await deps.lockJob(tx, quote.appointmentId));
    const now = await requireByToken(tx, token);
    const { state } = presentOwn(now, job, at);
    if (state !== 'sent') throw new Problem(409, refusals[state]);
    const row = await storeAnswer(tx, quote.id, {
      state: answer.state,
      answeredAt: at,
      chosen: answer.state === 'accepted' ? requireOption(quote, answer.option) : null,
      answeredBy: answer.state === 'accepted' ? answer.name : job.customerName,
      reason: answer.state === 'declined' ? answer.reason || null : null,
      ...(answer.state === 'accepted' && {
        consent: {
          termsVersion: await keepTextVersion(tx, 'terms', at),
          network: answer.network,
          startsEarly: answer.startsEarly ?? false,
        },
      }),
    });
    if (!row) throw new Error('A locked quote was changed.');
    const { publicUrl } = deps;
    const links = {
      quote: `${publicUrl}/quote/${token}`,
      terms: `${publicUrl}/terms`,
    };
    await queueMails(
      tx,
      [
        ...(row.consent && job.email ? [composeAccepted(row, job, links)] : []),
        composeAnswerNotice(row, job, publicUrl),
      ],
      at,
    );
    const { appointmentId, reason: note } = row;
    const { totalPence: pence } = priceQuote(row);
    await deps.logAnswer(tx, { appointmentId, state: answer.state, at, note, pence });
    await recordQuote(tx, row, { at, by: undefined, label: job.customerName, what: row.state });
    return { ...presentOwn(row, job, at), changes: await findChanges(tx, row) };
  });
}

const refusals: Record<Exclude<OwnQuote['state'], 'sent'>, string> = {
  accepted: 'You’ve accepted this quote already. Thank you.',
  declined: 'You’ve declined this quote already. Please call us if you’ve changed your mind.',
  superseded: 'We’ve sent you a newer quote since. Please open the link in our latest email.',
  expired: 'This quote has expired. Please call us and we’ll send you a new one.',
};

async function requireByToken(db: DbOrTx, token: string): Promise<QuoteRow> {
  const row = await findQuoteByToken(db, hashToken(token));
  if (!row) throw new Problem(404, 'There is no quote at this address.');
  return row;
}

function presentOwn(
  row: QuoteRow,
  { customerName }: QuotedJob,
  now: Date,
): Omit<OwnQuote, 'changes'> {
  const { version, validUntil, note, answeredAt, answeredBy, estimateId, state, consent } = row;
  if (state === 'draft') throw new Error('A draft has a link.');
  const isOver = state === 'sent' && validUntil < dayInLondon(now);
  return {
    firstName: readGreetingName(customerName) ?? null,
    version,
    state: isOver ? 'expired' : state,
    ...presentOffered(row),
    validUntil,
    note,
    answeredAt: answeredAt?.toISOString() ?? null,
    // Who noted it in the office is nothing to the customer.
    answeredBy: consent && answeredBy,
    estimateId,
  };
}
