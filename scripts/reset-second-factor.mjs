// Removes the second factors of a staff account whose owner has lost them, for when no other admin can:
// `npm run reset-second-factor -- name@example.com`. The account then signs in with its password alone.
import path from 'node:path';
import { seedReferenceContent } from '../src/app/server/seed-reference-content.ts';
import { resetFactorsByEmail } from '../src/features/staff-accounts/server/second-factor/reset-factors.ts';
import { openDatabase } from '../src/platform/server/database/open-database.ts';
import { readSettings } from '../src/platform/server/settings.ts';

const root = path.resolve(import.meta.dirname, '..');
const stop = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};
const call = 'npm run reset-second-factor -- name@example.com';
const [email, ...others] = process.argv.slice(2);
if (email === '--help') {
  process.stdout.write(`${call}
Removes the second factors of a staff account, which then signs in with its password alone and sets up new ones. Stop the
site first, if its database is the embedded one.\n`);
  process.exit();
}
if (!email || others.length > 0) stop(`Name one account: ${call}`);

try {
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, (error) => {
    throw error;
  });
  await database.migrate(path.join(root, 'migrations'));
  // The email that says so is in the firm's name.
  await seedReferenceContent(database.db, settings);
  try {
    const account = await resetFactorsByEmail(database.db, email, new Date());
    process.stdout.write(
      `${account.name} signs in with the password alone and sets up two-step sign-in again.\n`,
    );
  } finally {
    await database.close();
  }
} catch (error) {
  const kind = error.constructor.name;
  if (kind === 'DataFolderInUse') stop('The site is running on this data folder: stop it first.');
  // A known error has a sentence of its own; any other needs its stack.
  const isKnown = ['SettingError', 'DataFolderError', 'EmbeddedDatabaseError', 'Problem'];
  stop(isKnown.includes(kind) ? error.message : error.stack);
}
