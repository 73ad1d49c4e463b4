import { firm } from '#features/business/firm.ts';
import { addDays, type Day, dayInLondon } from '#platform/dates/london-time.ts';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { createOrderedId } from '#platform/server/database/ids/ordered-id.ts';
import { fieldProblem, Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { formatPence } from '#platform/units/pounds.ts';
import { limits, usualValidityDays } from '../limits.ts';
import type { QuoteLine } from '../quote-fields.ts';
import { priceQuote, totalQuote } from '../quote-totals.ts';
import {
  findQuote,
  findQuotes,
  insertLink,
  insertQuote,
  type QuoteRow,
  storeAnswer,
  supersedeSent,
  updateDraft,
} from './queries.ts';
import { type QuoteDeps, requireJob } from './quote-deps.ts';
import { composeQuote } from './quote-emails.ts';

/** The draft of the next version, or the one that there is. @throws Problem 404 for an unknown appointment */
export async function beginDraft(
  deps: QuoteDeps,
  appointmentId: string,
  staff: Staff,
): Promise<QuoteRow> {
  const { db, clock } = deps;
  const { estimateId } = requireJob(await deps.findJob(db, appointmentId));
  const [last] = await findQuotes(db, appointmentId);
  if (last?.state === 'draft') return last;
  const known = last || estimateId === null ? [] : await deps.draftLines(estimateId);
  const now = clock();
  const draft = {
    id: createOrderedId(),
    appointmentId,
    version: (last?.version ?? 0) + 1,
    estimateId,
    options: last?.options ?? [{ name: '', lines: known.length > 0 ? known : [emptyLine()] }],
    note: last?.note ?? '',
    validUntil: addDays(dayInLondon(now), usualValidityDays),
    createdBy: staff.name,
    createdAt: now,
  };
  const isNew = await db.transaction(async (tx) => {
    // It may have been erased since.
    requireJob(await deps.lockJob(tx, appointmentId));
    return insertQuote(tx, draft);
  });
  const stored = isNew && (await findQuote(db, draft.id));
  // Somebody else began one meanwhile, or it was thrown away again.
  return stored || beginDraft(deps, appointmentId, staff);
}

const emptyLine = (): QuoteLine => ({
  text: 'Supply and fit',
  pence: 0,
  vatPercent: firm().vatPercent,
  isProvisional: false,
});

/**
 * Emails a draft with a link of its own, and supersedes the version that waits for an answer.
 * @throws Problem 404 for an unknown quote, 409 where it cannot be sent, with the reason
 */
export function sendDraft(
  deps: QuoteDeps,
  { id, revision }: Pick<QuoteRow, 'id' | 'revision'>,
  staff: Staff,
): Promise<QuoteRow> {
  const at = deps.clock();
  return deps.db.transaction(async (tx) => {
    const draft = await findQuote(tx, id);
    if (!draft) throw unknownQuote();
    const { appointmentId } = draft;
    refuseUnsendable(draft, dayInLondon(at));
    const job = requireJob(await deps.lockJob(tx, appointmentId));
    if (job.isCancelled)
      throw new Problem(409, 'This appointment is cancelled. Restore it, then send the quote.');
    if (!job.email)
      throw new Problem(409, 'The customer has no email address. Add one, then send the quote.');
    const accepted = (await findQuotes(tx, appointmentId)).find(
      ({ state }) => state === 'accepted',
    );
    if (accepted)
      throw new Problem(409, `The customer has accepted version ${accepted.version} already.`);
    await supersedeSent(tx, appointmentId);
    const row = await updateDraft(
      tx,
      { id, revision },
      {
        state: 'sent',
        sentTo: job.email,
        sentAt: at,
      },
    );
    if (!row) throw changedMeanwhile();
    const token = await insertLink(tx, id, at);
    const { totalPence: pence } = priceQuote(row);
    await deps.markSent(tx, appointmentId, { pence, staff, at });
    await queueMail(tx, composeQuote(row, job, `${deps.publicUrl}/quote/${token}`), at);
    await recordQuote(tx, row, { at, by: staff, label: job.customerName, what: 'sent' });
    return row;
  });
}

/** @throws Problem 409 where a draft is not fit to be sent on a day, with the reason */
function refuseUnsendable({ options, validUntil }: QuoteRow, today: Day) {
  const totals = options.map(({ lines }) => totalQuote(lines).totalPence);
  if (totals.some((pence) => pence <= 0)) throw new Problem(409, 'The total must be above £0.00.');
  if (totals.some((pence) => pence > limits.pence))
    throw new Problem(409, `The total must be at most ${formatPence(limits.pence)}.`);
  if (validUntil < today)
    throw new Problem(409, 'The quote’s last day is over. Choose a later one.');
  if (validUntil > addDays(today, limits.validityDays))
    throw new Problem(409, 'The quote’s last day is more than a year away. Choose an earlier one.');
}

/** Records what a customer told the office. @throws Problem 404 for an unknown quote, 409 for one that waits for no answer */
export function recordAnswer(
  deps: QuoteDeps,
  id: string,
  { state, reason, option }: { state: 'accepted' | 'declined'; reason: string; option: number },
  staff: Staff,
): Promise<QuoteRow> {
  const at = deps.clock();
  return deps.db.transaction(async (tx) => {
    const quote = await findQuote(tx, id);
    if (!quote) throw unknownQuote();
    const { customerName } = requireJob(await deps.lockJob(tx, quote.appointmentId));
    const row = await storeAnswer(tx, id, {
      state,
      reason: reason || null,
      answeredAt: at,
      answeredBy: staff.name,
      chosen: state === 'accepted' ? requireOption(quote, option) : null,
    });
    if (!row)
      throw new Problem(409, `This quote isn’t waiting for an answer: it is ${quote.state}.`);
    const { appointmentId } = row;
    const { totalPence: pence } = priceQuote(row);
    const event = { appointmentId, state, at, by: staff.name, note: row.reason };
    await deps.logAnswer(tx, { ...event, pence });
    await recordQuote(tx, row, { at, by: staff, label: customerName, what: state });
    return row;
  });
}

/** @returns the place. @throws Problem 400 where a quote has no such choice */
export function requireOption({ options }: QuoteRow, option: number): number {
  if (option < options.length) return option;
  throw fieldProblem('option', 'must be the place of one of the choices.');
}

/** Writes what happened to a quote to the audit log. */
export async function recordQuote(
  tx: Tx,
  row: QuoteRow,
  about: { at: Date; by: Staff | undefined; label: string; what: string },
) {
  const { appointmentId, version, reason } = row;
  const { totalPence } = priceQuote(row);
  await recordAuditLogEntry(tx, {
    ...about,
    kind: 'quote',
    subject: appointmentId,
    after: { version, totalPence, ...(reason && { reason }) },
  });
}

export const unknownQuote = () => new Problem(404, 'There is no quote by this id.');
export const changedMeanwhile = () =>
  new Problem(409, 'Somebody else has changed or sent this quote. Open it again.');
