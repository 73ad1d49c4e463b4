import type { Db, Tx } from '#platform/server/database/database.ts';
import { fillText } from '../../texts/fill-text.ts';
import type { TextName } from '../../texts/texts.ts';
import { completeText, requireText } from './change-text.ts';
import { findNewestText, findTextVersion, insertTextVersion } from './queries-texts.ts';

/**
 * Reads a text as it was saved, with the facts of the firm as they are now; version 0 is the starting text of this
 * release.
 * @param version omitted for the one in force
 * @returns undefined for a version that there is not
 */
export async function readTextVersion(db: Db | Tx, name: TextName, version?: number) {
  const { text, starting } = requireText(name);
  const row =
    version === undefined
      ? await findNewestText(db, name)
      : await findTextVersion(db, name, version);
  if (!row && version) return undefined;
  return {
    version: row?.version ?? 0,
    changedAt: row?.changedAt ?? null,
    fields: fillText(text.fields, completeText(row?.fields, starting)),
  };
}

/**
 * Makes sure that the words in force can be read by their version for good: those of the starting text, which the next
 * release may change, are saved.
 * @returns their version
 */
export async function keepTextVersion(tx: Tx, name: TextName, now: Date): Promise<number> {
  const newest = await findNewestText(tx, name);
  if (newest?.fields) return newest.version;
  const version = (newest?.version ?? 0) + 1;
  const fields = requireText(name).starting;
  const isStored = await insertTextVersion(tx, {
    name,
    version,
    fields,
    changedBy: 'Starting text',
    changedAt: now,
  });
  return isStored ? version : keepTextVersion(tx, name, now);
}
