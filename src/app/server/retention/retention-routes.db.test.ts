import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { referenceSettings } from '#features/business/reference-firm.ts';
import { mails } from '#platform/server/mail/schema.ts';
import { textMessages } from '#platform/server/text-messages/schema.ts';
import { book, setStatus } from '#tests/support/fixtures/bookings.ts';
import { createEstimate } from '#tests/support/fixtures/create-estimate.ts';
import { callAs, enquire, joinNow, listCustomers } from '#tests/support/fixtures/customers.ts';
import { dumpDatabase, findWords } from '#tests/support/personal-data/find-words.ts';
import { makeFolder } from '#tests/support/servers/server-process.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addMonths } from './cutoffs.ts';
import { runRetention } from './run-retention.ts';
import { sweepFiles } from './sweep-files.ts';

const months = { ...referenceSettings.retention, mails: 7, chats: 25 };

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  await callAs(site, 'admin', 'PATCH', '/api/admin/firm', {
    version: 1,
    sections: { retention: months },
  });
});
beforeEach(() =>
  site.database.db.execute(
    'truncate customers, appointments, enquiries, estimates, mails, text_messages, changes, retention_runs cascade',
  ),
);
afterAll(() => site.close());

/** Runs the job so many months from now, as on every day until then. */
async function runInFuture(by: number) {
  const { db } = site.database;
  await db.execute('truncate retention_runs');
  return runRetention({ db, months, clock: () => addMonths(new Date(), by) });
}
const read = async () => (await callAs(site, 'admin', 'GET', '/api/admin/retention')).json();

describe('the periods', () => {
  it('are those of the settings, for everybody, as the privacy page states them', async () => {
    const answer = await fetch(`${site.origin}/api/retention/periods`);
    expect(await answer.json()).toEqual(months);
  });
});

describe('the dry run', () => {
  it('says what would go now and in the next month, and what went', async () => {
    await createEstimate(site, 'carpet');
    await site.database.db.execute(
      sql`update estimates set created_at = now() - interval '400 days'`,
    );
    await createEstimate(site, 'carpet');
    await site.database.db.execute(sql`update estimates set created_at = now() - interval '12 months' + interval '10 days'
      where created_at > now() - interval '1 day'`);
    const before = await read();
    expect(before).toMatchObject({ periods: months, last: null, dueAt: null });
    expect(before.today).toMatchObject({ estimates: 1, chats: 0 });
    expect(before.nextMonth).toMatchObject({ estimates: 1, chats: 0 });
    expect(await runInFuture(0)).toBe(true);
    const after = await read();
    expect(after.last.removed).toEqual(before.today);
    expect(after.today).toMatchObject({ estimates: 0 });
    expect(after.last.finishedAt <= after.dueAt).toBe(true);
  });
});

describe('a customer', () => {
  it('goes with everything of theirs, also in the audit log, two years after their only enquiry', async () => {
    const id = await enquire(site, { lastName: 'Quillfeather', message: 'Our zebrano' });
    await joinNow(site);
    await callAs(site, 'support', 'PATCH', `/api/contact-submissions/${id}`, { notes: 'Zebrano' });
    expect(await runInFuture(30)).toBe(true);
    expect(await listCustomers(site)).toHaveLength(1);
    await callAs(site, 'support', 'PATCH', `/api/contact-submissions/${id}`, { followedUp: true });
    expect(await runInFuture(25 + 30)).toBe(true);
    expect(await listCustomers(site)).toEqual([]);
    expect(findWords(await dumpDatabase(site.database.db), ['Quillfeather', 'zebrano'])).toEqual(
      [],
    );
  });

  it('stays with everything once they booked with an estimate, until the booking is cancelled', async () => {
    const estimateId = (await createEstimate(site, 'carpet')).split('/').at(-1) ?? '';
    const enquiry = await enquire(site);
    await callAs(site, 'support', 'PATCH', `/api/contact-submissions/${enquiry}`, {
      followedUp: true,
    });
    const id = await book(site, { calculatorData: { estimateId } });
    await joinNow(site);
    const before = await dumpDatabase(site.database.db);
    await runInFuture(60);
    const isTheirs = (line: string) => /^(customer|enquir|estimat|appoint)/.test(line);
    expect((await dumpDatabase(site.database.db)).filter(isTheirs)).toEqual(
      before.filter(isTheirs),
    );
    await setStatus(site, id, { status: 'cancelled' });
    await runInFuture(62);
    const left = await dumpDatabase(site.database.db);
    expect(left.some((line) => line.startsWith('enquiries:'))).toBe(false);
    expect(left.some((line) => line.startsWith('appointments:'))).toBe(true);
  });
});

it('files of emails and texts go with their rows, and no other file', async () => {
  const data = await makeFolder();
  const [mailFolder, textFolder] = [`${data.folder}/mail`, `${data.folder}/texts`];
  const { db } = site.database;
  const row = { recipient: 'ann@example.com', dueAt: new Date(), createdAt: new Date() };
  await db.insert(mails).values({ ...row, id: 'kept', eventKey: 'kept', subject: 'Hello' });
  await db
    .insert(textMessages)
    .values({ ...row, id: 'kept', eventKey: 'kept', about: 'x', revision: 0 });
  await mkdir(mailFolder);
  await mkdir(textFolder);
  const domain = 'wyvernvale.example.eml';
  for (const file of [`kept@${domain}`, `gone@${domain}`, `gone@${domain}.part`, 'README'])
    await writeFile(`${mailFolder}/${file}`, 'Hello');
  for (const file of ['kept.txt', 'gone.txt', 'gone.txt.part'])
    await writeFile(`${textFolder}/${file}`, 'Hello');
  const folders = { mails: mailFolder, texts: textFolder };
  expect(await sweepFiles(db, folders)).toBe(4);
  expect((await readdir(mailFolder)).sort()).toEqual(['README', `kept@${domain}`]);
  expect(await readdir(textFolder)).toEqual(['kept.txt']);
  expect(await sweepFiles(db, folders)).toBe(0);
  expect(await sweepFiles(db, { mails: `${data.folder}/none`, texts: undefined })).toBe(0);
  await data.remove();
});
