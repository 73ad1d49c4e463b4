// Moves the site to another database: `npm run move-to-postgres`, `npm run move-to-embedded`.
import path from 'node:path';
import { moveToEmbedded, moveToPostgres } from '../../src/app/server/operations/move-database.ts';
import { SettingError } from '../../src/platform/server/setting-values.ts';
import { runCommand } from './run-command.mjs';

const migrations = path.resolve(import.meta.dirname, '../../migrations');
const [to] = process.argv.splice(2, 1);

const usages = {
  postgres: `npm run move-to-postgres
Moves everything from the embedded database of DATA_DIR into the empty database of DATABASE_URL and compares every row.
Stop the site first. The embedded database stays in DATA_DIR under another name.`,
  embedded: `npm run move-to-embedded
Moves everything from the database of DATABASE_URL into a new embedded database in DATA_DIR and compares every row.
Stop the site first. The PostgreSQL database stays as it is.`,
};

await runCommand({
  usage: usages[to],
  run: async (_values, { databaseUrl, dataDir }) => {
    if (!databaseUrl) throw new SettingError('DATABASE_URL must name the PostgreSQL database.');
    const settings = { databaseUrl, dataDir, migrations };
    const move = await (to === 'postgres' ? moveToPostgres : moveToEmbedded)(settings);
    const done = `Moved ${move.rows} rows of ${move.tables} tables and compared each: no difference.`;
    return to === 'postgres'
      ? [
          done,
          `Leave DATABASE_URL set and start the site. The old database is in ${move.oldDatabase}: delete it once you do not need it.`,
        ]
      : [
          done,
          'Remove DATABASE_URL from the settings and start the site. Drop the PostgreSQL database once you do not need it.',
        ];
  },
});
