// Prepares on PostgreSQL every statement that tests ran on the embedded database: it is parsed, and its tables,
// columns, functions and types are resolved. Prints a line for each that is refused.
//   node prepare-statements.ts FOLDER   the folder of the recorded statements
import path from 'node:path';
import pg from 'pg';
import { openPostgres } from '#platform/server/database/postgres.ts';
import { makePostgresDatabase } from './postgres-database.ts';
import { readStatements } from './recorded-statements.ts';

/** What PREPARE takes. The rest names no column: transactions, locks, settings, `truncate`. */
const preparable = /^[\s(]*(?:select|insert|update|delete|with|values)\b/i;
/** Tables that only the tests' copy of the template has. */
const ofTests = /\bfirst_content\b/;

const [folder = ''] = process.argv.slice(2);
const migrations = path.resolve(import.meta.dirname, '../../../migrations');

const statements = readStatements(folder).filter(
  (text) => preparable.test(text) && !ofTests.test(text),
);
const { url, drop } = await makePostgresDatabase();
const refused: string[] = [];
try {
  const database = await openPostgres(url, (error) => {
    throw error;
  });
  await database.migrate(migrations);
  await database.close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const text of statements)
    try {
      await client.query(`prepare recorded as ${text}`);
      await client.query('deallocate recorded');
    } catch (error) {
      refused.push(`${(error as Error).message}: ${text}`);
    }
  await client.end();
} finally {
  await drop();
}
// Without any, the recording is broken, and this check would pass for ever.
if (statements.length === 0) refused.push(`${folder} has no statement.`);
process.stdout.write(refused.map((line) => `${line}\n`).join(''));
process.exitCode = refused.length === 0 ? 0 : 1;
