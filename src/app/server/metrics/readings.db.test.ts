import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimBackup, finishBackup } from '#platform/server/backup/schedule/queries-runs.ts';
import { createLogger } from '#platform/server/logger.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { giveUpMails } from '#tests/support/mail/mailbox.ts';
import { startMeteredSite } from '#tests/support/servers/metered-site.ts';
import { scrape } from '#tests/support/servers/scrape.ts';

const minute = 60_000;
let log = '';
const logger = createLogger('warn', { write: (line: string) => (log += line) });
let now = new Date('2026-06-06T10:00:00Z');
let site: Awaited<ReturnType<typeof startMeteredSite>>;
beforeAll(async () => {
  site = await startMeteredSite({ clock: () => now, logger });
});
afterAll(() => site.close());

describe('what is read at a scrape', () => {
  const queue = (subject: string) =>
    site.database.db.transaction((tx) =>
      queueMail(
        tx,
        {
          key: `test:${subject}`,
          about: subject,
          to: `${subject}@example.com`,
          subject,
          content: { heading: 'Words', parts: [] },
        },
        now,
      ),
    );

  it('shows for how long an email is due, and failed emails', async () => {
    await giveUpMails(site.database.db);
    const before = await site.scrape();
    expect(before.value('wyvern_mail_oldest_due_age_seconds')).toBe(0);
    await queue('late');
    now = new Date(now.getTime() + 20 * minute);
    await queue('later');
    now = new Date(now.getTime() + 10 * minute);
    const waiting = await site.scrape();
    expect(waiting.value('wyvern_mail_oldest_due_age_seconds')).toBe(30 * 60);
    await giveUpMails(site.database.db);
    const after = await site.scrape();
    expect(after.value('wyvern_mail_oldest_due_age_seconds')).toBe(0);
    expect(after.value('wyvern_mails_failed')).toBe((before.value('wyvern_mails_failed') ?? 0) + 2);
  });

  it('shows when the last backup was verified, and nothing before the first', async () => {
    const name = 'wyvern_last_backup_timestamp_seconds';
    expect((await site.scrape()).value(name)).toBeUndefined();
    const { db } = site.database;
    const until = new Date(now.getTime() + 10 * minute);
    await claimBackup(db, { leaseId: 'one', now, until, firstDueAt: now });
    const ended = { leaseId: 'one', now, dueAt: until };
    await finishBackup(db, ended, { error: null, succeededAt: now, file: 'a', bytes: 1 });
    expect((await site.scrape()).value(name)).toBe(now.getTime() / 1_000);
    await finishBackup(db, ended, { error: 'The disk refused it.' });
    expect((await site.scrape()).value(name)).toBe(now.getTime() / 1_000);
  });

  it('has the disk, the process, the event loop and the commits', async () => {
    const { value } = await site.scrape();
    expect(value('wyvern_data_folder_free_bytes')).toBeGreaterThan(0);
    expect(value('wyvern_data_folder_size_bytes')).toBeGreaterThan(
      value('wyvern_data_folder_free_bytes') ?? 0,
    );
    expect(value('wyvern_process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(value('wyvern_nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    const [commits = 0] = await site.growthOf(
      ['wyvern_database_commit_duration_seconds_count'],
      () =>
        site.database.db.transaction(async (tx) => {
          await tx.execute(sql`select 1`);
        }),
    );
    expect(commits).toBeGreaterThanOrEqual(1);
  });

  it('has the connections of PostgreSQL, and none on the embedded database', async () => {
    const { value } = await site.scrape();
    const connections = [
      value('wyvern_database_connections_open'),
      value('wyvern_database_pool_queue_length'),
      value('wyvern_database_listener_age_seconds'),
    ];
    if (site.database.kind === 'embedded')
      expect(connections).toEqual([undefined, undefined, undefined]);
    else {
      const [opened, waiting, age] = connections;
      expect(opened).toBeGreaterThan(0);
      expect(waiting).toBe(0);
      expect(age).toBeGreaterThan(0);
      expect(value('wyvern_database_pool_wait_duration_seconds_count')).toBeGreaterThan(0);
    }
  });

  it('fails alone: the rest is there, and the failure is counted and logged', async () => {
    const errors = 'wyvern_scrape_errors_total{reading="disk"}';
    const without = await site.serve({ dataDir: '/nowhere/at/all' });
    const before = (await site.scrape()).value(errors) ?? 0;
    log = '';
    const failed = await scrape(without.url);
    await without.close();
    expect(failed.value('wyvern_data_folder_free_bytes')).toBeUndefined();
    expect(failed.value('wyvern_mails_failed')).toBeDefined();
    expect(log).toContain('"reading":"disk","msg":"metric not read"');
    expect((await site.scrape()).value(errors)).toBe(before + 1);
  });
});
