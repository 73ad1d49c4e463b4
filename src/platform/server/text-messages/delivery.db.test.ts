import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { openTextProvider, type TextProviderDouble } from '#tests/support/mail/text-provider.ts';
import { sendByHttp } from './http-transport.ts';
import { findTextsAbout } from './queries.ts';
import { queueText } from './queue-text.ts';
import { sendNextText, type TextSendingOptions } from './send-next-text.ts';
import { deleteTextFiles, type SendText, writeTextsToFolder } from './transport.ts';

let database: TestDatabase;
let provider: TextProviderDouble;
let now = new Date();
let unsent: string[] = [];
beforeAll(async () => {
  [database, provider] = await Promise.all([openTestDatabase(), openTextProvider()]);
});
afterAll(async () => {
  await database.close();
  await provider.close();
});
beforeEach(async () => {
  now = new Date();
  unsent = [];
  Object.assign(provider, { answer: 201, requests: 0 });
  provider.taken.clear();
  await database.db.execute('truncate text_messages');
});

const account = () => ({ url: provider.url, account: 'AC1', token: 'secret', from: 'WyvernVale' });
const options = (over: Partial<TextSendingOptions> = {}): TextSendingOptions => ({
  db: database.db,
  clock: () => now,
  log: pino({ level: 'silent' }),
  send: sendByHttp(account()),
  findStaleReason: async () => undefined,
  onNotSent: async (_tx, _message, reason) => void unsent.push(reason),
  ...over,
});
const queue = (eventKey = 'booking-reminder:a1:1') =>
  database.db.transaction((tx) =>
    queueText(
      tx,
      {
        eventKey,
        about: 'a1',
        revision: 1,
        recipient: '+447700900123',
        body: 'See you tomorrow £',
      },
      now,
    ),
  );
const readTexts = () => findTextsAbout(database.db, 'a1');
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};

describe('a text', () => {
  it('is posted once as a form with basic authentication, and its words are deleted', async () => {
    await queue();
    await queue();
    expect(await sendNextText(options())).toBe(true);
    expect(await sendNextText(options())).toBe(false);
    expect([...provider.taken.values()]).toEqual([
      {
        to: '+447700900123',
        from: 'WyvernVale',
        body: 'See you tomorrow £',
        authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
      },
    ]);
    expect(await readTexts()).toMatchObject([{ state: 'sent', body: null, attempts: 1 }]);
  });

  it('is sent by one of several workers', async () => {
    await queue();
    const sent = await Promise.all([1, 2, 3, 4].map(() => sendNextText(options())));
    expect(sent.filter(Boolean)).toHaveLength(1);
    expect(provider.requests).toBe(1);
  });

  it.each([500, 503, 429, 401, 302])('is retried after the answer %s', async (answer) => {
    await queue();
    provider.answer = answer;
    await sendNextText(options());
    expect(await readTexts()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    expect(await sendNextText(options())).toBe(false);
    provider.answer = 201;
    later(10);
    await sendNextText(options());
    expect(await readTexts()).toMatchObject([{ state: 'sent', attempts: 2 }]);
    expect(unsent).toEqual([]);
  });

  it('that the provider refuses is given up at once', async () => {
    await queue();
    provider.answer = 400;
    await sendNextText(options());
    expect(await readTexts()).toMatchObject([{ state: 'failed', body: null }]);
    expect(unsent).toEqual(['400 {"status":400}']);
  });

  it('fails for good after the last of its attempts', async () => {
    await queue();
    provider.answer = 500;
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await sendNextText(options());
      later(3_600);
    }
    expect(await readTexts()).toMatchObject([{ state: 'failed', attempts: 6 }]);
    expect(unsent).toHaveLength(1);
    expect(await sendNextText(options())).toBe(false);
  });

  it.each(['silence', 'cut'] as const)(
    'whose answer is lost (%s) is posted again under the same idempotency key',
    async (answer) => {
      await queue();
      provider.answer = answer;
      await sendNextText(options({ send: sendByHttp(account(), 50) }));
      provider.answer = 201;
      later(10);
      await sendNextText(options());
      expect(provider.requests).toBe(2);
      expect(provider.taken.size).toBe(1);
      expect(await readTexts()).toMatchObject([{ state: 'sent' }]);
    },
  );

  it('of a process that died is taken by another when its lease has ended', async () => {
    await queue();
    const died: SendText = () => new Promise(() => {});
    void sendNextText(options({ send: died }));
    await expect.poll(async () => (await readTexts())[0]?.attempts).toBe(1);
    expect(await sendNextText(options())).toBe(false);
    later(121);
    expect(await sendNextText(options())).toBe(true);
    expect(await readTexts()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });

  it('that is out of date is dropped', async () => {
    await queue();
    await sendNextText(options({ findStaleReason: async () => 'the booking has changed since' }));
    expect(provider.requests).toBe(0);
    expect(await readTexts()).toMatchObject([{ state: 'dropped', body: null }]);
    expect(unsent).toEqual(['the booking has changed since']);
  });

  it('is a file where there is no provider, until it is erased', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'texts-'));
    await queue();
    await sendNextText(options({ send: writeTextsToFolder(folder) }));
    const [file = ''] = await readdir(folder);
    expect(await readFile(path.join(folder, file), 'utf8')).toBe(
      'To: +447700900123\n\nSee you tomorrow £\n',
    );
    await deleteTextFiles(folder, [file.replace('.txt', '')]);
    expect(await readdir(folder)).toEqual([]);
  });
});
