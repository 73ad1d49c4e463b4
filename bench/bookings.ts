import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '#platform/server/database/open-database.ts';
import { buildBooking } from '#tests/support/fixtures/bookings.ts';
import { load, median, round, startBenchServer } from './load.ts';

type Driver = { query: (statement: string) => Promise<unknown> };

const rounds = 3;
const seconds = 4;
const callers = 64;

/**
 * Bookings acknowledged (each with its history, its two mails, its private link, its kept answer
 * and its count against the limit), against bare INSERTs, a commit each, that as many callers send
 * to the same kind of database.
 */
export async function benchBookings(print: (line: string) => void) {
  const site = await startBenchServer('site');
  const book = (length: number) =>
    load(`${site.origin}/api/appointments`, {
      requests: [
        {
          method: 'POST',
          body: JSON.stringify(buildBooking()),
          setupRequest: (request) => ({
            ...request,
            headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
          }),
        },
      ],
      connections: callers,
      seconds: length,
    });
  await book(2);
  const ratios: number[] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    const inserts = await measureInserts();
    const booked = await book(seconds);
    ratios.push(booked.perSecond / inserts);
    print(
      `bookings acknowledged: ${round(booked.perSecond, 0)}/s, p99 ${round(booked.p99, 1)} ms; bare INSERT commits: ${round(inserts, 0)}/s; ratio ${round(booked.perSecond / inserts)}`,
    );
  }
  await site.stop();
  print(`bookings ÷ bare INSERT commits, median of ${rounds}: ${round(median(ratios))}`);
}

async function measureInserts(): Promise<number> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wyvern-bench-'));
  const database = await openDatabase(
    { databaseUrl: process.env.DATABASE_URL, dataDir },
    (error) => {
      throw error;
    },
  );
  const driver = (database.db as unknown as { $client: Driver }).$client;
  await driver.query('create table if not exists bench_kept (note text)');
  const until = performance.now() + seconds * 1000;
  let count = 0;
  const insert = async () => {
    while (performance.now() < until) {
      await driver.query("insert into bench_kept (note) values ('x')");
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, insert));
  await driver.query('drop table bench_kept');
  await database.close();
  rmSync(dataDir, { recursive: true });
  return count / seconds;
}
