// Starts the site with sample data in a data folder of its own; `npm run demo -- --fresh` deletes it
// first. Settings of the real site are ignored, and no email is sent.
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const unknown = process.argv.slice(2).filter((word) => word !== '--fresh');
const stop = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};
if (unknown.length > 0) stop(`There is no ${unknown[0]}; there is --fresh, which starts again.`);

const dataDir = path.join(root, '.data-demo');
process.env.DATA_DIR = dataDir;
delete process.env.DATABASE_URL;
delete process.env.SMTP_URL;
delete process.env.BACKUP_FOLDER;

const { prepareDemo } = await import('../src/app/server/demo/prepare-demo.ts');
const { readSettings } = await import('../src/platform/server/settings.ts');

try {
  const { publicUrl } = readSettings(process.env);
  const fresh = process.argv.includes('--fresh');
  const { email, password } = await prepareDemo(root, {
    dataDir,
    publicUrl,
    fresh,
    now: new Date(),
  });
  process.stdout.write(`
  The demo opens at ${publicUrl}/admin
    email     ${email}
    password  ${password}
  Its data and its emails, which are files, are in .data-demo.
  npm run demo -- --fresh deletes them and starts again.

`);
} catch (error) {
  const kind = error.constructor.name;
  if (kind === 'DataFolderInUse') stop('A demo is running already: stop that one first.');
  // A known error has a sentence of its own; any other needs its stack.
  stop(
    ['SettingError', 'DataFolderError', 'EmbeddedDatabaseError'].includes(kind)
      ? error.message
      : error.stack,
  );
}
await import('../src/app/server/main.ts');
