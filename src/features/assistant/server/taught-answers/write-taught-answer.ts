import { randomUUID } from 'node:crypto';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { fieldProblem, Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import {
  closeQuestion,
  deleteTaughtAnswer,
  findReplacedId,
  insertTaughtAnswer,
  lockProposal,
  lockTaughtAnswer,
  type TaughtAnswerRow,
  updateTaughtAnswer,
} from '../queries.ts';
import { findForeignHosts } from './foreign-links.ts';

type Deps = { db: Db; clock: () => Date; publicUrl: string };
/** Whoever saves an answer stands by it. */
type TaughtAnswerDraft = {
  question: string;
  alsoAsked: string[];
  answer: string;
  /** Whether an admin means its links to other websites. */
  allowsLinks: boolean;
};

/**
 * Stores a taught answer and closes the open question it was written for, if any. That of support is a proposal.
 * @throws Problem 400 for links to other websites
 */
export async function createAnswer(
  { db, clock, publicUrl }: Deps,
  { messageId, allowsLinks, ...words }: TaughtAnswerDraft & { messageId?: string | undefined },
  staff: Staff,
): Promise<TaughtAnswerRow> {
  refuseForeignLinks(words.answer, { staff, allowsLinks, publicUrl });
  const row = buildRow(words, { staff, now: clock(), replacesId: null });
  await db.transaction(async (tx) => {
    await insertTaughtAnswer(tx, row);
    if (messageId !== undefined) await closeQuestion(tx, messageId);
    await record(tx, staff, row.createdAt, {
      what: row.isPublished ? 'added' : 'proposed',
      after: row,
    });
  });
  return row;
}

/**
 * Changes a taught answer. An admin publishes a proposal by saving it. Support changes proposals of their own; a
 * change of a published answer becomes a proposal.
 * @returns the answer, or the proposal
 * @throws Problem 400 for links to other websites, 403 for the proposal of somebody else, 404 for an unknown id
 */
export async function editAnswer(
  { db, clock, publicUrl }: Deps,
  id: string,
  { allowsLinks, ...words }: TaughtAnswerDraft,
  staff: Staff,
): Promise<TaughtAnswerRow> {
  refuseForeignLinks(words.answer, { staff, allowsLinks, publicUrl });
  const now = clock();
  return db.transaction(async (tx) => {
    const before = await lockInOrder(tx, id);
    if (!before) throw unknownAnswer();
    if (!isPublisher(staff)) return propose(tx, before, words, { staff, now });
    const published = before.replacesId === null ? before : await publishOver(tx, before);
    const after = {
      ...published,
      ...words,
      isConfirmed: true,
      isPublished: true,
      ...authorOf(staff),
      updatedAt: now,
    };
    await updateTaughtAnswer(tx, after);
    const what = before.isPublished ? 'edited' : 'published';
    await record(tx, staff, now, { what, before: published, after });
    return after;
  });
}

/** Locks an answer, and before a proposal the answer that it changes: two changes must not wait for each other. */
async function lockInOrder(tx: Tx, id: string): Promise<TaughtAnswerRow | undefined> {
  const replacesId = await findReplacedId(tx, id);
  if (replacesId !== null) await lockTaughtAnswer(tx, replacesId);
  return lockTaughtAnswer(tx, id);
}

/** Takes the place of a proposal away. @returns the published answer that it changes */
async function publishOver(tx: Tx, proposal: TaughtAnswerRow): Promise<TaughtAnswerRow> {
  const published = await lockTaughtAnswer(tx, proposal.replacesId ?? '');
  if (!published) throw unknownAnswer();
  await deleteTaughtAnswer(tx, proposal.id);
  return published;
}

async function propose(
  tx: Tx,
  before: TaughtAnswerRow,
  words: Omit<TaughtAnswerDraft, 'allowsLinks'>,
  { staff, now }: { staff: Staff; now: Date },
): Promise<TaughtAnswerRow> {
  const own = before.isPublished ? await lockProposal(tx, before.id, staff.id) : before;
  if (own) {
    assertOwn(own, staff);
    const after = { ...own, ...words, updatedAt: now };
    await updateTaughtAnswer(tx, after);
    await record(tx, staff, now, { what: 'proposed', before: own, after });
    return after;
  }
  const after = buildRow(words, { staff, now, replacesId: before.id });
  await insertTaughtAnswer(tx, after);
  await record(tx, staff, now, { what: 'proposed', before, after });
  return after;
}

/** @throws Problem 403 for what is not support's to delete, 404 for an unknown id */
export async function deleteAnswer({ db, clock }: Deps, id: string, staff: Staff): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockTaughtAnswer(tx, id);
    if (!before) throw unknownAnswer();
    if (!isPublisher(staff)) assertOwn(before, staff);
    await deleteTaughtAnswer(tx, id);
    await record(tx, staff, clock(), { what: 'deleted', before });
  });
}

const isPublisher = ({ role }: Staff) => role === 'admin';

function buildRow(
  words: Omit<TaughtAnswerDraft, 'allowsLinks'>,
  { staff, now, replacesId }: { staff: Staff; now: Date; replacesId: string | null },
): TaughtAnswerRow {
  return {
    ...words,
    id: randomUUID(),
    isConfirmed: true,
    isPublished: isPublisher(staff),
    replacesId,
    ...authorOf(staff),
    createdAt: now,
    updatedAt: now,
  };
}

function assertOwn({ isPublished, authorId }: TaughtAnswerRow, staff: Staff) {
  if (isPublished || authorId !== staff.id)
    throw new Problem(403, 'Only an admin may do this: you can propose another answer.');
}

/** Customers trust what the firm's assistant links to. */
function refuseForeignLinks(
  answer: string,
  { staff, allowsLinks, publicUrl }: { staff: Staff; allowsLinks: boolean; publicUrl: string },
) {
  const [host] = findForeignHosts(answer, publicUrl);
  if (host === undefined || (isPublisher(staff) && allowsLinks)) return;
  const message = isPublisher(staff)
    ? `links to ${host}, which is not our website: please confirm that this is meant.`
    : `links to ${host}, which is not our website: only an admin may write that.`;
  throw fieldProblem('answer', message);
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
