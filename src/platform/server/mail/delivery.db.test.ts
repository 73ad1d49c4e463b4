import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { calm, type Mailbox, openMailbox, sendingTo, until } from '#tests/support/mail/mailbox.ts';
import { findFreePort } from '#tests/support/servers/free-port.ts';
import { findMails } from './queries.ts';
import { findOutage } from './queries-outage.ts';
import { queueMail } from './queue-mail.ts';
import { mailOutages, mails } from './schema.ts';
import { type SendingOptions, sendNextMail } from './send-next-mail.ts';
import { sendBySmtp, smtpLimits } from './smtp.ts';
import { startMailWorker } from './worker.ts';

const seconds = 1_000;

let database: TestDatabase;
let mailbox: Mailbox;
let now = new Date();
beforeAll(async () => {
  [database, mailbox] = await Promise.all([openTestDatabase(), openMailbox()]);
});
afterAll(async () => {
  await database.close();
  await mailbox.close();
});
afterEach(async () => {
  calm(mailbox);
  now = new Date();
  await database.db.delete(mails);
  await database.db.delete(mailOutages);
});

const queue = (key: string, to = 'ann@example.com') =>
  database.db.transaction((tx) =>
    queueMail(tx, { key, to, subject: key, content: { heading: 'Words', parts: [] } }, now),
  );
const options = (more: Partial<SendingOptions> = {}) =>
  sendingTo(mailbox, { db: database.db, clock: () => now, ...more });
async function deliver(more?: Partial<SendingOptions>) {
  const sending = options(more);
  while (await sendNextMail(sending));
}
const only = async (state: 'waiting' | 'failed') => (await findMails(database.db, state, 9))[0];
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

it('an email that was stored with a letter is sent after the migration', async () => {
  await queue('old:1');
  const { db } = database;
  // As the column was then.
  await db.execute(sql`alter table mails alter message type jsonb`);
  await db.execute(
    sql`update mails set message = (message::jsonb - 'content') || jsonb_build_object('letter', message -> 'content')`,
  );
  const migration = path.resolve('migrations/0016_mails-name-their-content.sql');
  await db.execute(sql.raw(await readFile(migration, 'utf8')));
  await db.execute(sql`alter table mails alter message type json`);
  await deliver();
  expect(mailbox.arrived.map(({ text }) => text)).toEqual([expect.stringContaining('Words')]);
});

describe('a mail server that takes longer than a lease', () => {
  it('receives each email once from several workers', async () => {
    mailbox.replyAfterMs = 200;
    for (const key of ['slow:1', 'slow:2']) await queue(key);
    const worker = () =>
      startMailWorker({
        ...options({ clock: () => new Date(), leaseMs: 600 }),
        pollMs: 10,
        pauseMs: 0,
      });
    const stops = [worker(), worker(), worker()];
    await until(async () => (await findMails(database.db, 'sent', 9)).length === 2);
    await Promise.all(stops.map((stop) => stop()));
    expect(mailbox.arrived).toHaveLength(2);
    expect(mailbox.connections).toBe(2);
  });

  it('is disconnected when it never answers, and the attempt counts', async () => {
    mailbox.replyAfterMs = 60 * seconds;
    mailbox.judgeRecipient = () => undefined;
    await queue('slow:never');
    const send = sendBySmtp(mailbox.url, () => ({ from: 'a@wyvernvale.example' }), {
      ...smtpLimits,
      wholeMs: 100,
    });
    await deliver({ send });
    expect(await only('waiting')).toMatchObject({ lastError: 'Timeout', leaseId: null });
  });

  it('does not delay a shutdown: the email is released unchanged', async () => {
    await queue('slow:stopped');
    let isSending = false;
    const stop = startMailWorker({
      ...options({
        send: (_mail, signal) => {
          isSending = true;
          return new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(new Error('Stopped')));
          });
        },
      }),
      graceMs: 10,
    });
    await until(() => isSending);
    await stop();
    expect(await only('waiting')).toMatchObject({ attempts: 0, leaseId: null });
  });
});

describe('a refusal', () => {
  it.each([550, 552, 554])('by %i to the recipient or the mail is final', async (code) => {
    mailbox.judgeRecipient = () => code;
    await queue('refused:recipient');
    await deliver();
    expect(await only('failed')).toMatchObject({
      attempts: 1,
      lastError: expect.stringContaining(String(code)),
    });
    await database.db.delete(mails);
    calm(mailbox);
    mailbox.refuse = code;
    await queue('refused:mail');
    await deliver();
    expect(await only('failed')).toMatchObject({ attempts: 1 });
    expect(await findOutage(database.db)).toBeUndefined();
  });

  it.each([421, 450, 451, 452])('by %i is tried again after a pause', async (code) => {
    mailbox.judgeRecipient = () => code;
    await queue('deferred:1');
    await deliver();
    expect(await only('waiting')).toMatchObject({ attempts: 1 });
    expect(await findOutage(database.db)).toBeUndefined();
    calm(mailbox);
    await deliver();
    expect(mailbox.arrived).toEqual([]);
    pass(10 * seconds);
    await deliver();
    expect(mailbox.arrived).toHaveLength(1);
  });

  it('of one recipient does not delay others', async () => {
    mailbox.judgeRecipient = (address) => (address === 'gone@example.com' ? 550 : undefined);
    await queue('mixed:1', 'gone@example.com');
    await queue('mixed:2');
    await deliver();
    expect(mailbox.arrived.map(({ subject }) => subject)).toEqual(['mixed:2']);
    expect((await only('failed'))?.recipient).toBe('gone@example.com');
  });
});

