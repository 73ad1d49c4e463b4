import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { makeModelEngine } from '#features/assistant/server/model/model-engine.ts';
import { loadModel } from '#features/assistant/server/model/sdk-model.ts';
import { readDueCalendars } from '#features/booking/server/external-calendars/read-due-calendars.ts';
import { remindCustomers } from '#features/booking/server/messages/remind-customers.ts';
import { findStaleText, noteUnsentText } from '#features/booking/server/messages/unsent-texts.ts';
import { businessName, email } from '#features/business/facts.ts';
import { renderEmail } from '#features/business/server/render-email.ts';
import { setSlotTimes } from '#features/business/slot-times.ts';
import { PlanningWorker } from '#features/calculator/server/planning-worker.ts';
import { deleteUnusedImages } from '#features/catalogue/server/queries-images.ts';
import { makeSetUpLink } from '#features/staff-accounts/server/accounts/set-up-link.ts';
import { purgeSessions } from '#features/staff-accounts/server/sessions/purge-sessions.ts';
import { DataFolderError, prepareDataFolder } from '#platform/server/data-folder/data-folder.ts';
import { DataFolderInUse } from '#platform/server/database/embedded/data-folder-lock.ts';
import { EmbeddedDatabaseError } from '#platform/server/database/embedded/embedded-error.ts';
import { openDatabase } from '#platform/server/database/open-database.ts';
import { SchemaMismatch } from '#platform/server/database/schema-version.ts';
import { isDatabaseUnavailable } from '#platform/server/database/unavailable.ts';
import { onShutdownSignal } from '#platform/server/graceful-shutdown.ts';
import { purgeIdempotencyRecords } from '#platform/server/http/submissions/idempotency.ts';
import { purgeRateLimits } from '#platform/server/http/submissions/rate-limit.ts';
import { indexImageFolder } from '#platform/server/images/image-folder.ts';
import { ImageResizer } from '#platform/server/images/image-resizer.ts';
import { findKeptImages } from '#platform/server/images/queries.ts';
import { createStdoutDestination } from '#platform/server/log-destination.ts';
import { createLogger } from '#platform/server/logger.ts';
import { sendBySmtp } from '#platform/server/mail/smtp.ts';
import { writeToFolder } from '#platform/server/mail/transport.ts';
import { startMailWorker } from '#platform/server/mail/worker.ts';
import { runPeriodically } from '#platform/server/run-periodically.ts';
import {
  type AssistantSettings,
  readSettings,
  SettingError,
  type Settings,
} from '#platform/server/settings.ts';
import { sendByHttp } from '#platform/server/text-messages/http-transport.ts';
import { writeTextsToFolder } from '#platform/server/text-messages/transport.ts';
import { startTextWorker } from '#platform/server/text-messages/worker.ts';
import { servingLimitMs, startLimitMs, startWatchdog } from '#platform/server/watchdog/watchdog.ts';
import { buildApp } from './build-app.ts';
import { joinUnjoinedRecords } from './customers/join-new-records.ts';
import { loadBuiltRenderer } from './pages/built-assets.ts';
import { runRetention } from './retention/run-retention.ts';
import { sweepFiles } from './retention/sweep-files.ts';
import { seedReferenceContent } from './seed-reference-content.ts';
import { staleCheck } from './stale-check.ts';
import { escalateWaiting } from './waiting/escalate-waiting.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** SQLSTATE of a full disk. */
const diskFull = '53100';

/** Error codes of lost connections: nothing is left half done by one. */
const lostConnection = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ETIMEDOUT']);

function endUnlessHarmless(error: NodeJS.ErrnoException, log: FastifyBaseLogger) {
  if (lostConnection.has(error.code ?? '') && /^(read|write)$/.test(error.syscall ?? ''))
    return log.error({ err: error }, 'unhandled connection error');
  log.fatal({ err: error }, 'uncaught exception');
  process.exit(1);
}

