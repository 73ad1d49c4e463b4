import path from 'node:path';
import pino from 'pino';
import { planCuts } from '#features/calculator/cut-plan.ts';
import { DataFolderInUse } from '#platform/server/database/data-folder-lock.ts';
import { EmbeddedDatabaseError } from '#platform/server/database/embedded.ts';
import { openDatabase } from '#platform/server/database/open-database.ts';
import { forgetOldLimits } from '#platform/server/http/rate-limit.ts';
import { indexPictureFolder } from '#platform/server/images/picture-folder.ts';
import { PictureSizer } from '#platform/server/images/picture-sizer.ts';
import { readSettings, SettingError } from '#platform/server/settings.ts';
import { onStopSignal } from '#platform/server/stop-signals.ts';
import { buildApp } from './build-app.ts';
import { loadBuiltRenderer } from './built-assets.ts';
import { plantReferenceContent } from './plant-reference-content.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const hour = 3_600_000;

async function start() {
  const settings = readSettings(process.env);
  const log = pino({ level: settings.logLevel });
  const database = await openDatabase(settings, (error) =>
    log.error({ err: error }, 'lost a database connection'),
  );
  await database.migrate(path.join(root, 'migrations'));
  await plantReferenceContent(database.db);

  const app = await buildApp({
    database,
    clock: () => new Date(),
    logger: log,
    publicUrl: settings.publicUrl,
    trustProxy: settings.trustProxy,
    estimatesPerMinute: settings.estimatesPerMinute,
    pictures: {
      findMaster: await indexPictureFolder(path.join(root, 'public/imagery')),
      sizer: new PictureSizer(path.join(settings.dataDir, 'pictures')),
    },
    renderer: await loadBuiltRenderer(path.join(root, 'dist')),
    clientFolder: path.join(root, 'dist/client'),
    publicFolder: path.join(root, 'public'),
  });
  const tidying = setInterval(() => {
    forgetOldLimits(database.db, new Date()).catch((error: unknown) =>
      log.error({ err: error }, 'could not forget old rate limits'),
    );
  }, hour);
  onStopSignal(log, async () => {
    clearInterval(tidying);
    await app.close();
    await database.close();
  });
  warmPlanner();
  await app.listen({ port: settings.port, host: settings.host });
  log.info(
    { address: settings.publicUrl, database: database.kind, port: settings.port },
    `Wyvern Vale Flooring is open at ${settings.publicUrl}`,
  );
}

/** The first large plan of a process takes several times as long as the next: no customer should meet it. */
function warmPlanner() {
  const rooms = Array.from({ length: 12 }, (_, i) => ({
    lengthMm: 2_300 + 310 * i,
    widthMm: 1_900 + 170 * i,
  }));
  planCuts(rooms, 4_000);
}

/** What the person starting the server can mend is told in one sentence, without a stack. */
function explain(error: unknown): string | undefined {
  if (error instanceof SettingError) return error.message;
  if (error instanceof DataFolderInUse || error instanceof EmbeddedDatabaseError)
    return error.message;
  const code = (error as { code?: string })?.code;
  if (code === 'EADDRINUSE')
    return 'PORT is already in use by another program: choose another PORT.';
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return 'DATABASE_URL names a database server that does not answer.';
  return undefined;
}

start().catch((error: unknown) => {
  const sentence = explain(error);
  process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`);
  process.exit(1);
});
