import type { FastifyInstance } from 'fastify';
import { firm } from '#features/business/firm.ts';
import { addDays, dayInLondon } from '#platform/dates/london-time.ts';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import type { Db, DbOrTx, Tx } from '#platform/server/database/database.ts';
import { createOrderedId } from '#platform/server/database/ids/ordered-id.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import {
  answerQuote,
  changeQuote,
  deleteQuote,
  listQuotes,
  type Quote,
  sendQuote,
  writeQuote,
} from '../contract.ts';
import { usualValidityDays } from '../limits.ts';
import type { QuoteLine } from '../quote-fields.ts';
import { totalQuote } from '../quote-totals.ts';
import {
  deleteDraft,
  findQuote,
  findQuotes,
  insertQuote,
  type QuoteRow,
  storeAnswer,
  supersedeSent,
  updateDraft,
} from './queries.ts';
import { composeQuoteEmail } from './quote-email.ts';

/** The appointment that a quote is for. */
export type QuotedJob = { customerName: string; email: string; estimateId: string | null };

export type QuoteDeps = {
  db: Db;
  clock: () => Date;
  /** With the estimate of what was measured, or of what the customer reckoned; undefined for an unknown id. */
  findJob: (db: DbOrTx, appointmentId: string) => Promise<QuotedJob | undefined>;
  /** The lines of a stored estimate. */
  draftLines: (estimateId: string) => Promise<QuoteLine[]>;
  /** Sets the quoted amount of an appointment as sent, with the row locked. */
  markSent: (
    tx: Tx,
    appointmentId: string,
    sent: { pence: number; staff: Staff; at: Date },
  ) => Promise<void>;
};

/** Routes of the quotes for appointments. */
export function addQuoteRoutes(app: FastifyInstance, deps: QuoteDeps) {
  const { db, clock } = deps;

  serveEndpoint(app, listQuotes, async ({ params }) => {
    await readJob(deps, db, params.id);
    return (await findQuotes(db, params.id)).map(presentQuote);
  });
  serveEndpoint(app, writeQuote, async ({ params, staff }) =>
    presentQuote(await beginDraft(deps, params.id, staff)),
  );
  serveEndpoint(app, changeQuote, async ({ params: { id }, body: { revision, ...fields } }) => {
    const row = await db.transaction((tx) => updateDraft(tx, { id, revision }, fields));
    return presentQuote(row ?? (await explain(deps, id)));
  });
  serveEndpoint(app, sendQuote, async ({ params, body, staff }) =>
    presentQuote(await send(deps, { id: params.id, ...body }, staff)),
  );
  serveEndpoint(app, answerQuote, async ({ params, body: { state, reason }, staff }) => {
    const at = clock();
    const row = await db.transaction(async (tx) => {
      const answered = await storeAnswer(tx, params.id, {
        state,
        reason: reason || null,
        answeredAt: at,
      });
      if (!answered) throw await explainAnswer(deps, params.id);
      await record(tx, deps, answered, { at, staff, what: state });
      return answered;
    });
    return presentQuote(row);
  });
  serveEndpoint(app, deleteQuote, async ({ params }) => {
    if (!(await db.transaction((tx) => deleteDraft(tx, params.id)))) await explain(deps, params.id);
    return null;
  });
}

async function readJob({ findJob }: QuoteDeps, db: DbOrTx, appointmentId: string) {
  const job = await findJob(db, appointmentId);
  if (!job) throw new Problem(404, 'There is no appointment by this id.');
  return job;
}

/** The draft of the next version, or the one that there is. */
async function beginDraft(deps: QuoteDeps, appointmentId: string, staff: Staff): Promise<QuoteRow> {
  const { db, clock } = deps;
  const { estimateId } = await readJob(deps, db, appointmentId);
  const [last] = await findQuotes(db, appointmentId);
  if (last?.state === 'draft') return last;
  const measured = estimateId === null ? [] : await deps.draftLines(estimateId);
  const now = clock();
  const draft = {
    id: createOrderedId(),
    appointmentId,
    version: (last?.version ?? 0) + 1,
    lines: last?.lines ?? (measured.length > 0 ? measured : [emptyLine()]),
    note: last?.note ?? '',
    validUntil: addDays(dayInLondon(now), usualValidityDays),
    createdBy: staff.name,
    createdAt: now,
  };
  const isNew = await db.transaction((tx) => insertQuote(tx, draft));
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

function send(deps: QuoteDeps, { id, revision }: Pick<QuoteRow, 'id' | 'revision'>, staff: Staff) {
  const { db, clock } = deps;
  const at = clock();
  return db.transaction(async (tx) => {
    const draft = await findQuote(tx, id);
    if (!draft) throw unknown();
    const { appointmentId, lines, validUntil } = draft;
    const { totalPence } = totalQuote(lines);
    if (totalPence <= 0) throw new Problem(409, 'The total must be above £0.00.');
    if (validUntil < dayInLondon(at))
      throw new Problem(409, 'The quote’s last day is over. Choose a later one.');
    // First: it locks the appointment, and so stops another version from being sent beside this one.
    await deps.markSent(tx, appointmentId, { pence: totalPence, staff, at });
    const job = await readJob(deps, tx, appointmentId);
    if (!job.email)
      throw new Problem(409, 'The customer has no email address. Add one, then send the quote.');
    await supersedeSent(tx, appointmentId);
    const change = { state: 'sent' as const, sentTo: job.email, sentAt: at };
    const row = await updateDraft(tx, { id, revision }, change);
    if (!row) throw changedMeanwhile();
    await queueMail(tx, composeQuoteEmail(row, job), at);
    await record(tx, deps, row, { at, staff, what: 'sent' });
    return row;
  });
}

async function record(
  tx: Tx,
  deps: QuoteDeps,
  { appointmentId, version, lines, reason }: QuoteRow,
  { at, staff, what }: { at: Date; staff: Staff; what: string },
) {
  const { customerName } = await readJob(deps, tx, appointmentId);
  const { totalPence } = totalQuote(lines);
  await recordAuditLogEntry(tx, {
    at,
    by: staff,
    kind: 'quote',
    what,
    subject: appointmentId,
    label: customerName,
    after: { version, totalPence, ...(reason && { reason }) },
  });
}

const unknown = () => new Problem(404, 'There is no quote by this id.');
const changedMeanwhile = () =>
  new Problem(409, 'Somebody else has changed or sent this quote. Open it again.');

/** @throws Problem why a draft could not be changed: 404 where there is none, else 409 */
async function explain({ db }: QuoteDeps, id: string): Promise<never> {
  throw (await findQuote(db, id)) ? changedMeanwhile() : unknown();
}

async function explainAnswer({ db }: QuoteDeps, id: string): Promise<Problem> {
  const row = await findQuote(db, id);
  if (!row) return unknown();
  return new Problem(409, `This quote isn’t waiting for an answer: it is ${row.state}.`);
}

function presentQuote({ sentAt, answeredAt, createdAt, ...row }: QuoteRow): Quote {
  return {
    ...row,
    ...totalQuote(row.lines),
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}
