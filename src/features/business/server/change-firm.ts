import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { fieldProblem, Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { findImage, touchImages, uploadIdOf } from '#platform/server/images/queries.ts';
import { shownFirm } from '../firm-contract.ts';
import {
  type FirmSettings,
  findConflict,
  type StoredFirm,
  sectionNames,
} from '../firm-settings.ts';
import type { Evidence } from '../proofs.ts';
import { referenceSettings } from '../reference-firm.ts';
import { channels } from './channels.ts';
import { isSeenOnWhite } from './draw-icon.ts';
import { type FirmVersion, insertFirmVersion, readFirmVersion } from './queries-firm.ts';

type Logo = NonNullable<FirmSettings['look']['logo']>;
type Place = StoredFirm['base'];
export type FirmDeps = {
  db: Db;
  clock: () => Date;
  /** Where a postcode or its first half is; undefined for an unknown one. */
  placePostcode: (postcode: string) => Place | undefined;
  readEvidence: (db: Db, now: Date) => Promise<Evidence>;
};

/**
 * Saves whole sections of the settings.
 * @throws Problem 409 when somebody else has saved since the version on which the change is based; 400 for settings
 * that do not go together
 */
export async function changeFirm(
  { db, clock, placePostcode }: FirmDeps,
  { version, sections }: { version: number; sections: Partial<FirmSettings> },
  staff: Staff,
): Promise<FirmVersion> {
  if (sections.look?.logo) await refuseUnseen(db, sections.look.logo);
  return db.transaction(async (tx) => {
    const row = await readFirmVersion(tx);
    if (row.version !== version) throw newer(row);
    const settings = settle({ ...row.settings, ...sections }, row.settings, placePostcode);
    if (sections.look?.logo) await keepLogo(tx, sections.look.logo, clock());
    const next = { version: version + 1, settings, changedBy: staff.name, changedAt: clock() };
    if (!(await insertFirmVersion(tx, next))) throw newer(row);
    for (const name of sectionNames)
      await recordAuditLogEntry(tx, {
        at: next.changedAt,
        by: staff,
        kind: 'settings',
        what: 'edited',
        subject: name,
        before: row.settings[name],
        after: settings[name],
      });
    await publish(tx, channels.firm, undefined);
    return next;
  });
}

/** Checks the settings as a whole, and decides what follows from them. */
function settle(
  next: StoredFirm,
  before: StoredFirm,
  placePostcode: FirmDeps['placePostcode'],
): StoredFirm {
  const conflict = findConflict(next);
  if (conflict)
    throw fieldProblem(`sections.${conflict.section}.${conflict.field}`, conflict.message);
  const { postcode, email } = next.firm;
  const base = postcode === before.firm.postcode ? before.base : placePostcode(postcode);
  if (!base) throw fieldProblem('sections.firm.postcode', 'must be a postcode that we know.');
  const isOwn = before.calendarDomain !== referenceSettings.calendarDomain;
  const calendarDomain = isOwn ? before.calendarDomain : (email.split('@')[1] ?? 'localhost');
  return { ...next, base, calendarDomain };
}

/** @throws Problem 400 for a logo that nobody would see */
async function refuseUnseen(db: Db, { url }: Logo) {
  const image = await findImage(db, uploadIdOf(url) ?? '');
  if (image && !(await isSeenOnWhite(image)))
    throw fieldProblem(
      'sections.look.logo',
      'is almost white, and stands on white: nobody would see it. Upload it in a darker colour.',
    );
}

/** Marks the logo's image as used. @throws Problem 400 where no such image is stored */
async function keepLogo(tx: Tx, { url, width, height }: Logo, now: Date) {
  const [image] = await touchImages(tx, [uploadIdOf(url) ?? ''], now);
  if (image?.width !== width || image.height !== height)
    throw fieldProblem('sections.look.logo', 'is no longer kept. Please upload it again.');
}

const newer = ({ changedBy }: FirmVersion) =>
  new Problem(
    409,
    `${changedBy ?? 'Someone'} has changed the settings since you opened them. Check them, then save again.`,
  );

export const presentFirm = async (
  { db, clock, readEvidence }: FirmDeps,
  { version, settings, changedBy, changedAt }: FirmVersion,
) =>
  shownFirm.parse({
    version,
    settings,
    changedBy,
    changedAt: changedAt.toISOString(),
    evidence: await readEvidence(db, clock()),
  });
