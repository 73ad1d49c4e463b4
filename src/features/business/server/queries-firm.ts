import { desc, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '#platform/server/database/database.ts';
import { type FirmSettings, setUpSteps } from '../firm-settings.ts';
import { referenceSettings } from '../reference-firm.ts';
import { completeSaved } from './complete-saved.ts';
import { firmVersions } from './schema.ts';

export type FirmVersion = typeof firmVersions.$inferSelect;

/** The settings in force. @throws when the reference content was never seeded */
export async function readFirmVersion(db: DbOrTx): Promise<FirmVersion> {
  const [row] = await db.select().from(firmVersions).orderBy(desc(firmVersions.version)).limit(1);
  if (!row) throw new Error('The settings of the firm are missing from the database.');
  return { ...row, settings: completeSaved(row.settings, referenceSettings) };
}

/** @returns whether it is stored: not, if somebody else has stored this version */
export async function insertFirmVersion(tx: Tx, row: FirmVersion): Promise<boolean> {
  const stored = await tx
    .insert(firmVersions)
    .values(row)
    .onConflictDoNothing()
    .returning({ version: firmVersions.version });
  return stored.length > 0;
}

/** What the environment says of a new database's settings. */
export type StartingSettings = {
  visitSlots?: FirmSettings['visits']['slots'];
  confirmsAtOnce?: boolean;
  retentionMonths?: FirmSettings['retention'];
};

type Starting = StartingSettings & {
  /** Whether the firm is the reference firm, which has nothing to set up. */
  isReference: boolean;
};

/** Stores the settings with which a database starts: those of the reference firm, but for what is given. */
export function insertStartingFirm(
  tx: Tx,
  {
    visitSlots: slots = referenceSettings.visits.slots,
    confirmsAtOnce = referenceSettings.visits.confirmsAtOnce,
    retentionMonths: retention = referenceSettings.retention,
    isReference,
  }: Starting,
  now: Date,
) {
  const visits = { ...referenceSettings.visits, slots, confirmsAtOnce };
  const setUp = { kept: isReference ? [...setUpSteps] : [] };
  const settings = { ...referenceSettings, visits, retention, setUp };
  return insertFirmVersion(tx, { version: 1, settings, changedBy: null, changedAt: now });
}

/** Puts what an older version read from its environment into the settings that it saved. */
export const completeFirm = (tx: Tx, { retentionMonths: retention }: StartingSettings) =>
  tx.execute(sql`update ${firmVersions} set settings = ${JSON.stringify({ retention })}::jsonb || settings
    where version = (select max(version) from ${firmVersions})`);
