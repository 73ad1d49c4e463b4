import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { importModel } from '#features/assistant/server/model/change-model.ts';
import { findStaleText, noteUnsentText } from '#features/booking/server/messages/unsent-texts.ts';
import { firm } from '#features/business/firm.ts';
import { describeSender, renderEmail } from '#features/business/server/render-email.ts';
import { PlanningWorker } from '#features/calculator/server/planning-worker.ts';
import { makeSetUpLink } from '#features/staff-accounts/server/accounts/set-up-link.ts';
import { cacheLookups } from '#platform/server/address-lookup/address-lookup.ts';
import { lookUpByHttp } from '#platform/server/address-lookup/look-up-by-http.ts';
import { DataFolderError, prepareDataFolder } from '#platform/server/data-folder/data-folder.ts';
import type { Database } from '#platform/server/database/database.ts';
import { openDatabase } from '#platform/server/database/open-database.ts';
import { explainError } from '#platform/server/explain-error.ts';
import { onShutdownSignal } from '#platform/server/graceful-shutdown.ts';
import { indexImageFolder } from '#platform/server/images/image-folder.ts';
import { ImageResizer } from '#platform/server/images/image-resizer.ts';
import { createStdoutDestination } from '#platform/server/log-destination.ts';
import { createLogger } from '#platform/server/logger.ts';
import { sendBySmtp } from '#platform/server/mail/smtp.ts';
import { writeToFolder } from '#platform/server/mail/transport.ts';
import { startMailWorker } from '#platform/server/mail/worker.ts';
import { serveMetrics } from '#platform/server/metrics-server/serve-metrics.ts';
import { runPeriodically } from '#platform/server/run-periodically.ts';
import { createSealer } from '#platform/server/secrets/sealer.ts';
import { readSecretsKey } from '#platform/server/secrets/secrets-key.ts';
import { readSettings, type Settings } from '#platform/server/settings.ts';
import { sendByHttp } from '#platform/server/text-messages/http-transport.ts';
import { writeTextsToFolder } from '#platform/server/text-messages/transport.ts';
import { startTextWorker } from '#platform/server/text-messages/worker.ts';
import { openServiceManager } from '#platform/server/watchdog/service-manager.ts';
import { servingLimitMs, startLimitMs, startWatchdog } from '#platform/server/watchdog/watchdog.ts';
import { followModel } from './adam/follow-model.ts';
import { buildApp } from './build-app.ts';
import { listJobs } from './jobs.ts';
import { migrateDatabase } from './operations/migrate-database.ts';
import { makeBackupsIn, openForBackups } from './operations/open-for-backups.ts';
import { loadBuiltRenderer } from './pages/built-assets.ts';
import { seedReferenceContent } from './seed-reference-content.ts';
import { staleCheck } from './stale-check.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** A proxy uses a connection again within this time, or hardly ever. */
const idleMs = 1_000;

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
  const log = createLogger(settings.logLevel, await createStdoutDestination());
  // Every boundary handles its own rejections; an unhandled one must not end everybody's connections.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  process.on('uncaughtException', (error) => endUnlessHarmless(error, log));
  const stopSpans = await startSpans(settings.otlpEndpoint, log);
  // Applies to everything that writes into the data folder.
  process.umask(0o077);
  const watchdog = startWatchdog(startLimitMs);
  const serviceManager = openServiceManager(process.env, (error) =>
    log.error({ err: error }, 'service manager not notified'),
  );
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
  const stopping = new AbortController();
  const makeBackup = makeBackupsIn(settings.backups.folder, stopping.signal);
  const closeToBackups = await openForBackups(database, settings.dataDir, (error, sentence) =>
    log.warn({ err: error }, sentence),
  );
  const migrations = path.join(root, 'migrations');
  if (settings.migratesAtStart)
    await migrateDatabase(database, { migrations, makeBackup, log: (text) => log.warn(text) });
  else await database.expectMigrated(migrations);
  await seedReferenceContent(database.db, settings);

  const clock = () => new Date();
  const sealer = createSealer(
    settings.secretsKey ?? chooseSecretsKey(database.kind, settings.dataDir, log),
  );
  if (settings.assistant) await importModel({ db: database.db, clock, sealer }, settings.assistant);
  const model = await followModel(database, sealer, (error) =>
    log.error({ err: error }, 'model not loaded'),
  );
  const resizer = new ImageResizer(path.join(settings.dataDir, 'pictures'));
  const planning = new PlanningWorker();
  planning.warm().catch((error) => log.error({ err: error }, 'planning thread not warmed up'));
  const app = await buildApp({
    database,
    clock,
    logger: log,
    publicUrl: settings.publicUrl,
    factorRule: settings.secondFactor,
    accounts: {
      sendsEmails: settings.smtpUrl !== undefined,
      requiresVerifiedEmail: settings.requiresVerifiedEmail,
      requiresConfirmation: settings.requiresConfirmation,
    },
    trustProxy: settings.trustProxy,
    estimatesPerMinute: settings.estimatesPerMinute,
    formsPerHour: settings.formsPerHour,
    planning,
    pages: settings.pages,
    travelKmPerHour: settings.travelKmPerHour,
    sockets: { maxPerNetwork: settings.socketsPerNetwork },
    chat: { messagesPerMinute: settings.chatMessagesPerMinute },
    adam: { findEngine: model.findEngine, modelTurnsPerHour: settings.modelTurnsPerHour },
    model: { sealer, allowsUnencrypted: settings.allowsUnencrypted },
    images: {
      findMaster: await indexImageFolder(path.join(root, 'public/imagery')),
      resizer,
    },
    renderer: await loadBuiltRenderer(path.join(root, 'dist')),
    clientFolder: path.join(root, 'dist/client'),
    apiDocsFolder: path.join(root, 'dist/api-docs'),
    publicFolder: path.join(root, 'public'),
    mailFolder: mailFolderOf(settings),
    textFolder: textFolderOf(settings),
    sendsTexts: settings.texts !== undefined,
    lookUpAddresses: chooseAddressLookup(settings),
  });
  const { db } = database;
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
  const folders = { mails: mailFolderOf(settings), texts: textFolderOf(settings) };
  const jobs = listJobs({ db, clock, log, settings, resizer, folders, makeBackup });
  const stopJobs = jobs.map(({ name, everyMs, run }) => runPeriodically(name, everyMs, log, run));
  let closeMetrics = async () => {};
  onShutdownSignal(log, async () => {
    stopping.abort();
    await serviceManager.notifyStopping();
    await closeToBackups();
    await app.drain(idleMs);
    await app.close();
    await Promise.all([
      model.stop(),
      stopMails(),
      stopTexts?.(),
      ...stopJobs.map((stop) => stop()),
    ]);
    await Promise.all([closeMetrics(), stopSpans?.()]);
    await database.close();
  });
  await app.listen({ port: settings.port, host: settings.host });
  if (settings.metrics) {
    const { dataDir } = settings;
    const metrics = await serveMetrics({ ...settings.metrics, database, clock, log, dataDir });
    closeMetrics = metrics.close;
    log.info({ url: metrics.url }, 'metrics are served');
  }
  isServing = true;
  watchdog.setLimit(servingLimitMs);
  await serviceManager.notifyReady();
  const link = await makeSetUpLink(database.db, {
    publicUrl: settings.publicUrl,
    wanted: settings.setUpCode,
    now: clock(),
  });
  if (link) log.warn(`Nobody can sign in yet. Make the first admin's account at ${link}`);
  log.info(
    { address: settings.publicUrl, database: database.kind, port: settings.port },
    `${firm().name} is open at ${settings.publicUrl}`,
  );
}

