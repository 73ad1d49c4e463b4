import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import {
  calm,
  deliverMails,
  giveUpMails,
  type Mailbox,
  openMailbox,
} from '#tests/support/mail/mailbox.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { findMails } from './queries.ts';
import { queueMail } from './queue-mail.ts';
import { mailOutages, mails } from './schema.ts';

let site: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  [site, mailbox] = await Promise.all([startTestApp(), openMailbox()]);
});
afterAll(async () => {
  await site.close();
  await mailbox.close();
});
afterEach(async () => {
  calm(mailbox);
  await site.database.db.delete(mails);
  await site.database.db.delete(mailOutages);
});

async function call(method: 'GET' | 'POST', path: string, role: 'support' | 'admin' = 'support') {
  const headers = await staffHeaders(site, role);
  const answer = await fetch(`${site.origin}${path}`, { method, headers });
  return { status: answer.status, body: await answer.json() };
}

async function queueFailed(...subjects: string[]) {
  for (const subject of subjects)
    await site.database.db.transaction((tx) =>
      queueMail(
        tx,
        {
          key: `test:${subject}`,
          about: 'visit-1',
          to: 'ann@example.com',
          subject,
          content: { heading: 'Words', parts: [] },
        },
        new Date(),
      ),
    );
  await giveUpMails(site.database.db);
}
const logged = async () => (await call('GET', '/api/admin/history?kind=email', 'admin')).body;

it('staff retry all failed emails, and the audit log records who did', async () => {
  await queueFailed('one', 'two', 'three');
  expect(await call('POST', '/api/mails/retry-all')).toEqual({ status: 200, body: { mails: 3 } });
  await deliverMails(site.database.db, mailbox);
  expect(mailbox.arrived.map(({ subject }) => subject)).toEqual(['one', 'two', 'three']);
  expect((await logged())[0]).toMatchObject({
    by: 'Test support',
    what: 'all-sent-again',
    after: { emails: 3 },
  });
  const before = (await logged()).length;
  expect((await call('POST', '/api/mails/retry-all')).body).toEqual({ mails: 0 });
  expect(await logged()).toHaveLength(before);
});

it('staff dismiss one: it leaves the list, is never sent and its content is deleted', async () => {
  await queueFailed('unwanted');
  const [failed] = (await call('GET', '/api/mails')).body;
  const dismissed = await call('POST', `/api/mails/${failed.id}/dismiss`);
  expect(dismissed.body).toMatchObject({ subject: 'unwanted', state: 'dismissed' });
  expect((await call('GET', '/api/mails')).body).toEqual([]);
  expect((await call('GET', '/api/mails?state=dismissed')).body).toHaveLength(1);
  await deliverMails(site.database.db, mailbox);
  expect(mailbox.arrived).toEqual([]);
  expect((await findMails(site.database.db, 'dismissed', 9))[0]?.message).toBeNull();
  for (const act of ['dismiss', 'retry'])
    expect((await call('POST', `/api/mails/${failed.id}/${act}`)).status).toBe(404);
  expect((await logged())[0]).toMatchObject({
    by: 'Test support',
    what: 'dismissed',
    subject: 'visit-1',
    label: 'ann@example.com',
    after: { subject: 'unwanted' },
  });
});

it('retrying one is in the audit log too', async () => {
  await queueFailed('wanted');
  const [failed] = (await call('GET', '/api/mails')).body;
  await call('POST', `/api/mails/${failed.id}/retry`);
  expect((await logged())[0]).toMatchObject({ what: 'sent-again', after: { subject: 'wanted' } });
});

it('staff see since when the mail server has been out, and how many emails wait', async () => {
  expect((await call('GET', '/api/mails/outage')).body).toEqual({ outage: null });
  mailbox.refuseConnection = 421;
  const mail = {
    key: 'test:1',
    to: 'a@example.com',
    subject: 'S',
    content: { heading: 'W', parts: [] },
  };
  await site.database.db.transaction((tx) => queueMail(tx, mail, new Date()));
  await deliverMails(site.database.db, mailbox);
  expect((await call('GET', '/api/mails/outage')).body.outage).toMatchObject({
    waiting: 1,
    lastError: expect.stringContaining('421'),
  });
});
