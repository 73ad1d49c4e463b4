import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { calm, type Mailbox, openMailbox, sendingTo } from '#tests/support/mail/mailbox.ts';
import type { NewMail } from './message.ts';
import { findMails, findMailsAbout } from './queries.ts';
import { selectDueMail, takeDueMail } from './queries-sending.ts';
import { queueMail, queueMails } from './queue-mail.ts';
import { sendNextMail } from './send-next-mail.ts';

const minute = 60_000;

let database: TestDatabase;
let mailbox: Mailbox;
let now = new Date();
/** The current revision of every subject. */
let currentRevision = 0;
const dropped: string[] = [];
beforeAll(async () => {
  [database, mailbox] = await Promise.all([openTestDatabase(), openMailbox()]);
});
afterAll(async () => {
  await database.close();
  await mailbox.close();
});
afterEach(async () => {
  calm(mailbox);
  currentRevision = 0;
  dropped.length = 0;
  // Deleted rows would stay in the table and its indexes and change what the planner expects.
  await database.db.execute(sql`truncate mails`);
});

const mail = (key: string, more: Partial<NewMail> = {}): NewMail => ({
  key,
  to: 'ann@example.com',
  subject: key,
  content: { heading: 'Words', parts: [] },
  ...more,
});
const queue = (key: string, more?: Partial<NewMail>) =>
  database.db.transaction((tx) => queueMail(tx, mail(key, more), now));
const news = (revision: number) => queue(`test:${revision}`, { about: 'visit', revision });

const options = () =>
  sendingTo(mailbox, {
    db: database.db,
    clock: () => now,
    staleCheck: {
      findStaleReason: async (_db, { revision }) =>
        revision !== null && revision < currentRevision ? 'it has changed' : undefined,
      onDropped: async (_tx, { subject }, reason) => {
        dropped.push(`${subject}: ${reason}`);
      },
    },
  });
async function deliver() {
  const sending = options();
  while (await sendNextMail(sending));
}
const arrived = () => mailbox.arrived.map(({ subject }) => subject);
const greylist = (tries: number) => {
  let left = tries;
  mailbox.judgeRecipient = () => {
    left -= 1;
    return left >= 0 ? 451 : undefined;
  };
};

describe('mails about one thing to one recipient', () => {
  it('wait for an earlier one that is tried again later', async () => {
    greylist(1);
    await news(0);
    await queue('other:1', { about: 'another visit' });
    await deliver();
    await queue('test:1', { about: 'visit' });
    await deliver();
    expect(arrived()).toEqual(['other:1']);
    now = new Date(now.getTime() + minute);
    await deliver();
    expect(arrived()).toEqual(['other:1', 'test:0', 'test:1']);
  });

  it('wait for an earlier one that is being sent', async () => {
    await news(0);
    await news(1);
    const until = new Date(now.getTime() + minute);
    const first = await takeDueMail(database.db, { id: 'one worker', now, until });
    expect(first?.subject).toBe('test:0');
    expect(await takeDueMail(database.db, { id: 'another', now, until })).toBeUndefined();
  });

  it('do not wait for one that failed for good', async () => {
    mailbox.refuse = 550;
    await news(0);
    await deliver();
    mailbox.refuse = false;
    await news(1);
    await deliver();
    expect(arrived()).toEqual(['test:1']);
    expect((await findMails(database.db, 'failed', 9)).map(({ subject }) => subject)).toEqual([
      'test:0',
    ]);
  });

  it('are dropped when stale, at once and with a reason, and their content is deleted', async () => {
    greylist(1);
    await news(0);
    await deliver();
    currentRevision = 2;
    await news(1);
    await news(2);
    await deliver();
    expect(arrived()).toEqual(['test:2']);
    expect(dropped).toEqual(['test:0: it has changed', 'test:1: it has changed']);
    const rows = await findMailsAbout(database.db, ['visit']);
    expect(rows.map(({ state, message }) => [state, message])).toEqual([
      ['dropped', null],
      ['dropped', null],
      ['sent', null],
    ]);
  });

  it('are dropped rather than retried when they became stale while being sent', async () => {
    await news(0);
    mailbox.judgeRecipient = () => {
      currentRevision = 1;
      return 451;
    };
    await deliver();
    expect(dropped).toEqual(['test:0: it has changed']);
  });
});

it('urgent mails go before all others', async () => {
  for (let n = 0; n < 5; n += 1) await queue(`usual:${n}`);
  await queue('urgent:1', { isUrgent: true });
  await deliver();
  expect(arrived()[0]).toBe('urgent:1');
});

it('an email that must not be sent is stored without its content', async () => {
  await queue('test:unsent', { notSent: 'enough for today' });
  await deliver();
  expect(arrived()).toEqual([]);
  expect(await findMails(database.db, 'dropped', 9)).toMatchObject([
    { lastError: 'enough for today', message: null },
  ]);
});

describe('among 10,000 mails that wait', () => {
  const explain = async () => {
    const { rows } = (await database.db.execute(
      sql`explain ${selectDueMail(database.db, now, { isProbe: false })}`,
    )) as unknown as { rows: Record<string, string>[] };
    return rows.map((row) => Object.values(row)[0]).join('\n');
  };

  const queueMany = (dueInMinutes: number) => {
    const many = Array.from({ length: 10_000 }, (_, n) =>
      mail(`many:${n}`, { about: `visit ${n >> 1}`, revision: 0, to: `${n & 1}@example.com` }),
    );
    return database.db.transaction((tx) =>
      queueMails(tx, many, new Date(now.getTime() + dueInMinutes * minute)),
    );
  };

  it('the next one is found without reading the others, before the planner has statistics', async () => {
    await queueMany(0);
    const plan = await explain();
    expect(plan).toContain('mails_by_subject_matter');
    expect(plan).not.toContain('Join');
  });

  it.each([
    ['due', 0],
    ['tried again later', 60],
  ])('%s, the next one is found by indexes', async (_what, dueInMinutes) => {
    await queueMany(dueInMinutes);
    await database.db.execute(sql`analyze mails`);
    const plan = await explain();
    expect(plan).toContain('mails_to_take');
    expect(plan).toContain('mails_by_subject_matter');
    expect(plan).not.toMatch(/Seq Scan on mails\b|Hash|Sort/);
  });
});
