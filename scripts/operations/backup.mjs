// Backs up the site, which may run: `npm run backup -- --to FOLDER`.
import os from 'node:os';
import path from 'node:path';
import { backupSettings } from '../../src/app/server/operations/backup-settings.ts';
import { createBackup } from '../../src/platform/server/backup/create-backup.ts';
import { fromCaller, runCommand } from './run-command.mjs';

const migrations = path.resolve(import.meta.dirname, '../../migrations');

await runCommand({
  usage: `npm run backup -- --to FOLDER
Backs up the database and the files of the site into a new file in FOLDER, while the site runs or not, and verifies it
by restoring it into a scratch database. Encrypted if BACKUP_KEY is set. The last line is the path of the file.`,
  options: { to: { type: 'string' } },
  run: async ({ to }, settings) => {
    // The site comes first.
    os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
    const backup = await createBackup(backupSettings(settings, migrations), fromCaller(to));
    const { tables, rows, files, bytes, pauseMs } = backup;
    const paused = pauseMs > 0 ? ` The site waited ${Math.ceil(pauseMs)} ms.` : '';
    return [
      `Restored into a scratch database and compared: ${rows} rows of ${tables} tables, all sequences, and ${files} files by their hashes.`,
      `${Math.ceil(bytes / 1_000)} kB, ${settings.backups.key ? 'encrypted' : 'not encrypted'}.${paused}`,
      backup.file,
    ];
  },
});
