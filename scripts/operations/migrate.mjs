// Brings the database to the version of the code, as a step of its own: `npm run migrate`.
import path from 'node:path';
import { migrateDatabase } from '../../src/app/server/operations/migrate-database.ts';
import { makeBackupsIn, openForBackups } from '../../src/app/server/operations/open-for-backups.ts';
import { openDatabase } from '../../src/platform/server/database/open-database.ts';
import { runCommand } from './run-command.mjs';

const migrations = path.resolve(import.meta.dirname, '../../migrations');
const say = (sentence) => process.stdout.write(`${sentence}\n`);

await runCommand({
  usage: `npm run migrate
Applies the migrations that the database lacks, and exits. With BACKUP_FOLDER it is backed up before.`,
  run: async (_values, settings) => {
    const database = await openDatabase(settings, () => {});
    const stop = await openForBackups(database, settings.dataDir, (_error, text) => say(text));
    try {
      const makeBackup = makeBackupsIn(settings.backups.folder);
      await migrateDatabase(database, { migrations, makeBackup, log: say });
    } finally {
      await stop();
      await database.close();
    }
    return ['The database has the version of this site.'];
  },
});
