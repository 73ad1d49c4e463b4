import { randomUUID } from 'node:crypto';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import {
  closeQuestion,
  deleteTaughtAnswer,
  insertTaughtAnswer,
  lockTaughtAnswer,
  type TaughtAnswerRow,
  updateTaughtAnswer,
} from '../queries.ts';

type Deps = { db: Db; clock: () => Date };
/** Whoever saves an answer stands by it. */
type TaughtAnswerDraft = { question: string; alsoAsked: string[]; answer: string };

/** Stores a taught answer and closes the open question it was written for, if any. */
export async function createAnswer(
  { db, clock }: Deps,
  { messageId, ...draft }: TaughtAnswerDraft & { messageId?: string | undefined },
  staff: Staff,
): Promise<TaughtAnswerRow> {
  const now = clock();
  const row = {
    ...draft,
    isConfirmed: true,
    ...authorOf(staff),
    id: randomUUID(),
    createdAt: now,
    updatedAt: now,
  };
  await db.transaction(async (tx) => {
    await insertTaughtAnswer(tx, row);
    if (messageId !== undefined) await closeQuestion(tx, messageId);
    await record(tx, staff, now, { what: 'added', after: row });
  });
  return row;
}

/** @throws Problem 404 for an unknown id */
export async function editAnswer(
  { db, clock }: Deps,
  id: string,
  draft: TaughtAnswerDraft,
  staff: Staff,
): Promise<TaughtAnswerRow> {
  const updatedAt = clock();
  return db.transaction(async (tx) => {
    const before = await lockTaughtAnswer(tx, id);
    if (!before) throw unknownAnswer();
    const after = { ...before, ...draft, isConfirmed: true, ...authorOf(staff), updatedAt };
    await updateTaughtAnswer(tx, after);
    await record(tx, staff, updatedAt, { what: 'edited', before, after });
    return after;
  });
}

/** @throws Problem 404 for an unknown id */
export async function deleteAnswer({ db, clock }: Deps, id: string, staff: Staff): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockTaughtAnswer(tx, id);
    if (!before) throw unknownAnswer();
    await deleteTaughtAnswer(tx, id);
    await record(tx, staff, clock(), { what: 'deleted', before });
  });
}

const unknownAnswer = () => new Problem(404, 'There is no taught answer by this id.');

const authorOf = ({ id, name }: Staff) => ({ authorId: id, authorName: name });

type Deed = { what: string; before?: TaughtAnswerRow; after?: TaughtAnswerRow };

async function record(tx: Tx, staff: Staff, at: Date, { what, before, after }: Deed) {
  const row = after ?? before;
  await recordAuditLogEntry(tx, {
    at,
    by: staff,
    kind: 'answer',
    what,
    ...(row && { subject: row.id, label: row.question }),
    ...(before && { before: valuesOf(before) }),
    ...(after && { after: valuesOf(after) }),
  });
}

const valuesOf = ({ question, alsoAsked, answer }: TaughtAnswerRow) => ({
  question,
  alsoAsked: alsoAsked.join('\n'),
  answer,
});
