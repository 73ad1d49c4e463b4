import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import {
  calm,
  deliverMails,
  type Mailbox,
  openMailbox,
  sendingTo,
  until,
} from '#tests/support/mail/mailbox.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { EmailContent } from './message.ts';
import { takeDueMail } from './queries-sending.ts';
import { queueMail } from './queue-mail.ts';
import { startMailWorker } from './worker.ts';

const minute = 60_000;

let site: TestApp;
let mailbox: Mailbox;
let now = new Date();
beforeAll(async () => {
  [site, mailbox] = await Promise.all([startTestApp({ clock: () => now }), openMailbox()]);
});
afterAll(async () => {
  await site.close();
  await mailbox.close();
});
afterEach(() => {
  calm(mailbox);
});

const mail = (key: string) => ({
  key,
  to: 'ann@example.com',
  subject: 'Hello',
  content: { heading: 'Words', parts: [] },
});
const queue = (key: string) => site.database.db.transaction((tx) => queueMail(tx, mail(key), now));
const write = ({ heading }: EmailContent) => ({ text: heading, html: `<p>${heading}</p>` });
const deliver = () => deliverMails(site.database.db, mailbox, () => now, write);

async function read(path: string, method = 'GET') {
  const headers = await staffHeaders(site, 'support');
  return fetch(`${site.origin}${path}`, { method, headers });
}

describe('the outbox', () => {
  it('stores one email per event, however often it is queued', async () => {
    await queue('test:once');
    await queue('test:once');
    await deliver();
    await deliver();
    expect(mailbox.arrived).toHaveLength(1);
    expect(mailbox.arrived[0]).toMatchObject({ subject: 'Hello', text: 'Words\n' });
  });

  it('stores nothing of a transaction that was rolled back', async () => {
    const rolledBack = site.database.db.transaction(async (tx) => {
      await queueMail(tx, mail('test:rolled-back'), now);
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await deliver();
    expect(mailbox.arrived).toEqual([]);
  });

  it('leases each email to one of several simultaneous workers', async () => {
    for (let n = 0; n < 10; n += 1) await queue(`test:many-${n}`);
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(mailbox.arrived).toHaveLength(10);
    expect(new Set(mailbox.arrived.map(({ messageId }) => messageId)).size).toBe(10);
  });

  it('leases an email again when its lease expired during the delivery, with the same Message-ID', async () => {
    await queue('test:dropped');
    const dropped = await takeDueMail(site.database.db, {
      id: 'a killed worker',
      now,
      until: new Date(now.getTime() + minute),
    });
    await deliver();
    expect(mailbox.arrived).toEqual([]);
    now = new Date(now.getTime() + minute);
    await deliver();
    expect(mailbox.arrived.map(({ messageId }) => messageId)).toEqual([
      `<${dropped?.id}@wyvernvale.example>`,
    ]);
  });

  it('retries after growing pauses, then fails for good and notifies staff, who can retry it', async () => {
    await queue('test:refused');
    mailbox.refuse = true;
    const failed = async () => (await read('/api/mails?state=failed')).json();
    let hours = 0;
    for (; hours < 48 && (await failed()).length === 0; hours += 1) {
      await deliver();
      now = new Date(now.getTime() + 60 * minute);
    }
    expect(hours).toBeGreaterThan(12);
    const [given] = await failed();
    expect(given).toMatchObject({
      kind: 'test',
      to: 'ann@example.com',
      subject: 'Hello',
      state: 'failed',
      attempts: 9,
      lastError: expect.stringContaining('mailbox full'),
    });
    expect(JSON.stringify(given)).not.toContain('Words');
    mailbox.refuse = false;
    await deliver();
    expect(mailbox.arrived).toEqual([]);
    expect(await (await read(`/api/mails/${given.id}/retry`, 'POST')).json()).toMatchObject({
      state: 'waiting',
    });
    await deliver();
    expect(mailbox.arrived).toHaveLength(1);
    expect(await failed()).toEqual([]);
    expect((await read(`/api/mails/${given.id}/retry`, 'POST')).status).toBe(404);
  });

  it('is emptied by a worker until that is stopped', async () => {
    const stop = startMailWorker({
      ...sendingTo(mailbox, { db: site.database.db, clock: () => now, write }),
      pollMs: 5,
      pauseMs: 0,
    });
    await queue('test:worker-1');
    await queue('test:worker-2');
    await until(() => mailbox.arrived.length === 2);
    await stop();
    await queue('test:worker-3');
    expect(
      (await (await read('/api/mails?state=waiting')).json()).map(
        ({ kind }: { kind: string }) => kind,
      ),
    ).toEqual(['test']);
  });
});
