import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import { anthropicWire } from '#features/assistant/server/model/anthropic-wire.ts';
import { makeModelEngine } from '#features/assistant/server/model/model-engine.ts';
import { openaiWire } from '#features/assistant/server/model/openai-wire.ts';
import { remindCustomers } from '#features/booking/server/remind-customers.ts';
import { businessName, email } from '#features/business/facts.ts';
import { writeLetter } from '#features/business/server/letter.ts';
import { planCuts } from '#features/calculator/cut-plan.ts';
import { forgetUnusedPictures } from '#features/catalogue/server/queries-pictures.ts';
import { forgetOldSignIns } from '#features/team/server/forget-old-sign-ins.ts';
import { makeSetUpLink } from '#features/team/server/set-up-link.ts';
import { DataFolderInUse } from '#platform/server/database/data-folder-lock.ts';
import { EmbeddedDatabaseError } from '#platform/server/database/embedded.ts';
import { openDatabase } from '#platform/server/database/open-database.ts';
import { forgetOldAnswers } from '#platform/server/http/idempotency.ts';
import { forgetOldLimits } from '#platform/server/http/rate-limit.ts';
import { indexPictureFolder } from '#platform/server/images/picture-folder.ts';
import { PictureSizer } from '#platform/server/images/picture-sizer.ts';
import { sendBySmtp, writeToFolder } from '#platform/server/mail/transport.ts';
import { startMailWorker } from '#platform/server/mail/worker.ts';
import { repeat } from '#platform/server/repeat.ts';
import {
  type AssistantSettings,
  readSettings,
  SettingError,
  type Settings,
} from '#platform/server/settings.ts';
import { onStopSignal } from '#platform/server/stop-signals.ts';
import { buildApp } from './build-app.ts';
import { loadBuiltRenderer } from './built-assets.ts';
import { plantReferenceContent } from './plant-reference-content.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const minute = 60_000;
const hour = 60 * minute;

async function start() {
  const settings = readSettings(process.env);
  const log = pino({ level: settings.logLevel });
  const database = await openDatabase(settings, (error) =>
    log.error({ err: error }, 'lost a database connection'),
  );
  await database.migrate(path.join(root, 'migrations'));
  await plantReferenceContent(database.db);

  const clock = () => new Date();
  const app = await buildApp({
    database,
    clock,
    logger: log,
    publicUrl: settings.publicUrl,
    trustProxy: settings.trustProxy,
    estimatesPerMinute: settings.estimatesPerMinute,
    formsPerHour: settings.formsPerHour,
    fitters: settings.fitters,
    chat: { messagesPerMinute: settings.chatMessagesPerMinute },
    adam: { engine: settings.assistant && chooseEngine(settings.assistant) },
    pictures: {
      findMaster: await indexPictureFolder(path.join(root, 'public/imagery')),
      sizer: new PictureSizer(path.join(settings.dataDir, 'pictures')),
    },
    renderer: await loadBuiltRenderer(path.join(root, 'dist')),
    clientFolder: path.join(root, 'dist/client'),
    publicFolder: path.join(root, 'public'),
  });
  const { db } = database;
  const { publicUrl } = settings;
  const stopMails = startMailWorker({
    ...{ db, clock, log, write: writeLetter },
    ...chooseMailing(settings, log),
  });
  const jobs = [
    repeat('remind customers', 5 * minute, log, () => remindCustomers({ db, clock, publicUrl })),
    repeat('forget old limits', hour, log, () => forgetOldLimits(db, clock())),
    repeat('forget old answers', hour, log, () => forgetOldAnswers(db, clock())),
    repeat('forget unused pictures', hour, log, () => forgetUnusedPictures(db, clock())),
    repeat('forget old sign-ins', hour, log, () => forgetOldSignIns(db, clock())),
  ];
  onStopSignal(log, async () => {
    await app.close();
    await Promise.all([stopMails(), ...jobs.map((stop) => stop())]);
    await database.close();
  });
  warmPlanner();
  await app.listen({ port: settings.port, host: settings.host });
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

/** Adam speaks through the model that ASSISTANT_PROVIDER names, as long as that one keeps to the facts. */
function chooseEngine({ provider, ...wire }: AssistantSettings) {
  return makeModelEngine({
    wire: provider === 'anthropic' ? anthropicWire(wire) : openaiWire(wire),
  });
}

/** Mails go out through the server that SMTP_URL names; without one they are written to files. */
function chooseMailing({ smtpUrl, dataDir }: Settings, log: FastifyBaseLogger) {
  const from = `${businessName} <${email.display}>`;
  const domain = email.display.split('@')[1] ?? 'localhost';
  if (smtpUrl) return { domain, send: sendBySmtp(smtpUrl, from) };
  const folder = path.join(dataDir, 'mail');
  log.warn({ folder }, 'SMTP_URL is not set: mails are written to files and reach nobody');
  return { domain, send: writeToFolder(folder, from) };
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
