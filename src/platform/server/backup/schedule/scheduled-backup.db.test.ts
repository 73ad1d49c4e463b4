import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { fc } from '#tests/support/properties.ts';
import { makeFolder } from '#tests/support/servers/server-process.ts';
import { findLastBackup } from './queries-runs.ts';
import { nextTimeInLondon, runScheduledBackup } from './run-scheduled-backup.ts';

const minute = 60_000;
const hour = 60 * minute;

let database: TestDatabase;
let data: Awaited<ReturnType<typeof makeFolder>>;
let now: Date;
let made: number;
beforeAll(async () => {
  [database, data] = await Promise.all([openTestDatabase(), makeFolder()]);
});
beforeEach(async () => {
  await database.db.execute('truncate backup_runs');
  now = new Date('2026-06-01T12:00:00Z');
  made = 0;
});
afterAll(async () => {
  await database.close();
  await data.remove();
});

async function makeBackup() {
  made += 1;
  const file = path.join(data.folder, `made-${made}`);
  await writeFile(file, 'four');
  return file;
}

const run = (make = makeBackup) =>
  runScheduledBackup({
    db: database.db,
    clock: () => now,
    log: pino({ level: 'silent' }),
    folder: data.folder,
    at: '03:15',
    keepDays: 30,
    makeBackup: make,
  });
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

describe('the daily backup', () => {
  it('is made at its time in London, once a day', async () => {
    expect(await run()).toBe(false);
    now = new Date('2026-06-02T02:14:59Z');
    expect(await run()).toBe(false);
    expect(await findLastBackup(database.db)).toMatchObject({ succeededAt: null, error: null });
    later(1_000);
    expect(await run()).toBe(true);
    expect(await findLastBackup(database.db)).toEqual({
      succeededAt: now,
      file: path.join(data.folder, 'made-1'),
      bytes: 4,
      error: null,
      dueAt: new Date('2026-06-03T02:15:00Z'),
    });
    later(23 * hour);
    expect(await run()).toBe(false);
    later(hour);
    expect(await run()).toBe(true);
    expect(made).toBe(2);
  });

  it('is not put off by a time that was written while the clock was ahead', async () => {
    await run();
    now = new Date('2029-06-02T03:00:00Z');
    expect(await run()).toBe(true);
    now = new Date('2026-06-02T03:00:00Z');
    expect(await run()).toBe(true);
    later(hour);
    expect(await run()).toBe(false);
    expect(made).toBe(2);
  });

  it('is made by one of several processes', async () => {
    await run();
    later(24 * hour);
    const outcomes = await Promise.all([run(), run(), run()]);
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(made).toBe(1);
  });

  it('is made at the next start when no process ran at its time', async () => {
    await run();
    later(9 * 24 * hour);
    expect(await run()).toBe(true);
  });

  it('is tried again after an hour when it fails, and says why until one is made', async () => {
    await run();
    later(24 * hour);
    await run();
    const { succeededAt } = (await findLastBackup(database.db)) ?? {};
    later(24 * hour);
    const failing = run(() => Promise.reject(new Error('The disk is full.')));
    await expect(failing).rejects.toThrow('The disk is full.');
    expect(await findLastBackup(database.db)).toMatchObject({
      succeededAt,
      error: 'The disk is full.',
    });
    later(59 * minute);
    expect(await run()).toBe(false);
    later(minute);
    expect(await run()).toBe(true);
    expect(await findLastBackup(database.db)).toMatchObject({ succeededAt: now, error: null });
  });

  it('is taken over when its process ended, and nobody takes it before', async () => {
    await run();
    later(24 * hour);
    let end = () => {};
    const ended = run(
      () =>
        new Promise((_resolve, reject) => {
          end = () => reject(new Error('The process ended.'));
        }),
    );
    await expect
      .poll(() => findLastBackup(database.db))
      .toMatchObject({
        dueAt: new Date(now.getTime() + 10 * minute),
      });
    later(9 * minute);
    expect(await run()).toBe(false);
    later(minute);
    expect(await run()).toBe(true);
    const last = await findLastBackup(database.db);
    end();
    await expect(ended).rejects.toThrow('The process ended.');
    // The other one's outcome stays.
    expect(await findLastBackup(database.db)).toEqual(last);
  });
});

describe('the next time', () => {
  it.each([
    ['2026-03-28T03:15:00Z', '2026-03-29T02:15:00.000Z'],
    ['2026-03-29T02:14:59Z', '2026-03-29T02:15:00.000Z'],
    ['2026-10-24T02:15:00Z', '2026-10-25T03:15:00.000Z'],
    ['2026-10-25T03:15:00Z', '2026-10-26T03:15:00.000Z'],
  ])('after %s is %s', (after, next) => {
    expect(nextTimeInLondon(new Date(after), '03:15').toISOString()).toBe(next);
  });

  it('is later, and at most 25 hours away, at any time of day on any day', () => {
    const date = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2027-12-31'),
      noInvalidDate: true,
    });
    const at = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    fc.assert(
      fc.property(date, at, (after, time) => {
        const wait = nextTimeInLondon(after, time).getTime() - after.getTime();
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(25 * hour);
      }),
    );
  });
});
