import { and, desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '#platform/server/database/database.ts';
import type { TextName } from '../../texts/texts.ts';
import { textVersions } from '../schema.ts';

export type TextVersionRow = typeof textVersions.$inferSelect;

/** The newest save of a text; undefined for one that nobody has changed. */
export async function findNewestText(
  db: Db | Tx,
  name: TextName,
): Promise<TextVersionRow | undefined> {
  const [row] = await db
    .select()
    .from(textVersions)
    .where(eq(textVersions.name, name))
    .orderBy(desc(textVersions.version))
    .limit(1);
  return row;
}

/** One save of a text; undefined where there is none by this number. */
export async function findTextVersion(
  db: Db | Tx,
  name: TextName,
  version: number,
): Promise<TextVersionRow | undefined> {
  const [row] = await db
    .select()
    .from(textVersions)
    .where(and(eq(textVersions.name, name), eq(textVersions.version, version)));
  return row;
}

/** The newest save of each text that was ever changed. */
export const findNewestTexts = (db: Db): Promise<TextVersionRow[]> =>
  db
    .selectDistinctOn([textVersions.name])
    .from(textVersions)
    .orderBy(textVersions.name, desc(textVersions.version));

const versionsShown = 50;

/** The newest saves of a text, the newest first. */
export const findTextVersions = (db: Db, name: TextName): Promise<TextVersionRow[]> =>
  db
    .select()
    .from(textVersions)
    .where(eq(textVersions.name, name))
    .orderBy(desc(textVersions.version))
    .limit(versionsShown);

/** @returns whether it is stored: not, if somebody else has stored this version */
export async function insertTextVersion(tx: Tx, row: TextVersionRow): Promise<boolean> {
  const stored = await tx
    .insert(textVersions)
    .values(row)
    .onConflictDoNothing()
    .returning({ version: textVersions.version });
  return stored.length > 0;
}
