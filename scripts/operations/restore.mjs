// Restores a backup: `npm run restore -- --from FILE`.
import path from 'node:path';
import { backupSettings } from '../../src/app/server/operations/backup-settings.ts';
import { restoreBackup } from '../../src/platform/server/backup/restore-backup.ts';
import { fromCaller, runCommand } from './run-command.mjs';

const migrations = path.resolve(import.meta.dirname, '../../migrations');

await runCommand({
  usage: `npm run restore -- --from FILE
Restores a backup into DATABASE_URL, which must be empty, or into a DATA_DIR without a database, and brings it to the
version of this site. Set BACKUP_KEY if it is encrypted. Everybody signs in again.`,
  options: { from: { type: 'string' } },
  run: async ({ from }, settings) => {
    const file = fromCaller(from);
    const { tables, rows, files } = await restoreBackup(backupSettings(settings, migrations), file);
    const where = settings.databaseUrl ? 'the database of DATABASE_URL' : settings.dataDir;
    return [`Restored ${rows} rows of ${tables} tables and ${files} files into ${where}.`];
  },
});
