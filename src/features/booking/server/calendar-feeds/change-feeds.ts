import { channels } from '#features/business/server/channels.ts';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { hashToken, makeToken } from '#platform/server/http/security/tokens.ts';
import { calendarFeedPath } from '../../calendars/contract.ts';
import { feedOfAll } from '../../calendars/feed-of-all.ts';
import { findFitters } from '../diary/queries-diary.ts';
import { findFitterOf } from '../queries.ts';
import { deleteFeed, upsertFeed } from './queries-feeds.ts';

export type FeedDeps = {
  db: Db;
  clock: () => Date;
  /** Origin of the feeds' addresses. */
  publicUrl: string;
};

/**
 * Creates a feed with 192 random bits in its address, or gives it a new address in the place of the old one.
 * @param id a fitter's id, or `all`
 * @returns the address, which is not stored
 * @throws Problem 404 for an unknown id
 */
export async function createFeed(
  { db, clock, publicUrl }: FeedDeps,
  id: string,
  staff: Staff,
): Promise<string> {
  const now = clock();
  const token = makeToken(24);
  await db.transaction(async (tx) => {
    const label = await nameFeed(tx, id);
    const before = await deleteFeed(tx, id);
    await upsertFeed(tx, {
      id,
      tokenHash: hashToken(token),
      fitterId: id === feedOfAll ? null : id,
      createdAt: now,
    });
    const what = before ? 'feed-renewed' : 'feed-added';
    await recordFeedChange(tx, { at: now, by: staff, what, subject: id, label });
  });
  return publicUrl + calendarFeedPath.replace(':token', `${token}.ics`);
}

/** Revokes a feed: its address stops working. @throws Problem 404 for an unknown id, or where there is none */
export async function revokeFeed({ db, clock }: FeedDeps, id: string, staff: Staff) {
  await db.transaction(async (tx) => {
    const label = await nameFeed(tx, id);
    if (!(await deleteFeed(tx, id)))
      throw new Problem(404, 'There is no calendar address to stop.');
    await recordFeedChange(tx, {
      at: clock(),
      by: staff,
      what: 'feed-removed',
      subject: id,
      label,
    });
  });
}

/** Revokes the feed of the fitter to whom a staff account belongs, in the transaction that closes the account. */
export async function revokeFeedOfAccount(
  tx: Tx,
  { accountId, by, now }: { accountId: string; by: Pick<Staff, 'id' | 'name'>; now: Date },
) {
  const fitter = await findFitterOf(tx, accountId);
  if (!fitter || !(await deleteFeed(tx, fitter.id))) return;
  const { id: subject, name: label } = fitter;
  await recordFeedChange(tx, { at: now, by, what: 'feed-removed', subject, label });
}

type FeedChange = Omit<Parameters<typeof recordAuditLogEntry>[1], 'kind'>;

async function recordFeedChange(tx: Tx, change: FeedChange) {
  await recordAuditLogEntry(tx, { kind: 'calendar', ...change });
  await publish(tx, channels.diary, undefined);
}

/** Whose visits a feed holds. */
async function nameFeed(tx: Tx, id: string): Promise<string> {
  if (id === feedOfAll) return 'all visits';
  const fitter = (await findFitters(tx)).find((each) => each.id === id);
  if (!fitter) throw new Problem(404, 'There is no fitter by this id.');
  return fitter.name;
}
