import { getTableName } from 'drizzle-orm';
import { chatLinks, presence } from '#features/chat/server/schema.ts';
import {
  emailChangeStops,
  emailChanges,
  emailVerifications,
  factorChallenges,
  passwordResets,
  pendingSignIns,
  setUpCodes,
  staffSessions,
} from '#features/staff-accounts/server/schema.ts';
import type { BackupSettings } from '#platform/server/backup/create-backup.ts';
import { endWithSentence } from '#platform/server/database/embedded.ts';
import { readinessProbes } from '#platform/server/database/schema.ts';
import { rateLimits } from '#platform/server/http/submissions/schema.ts';
import { secretsKeyFile } from '#platform/server/secrets/secrets-key.ts';
import type { Settings } from '#platform/server/settings.ts';

const namesOf = (...tables: Parameters<typeof getTableName>[0][]) => tables.map(getTableName);

/** What says how a process runs at the moment; `durability_check` is the self-check of the embedded database. */
const ofTheMoment = [...namesOf(rateLimits, presence, readinessProbes), 'durability_check'];
/** What lets somebody in: whoever has a backup has no session by it, and after a restore everybody signs in again. */
const waysIn = namesOf(
  chatLinks,
  staffSessions,
  pendingSignIns,
  factorChallenges,
  passwordResets,
  emailVerifications,
  emailChangeStops,
  emailChanges,
  setUpCodes,
);

/** Tables whose rows a backup does not have. */
export const notBackedUp: ReadonlySet<string> = new Set([...ofTheMoment, ...waysIn]);
/** Tables whose rows stay behind when a site moves to another database. */
export const notMoved: ReadonlySet<string> = new Set(ofTheMoment);

/**
 * What is in a data folder. `kept`: files that a backup has; `derived`: made again when needed; `own`: of the
 * embedded database and its process.
 */
export const dataFolderContent: Record<string, 'kept' | 'derived' | 'own'> = {
  mail: 'kept',
  texts: 'kept',
  pictures: 'derived',
  postgres: 'own',
  'database.json': 'own',
  'in-use.lock': 'own',
  'in-use.lock-journal': 'own',
  'backup.sock': 'own',
  // With it, a backup could be asked for the secrets in its database.
  [secretsKeyFile]: 'own',
};

const keptFolders = Object.keys(dataFolderContent).filter(
  (name) => dataFolderContent[name] === 'kept',
);

/** What the commands need, from the settings of the site. */
export const backupSettings = (
  { databaseUrl, dataDir, backups }: Settings,
  migrations: string,
): BackupSettings => ({
  databaseUrl,
  dataDir,
  key: backups.key,
  leftOut: notBackedUp,
  folders: keptFolders,
  migrations,
  endProcess: endWithSentence,
});