async function start() {
  // React's development checks make rendering a page three times slower.
  process.env.NODE_ENV ??= 'production';
  const settings = readSettings(process.env);
  setSlotTimes(settings.visitSlots);
  const log = createLogger(settings.logLevel, await createStdoutDestination());
  // Every boundary handles its own rejections; an unhandled one must not end everybody's connections.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  process.on('uncaughtException', (error) => endUnlessHarmless(error, log));
  // Applies to everything that writes into the data folder.
  process.umask(0o077);
  const watchdog = startWatchdog(startLimitMs);
  let isServing = false;
  const database = await openDatabase(
    settings,
    (error) => log.error({ err: error }, 'database connection lost'),
    (sentence) => {
      if (isServing) log.fatal(sentence);
      else process.stderr.write(`${sentence}\n`);
      process.exit(1);
    },
  );
  if (database.kind === 'postgres') await tryDataFolder(settings.dataDir, log);
  await database.migrate(path.join(root, 'migrations'), (sentence) => log.warn(sentence));
  await seedReferenceContent(database.db, settings);

  const clock = () => new Date();
  const resizer = new ImageResizer(path.join(settings.dataDir, 'pictures'));
  const planning = new PlanningWorker();
  planning.warm().catch((error) => log.error({ err: error }, 'planning thread not warmed up'));
  const app = await buildApp({
    database,
    clock,
    logger: log,
    publicUrl: settings.publicUrl,
    factorRule: settings.secondFactor,
    trustProxy: settings.trustProxy,
    estimatesPerMinute: settings.estimatesPerMinute,
    formsPerHour: settings.formsPerHour,
    planning,
    pagesPerMinute: settings.pagesPerMinute,
    travelKmPerHour: settings.travelKmPerHour,
    sockets: { maxPerNetwork: settings.socketsPerNetwork },
    chat: { messagesPerMinute: settings.chatMessagesPerMinute },
    adam: {
      engine: settings.assistant && (await loadEngine(settings.assistant)),
      modelTurnsPerHour: settings.modelTurnsPerHour,
    },
    images: {
      findMaster: await indexImageFolder(path.join(root, 'public/imagery')),
      resizer,
    },
    renderer: await loadBuiltRenderer(path.join(root, 'dist'), settings.visitSlots),
    clientFolder: path.join(root, 'dist/client'),
    publicFolder: path.join(root, 'public'),
    mailFolder: mailFolderOf(settings),
    textFolder: textFolderOf(settings),
    sendsTexts: settings.texts !== undefined,
    retentionMonths: settings.retentionMonths,
  });
  const { db } = database;
  const { publicUrl } = settings;
  const stopMails = startMailWorker({
    db,
    clock,
    log,
    staleCheck,
    write: renderEmail,
    ...chooseMailing(settings, log),
  });
  const stopTexts =
    settings.texts &&
    startTextWorker({
      db,
      clock,
      log,
      send:
        settings.texts === 'file'
          ? writeTextsToFolder(textFolderOf(settings))
          : sendByHttp(settings.texts),
      findStaleReason: findStaleText,
      onNotSent: noteUnsentText,
    });
  const jobs = [
    runPeriodically('remind customers', 5 * minute, log, () =>
      remindCustomers({ db, clock, publicUrl, sendsTexts: settings.texts !== undefined }),
    ),
    runPeriodically('escalate what waits', 5 * minute, log, () =>
      escalateWaiting({ db, clock, publicUrl }),
    ),
    runPeriodically('join records to customers', day, log, () => joinUnjoinedRecords(db, clock)),
    runPeriodically('read external calendars', minute, log, () => readDueCalendars({ db, clock })),
    runPeriodically('delete old data', 5 * minute, log, () =>
      runRetention({ db, clock, months: settings.retentionMonths }),
    ),
    runPeriodically('delete files without rows', hour, log, () =>
      sweepFiles(db, { mails: mailFolderOf(settings), texts: textFolderOf(settings) }),
    ),
    runPeriodically('purge rate limits', hour, log, () => purgeRateLimits(db, clock())),
    runPeriodically('purge idempotency records', hour, log, () =>
      purgeIdempotencyRecords(db, clock()),
    ),
    runPeriodically('delete unused images', hour, log, () => deleteUnusedImages(db, clock())),
    runPeriodically('delete stale image sizes', hour, log, () =>
      resizer.deleteStale((ids) => findKeptImages(db, ids)),
    ),
    runPeriodically('purge staff sessions', hour, log, () => purgeSessions(db, clock())),
  ];
  onShutdownSignal(log, async () => {
    await app.drain();
    await app.close();
    await Promise.all([stopMails(), stopTexts?.(), ...jobs.map((stop) => stop())]);
    await database.close();
  });
  await app.listen({ port: settings.port, host: settings.host });
  isServing = true;
  watchdog.setLimit(servingLimitMs);
  const link = await makeSetUpLink(database.db, {
    publicUrl: settings.publicUrl,
    wanted: settings.setUpCode,
  });
  if (link) log.warn(`Nobody can sign in yet. Make the first admin's account at ${link}`);
  log.info(
    { address: settings.publicUrl, database: database.kind, port: settings.port },
    `Wyvern Vale Flooring is open at ${settings.publicUrl}`,
  );
}

/** Creates the engine for the model that ASSISTANT_PROVIDER names, behind the grounding check. */
async function loadEngine({ provider, ...settings }: AssistantSettings) {
  return makeModelEngine({ adapter: await loadModel(provider, settings) });
}

const mailFolderOf = ({ dataDir }: Pick<Settings, 'dataDir'>) => path.join(dataDir, 'mail');

const textFolderOf = ({ dataDir }: Pick<Settings, 'dataDir'>) => path.join(dataDir, 'texts');

/** Chooses how emails are sent: by the server that SMTP_URL names, or to files without one. */
function chooseMailing({ smtpUrl, dataDir }: Settings, log: FastifyBaseLogger) {
  const from = `${businessName} <${email.display}>`;
  const domain = email.display.split('@')[1] ?? 'localhost';
  if (smtpUrl) return { domain, send: sendBySmtp(smtpUrl, from) };
  const folder = mailFolderOf({ dataDir });
  log.warn({ folder }, 'SMTP_URL is not set: emails are written to files and not delivered');
  return { domain, send: writeToFolder(folder, from) };
}

/** With PostgreSQL the data folder is only a cache, so an unusable one does not stop the start. */
async function tryDataFolder(dataDir: string, log: FastifyBaseLogger) {
  try {
    await prepareDataFolder(dataDir);
  } catch (error) {
    if (!(error instanceof DataFolderError)) throw error;
    log.warn({ err: error }, error.message);
  }
}

/** The sentence, without a stack, for an error that the person starting the server can fix. */
function explain(error: unknown): string | undefined {
  if (error instanceof SettingError) return error.message;
  if (
    error instanceof DataFolderInUse ||
    error instanceof DataFolderError ||
    error instanceof EmbeddedDatabaseError
  )
    return error.message;
  if (error instanceof SchemaMismatch) return error.message;
  const code = (error as { code?: string })?.code;
  if (code === 'EADDRINUSE')
    return 'PORT is already in use by another program: choose another PORT.';
  const { cause } = error as { cause?: { code?: string } };
  if (code === diskFull || cause?.code === diskFull)
    return 'The disk of the database is full: free some space, then start again.';
  if (isDatabaseUnavailable(error))
    return 'DATABASE_URL names a database server that does not answer.';
  return undefined;
}

start().catch((error: unknown) => {
  const sentence = explain(error);
  process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`);
  process.exit(1);
});