describe('a mail server that is out', () => {
  const outages: [string, () => void][] = [
    ['that turns connections away', () => Object.assign(mailbox, { refuseConnection: 421 })],
    ['that refuses connections for good', () => Object.assign(mailbox, { refuseConnection: 554 })],
    ['that does not take our sender', () => Object.assign(mailbox, { refuseSender: 550 })],
    ['that wants us to log in', () => Object.assign(mailbox, { judgeRecipient: () => 530 })],
  ];

  it.each(outages)(
    '%s is probed with one email after growing pauses, without counting attempts',
    async (_how, begin) => {
      begin();
      const since = now.toISOString();
      for (let n = 0; n < 5; n += 1) await queue(`out:${n}`);
      const connectionsAt: number[] = [];
      for (let second = 0; second < 24 * 3_600; second += 10) {
        const before = mailbox.connections;
        await Promise.all([deliver(), deliver()]);
        if (mailbox.connections > before) connectionsAt.push(second);
        if (connectionsAt.length === 9) break;
        pass(10 * seconds);
      }
      const pauses = connectionsAt.slice(1).map((at, i) => at - (connectionsAt[i] ?? 0));
      expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
      expect(pauses.at(-1)).toBe(180);
      expect(await findMails(database.db, 'failed', 9)).toEqual([]);
      for (const mail of await findMails(database.db, 'waiting', 9)) expect(mail.attempts).toBe(0);
      expect((await findOutage(database.db))?.since.toISOString()).toBe(since);

      calm(mailbox);
      pass(180 * seconds);
      await deliver();
      expect(mailbox.arrived).toHaveLength(5);
      expect(await findOutage(database.db)).toBeUndefined();
    },
  );

  it('that refuses connections, or whose host name does not resolve, is out too', async () => {
    const port = await findFreePort();
    for (const url of [`smtp://127.0.0.1:${port}`, 'smtp://mail.invalid:25']) {
      await queue(`unreached:${url}`);
      await deliver({ send: sendBySmtp(url, () => ({ from: 'a@wyvernvale.example' })) });
      expect(await only('waiting')).toMatchObject({ attempts: 0 });
      expect((await findOutage(database.db))?.lastError).toMatch(/ECONNREFUSED|ENOTFOUND|EAI/);
      await database.db.delete(mails);
      await database.db.delete(mailOutages);
    }
  });

  it('that cannot encrypt where it is required gets no email, and no password', async () => {
    await queue('plain:1');
    await deliver({
      send: sendBySmtp(`${mailbox.url}?requireTLS=true`, () => ({ from: 'a@wyvernvale.example' })),
    });
    expect(await only('waiting')).toMatchObject({ attempts: 0 });
    expect((await findOutage(database.db))?.lastError).toMatch(/TLS/);
    expect(mailbox.arrived).toHaveLength(0);
  });

  it('that never answers is given up on in time', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await until(() => silent.listening);
    const { port } = silent.address() as { port: number };
    await queue('silent:1');
    const limits = { ...smtpLimits, loginMs: 50 };
    await deliver({
      send: sendBySmtp(
        `smtp://127.0.0.1:${port}`,
        () => ({ from: 'a@wyvernvale.example' }),
        limits,
      ),
    });
    expect((await findOutage(database.db))?.lastError).toMatch(/timeout|Greeting/);
    silent.close();
  });
});

describe('a mail server that requires a login', () => {
  const openWithLogin = async () => {
    const taken: string[] = [];
    const server = new SMTPServer({
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      onAuth: ({ username, password }, _session, done) =>
        password === 'right p@ss' ? done(null, { user: username }) : done(new Error('Wrong')),
      onData: async (stream, _session, done) => {
        taken.push(await text(stream));
        done();
      },
    });
    server.on('error', () => {});
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as { port: number };
    const sendAs = (user: string, password: string) =>
      sendBySmtp(`smtp://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}`, () => ({
        from: 'a@wyvernvale.example',
      }));
    const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
    return { taken, sendAs, close };
  };

  it('accepts the user and password, and counts as out for a wrong one', async () => {
    const { taken, sendAs, close } = await openWithLogin();
    await queue('login:1');
    await deliver({ send: sendAs('shop', 'wrong') });
    expect(taken).toEqual([]);
    expect(await only('waiting')).toMatchObject({ attempts: 0 });
    expect((await findOutage(database.db))?.lastError).toMatch(/Invalid login.*535/);
    pass(10 * seconds);
    await deliver({ send: sendAs('shop', 'right p@ss') });
    expect(taken.join()).toContain('Subject: login:1');
    expect(await findOutage(database.db)).toBeUndefined();
    await close();
  });
});

it('a connection lost during a delivery counts as an attempt of that email', async () => {
  mailbox.cutAfterData = true;
  await queue('cut:1');
  await deliver();
  expect(await only('waiting')).toMatchObject({ attempts: 1 });
  expect(await findOutage(database.db)).toBeUndefined();
});
