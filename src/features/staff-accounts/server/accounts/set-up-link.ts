import { randomBytes } from 'node:crypto';
import type { Db } from '#platform/server/database/database.ts';
import { hasActiveAdmin, keepSetUpCode } from '../queries.ts';

/**
 * Creates the setup link for the first account; the same in all processes on a database.
 * @param wanted the value of SETUP_CODE; without it a random code is used
 * @returns undefined once there is an active admin
 */
export async function makeSetUpLink(
  db: Db,
  { publicUrl, wanted }: { publicUrl: string; wanted: string | undefined },
): Promise<string | undefined> {
  if (await hasActiveAdmin(db)) return undefined;
  const made = wanted ?? randomBytes(16).toString('base64url');
  const code = await keepSetUpCode(db, made, wanted !== undefined);
  return `${publicUrl}/team-chat#setup=${encodeURIComponent(code)}`;
}