/** Exports spans; its packages are loaded only here, because they take a tenth of a second. */
async function startSpans(endpoint: string | undefined, log: FastifyBaseLogger) {
  if (!endpoint) return undefined;
  const { exportSpans } = await import('#platform/server/tracing/otlp-exporter.ts');
  return exportSpans(endpoint, log);
}

const mailFolderOf = ({ dataDir }: Pick<Settings, 'dataDir'>) => path.join(dataDir, 'mail');

const chooseAddressLookup = ({ addressLookup }: Settings) =>
  addressLookup && cacheLookups(lookUpByHttp(addressLookup), { clock: () => new Date() });

const textFolderOf = ({ dataDir }: Pick<Settings, 'dataDir'>) => path.join(dataDir, 'texts');

/** Chooses how emails are sent: by the server that SMTP_URL names, or to files without one. */
function chooseMailing({ smtpUrl, dataDir }: Settings, log: FastifyBaseLogger) {
  const domain = () => firm().calendarDomain;
  if (smtpUrl) return { domain, send: sendBySmtp(smtpUrl, describeSender) };
  const folder = mailFolderOf({ dataDir });
  log.warn({ folder }, 'SMTP_URL is not set: emails are written to files and not delivered');
  return { domain, send: writeToFolder(folder, describeSender) };
}

/** Without a usable data folder, what is encrypted can be read until the end of this process. */
function chooseSecretsKey(kind: Database['kind'], dataDir: string, log: FastifyBaseLogger): string {
  try {
    return readSecretsKey(dataDir);
  } catch (error) {
    if (kind !== 'postgres') throw error;
    log.warn({ err: error }, 'no key for secrets: set SECRETS_KEY');
    return randomUUID();
  }
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

start().catch((error: unknown) => {
  const sentence = explainError(error);
  process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`);
  process.exit(1);
});
