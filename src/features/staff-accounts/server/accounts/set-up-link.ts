import { randomBytes } from 'node:crypto';
import type { Db } from '#platform/server/database/database.ts';
import { hasActiveAdmin, keepSetUpCode } from '../queries.ts';

const lifetimeMs = 24 * 3_600_000;

/**
 * Creates the setup link for the first account, or makes the one that is there valid for another day; the same in all
 * processes on a database.
 * @param wanted the value of SETUP_CODE; without it a random code is used
 * @returns undefined once there is an active admin
 */
export async function makeSetUpLink(
  db: Db,
  { publicUrl, wanted, now }: { publicUrl: string; wanted: string | undefined; now: Date },
): Promise<string | undefined> {
  if (await hasActiveAdmin(db)) return undefined;
  const made = wanted ?? randomBytes(16).toString('base64url');
  const code = await keepSetUpCode(db, {
    code: made,
    replace: wanted !== undefined,
    now,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  });
  return `${publicUrl}/team-chat#setup=${encodeURIComponent(code)}`;
}
