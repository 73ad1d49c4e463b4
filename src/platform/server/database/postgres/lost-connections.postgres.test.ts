import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePostgresDatabase } from '#tests/support/database/postgres-database.ts';
import { openTcpProxy, type TcpProxy } from '#tests/support/servers/tcp-proxy.ts';
import type { Database } from '../database.ts';
import { openPostgres } from '../postgres.ts';
import { isDatabaseUnavailable } from '../unavailable.ts';

const clientsOfOnePool = 9;

let place: Awaited<ReturnType<typeof makePostgresDatabase>>;
let proxy: TcpProxy;
let database: Database;
let direct: pg.Client;
let errors: Error[];

describe('a lost PostgreSQL connection', () => {
  beforeEach(async () => {
    place = await makePostgresDatabase();
    const url = new URL(place.url);
    proxy = await openTcpProxy({ host: url.hostname, port: Number(url.port) });
    url.port = String(proxy.port);
    errors = [];
    database = await openPostgres(url.href, (error) => errors.push(error), {
      probeEveryMs: 100,
      deadlineMs: 3_000,
    });
    direct = new pg.Client({ connectionString: place.url });
    await direct.connect();
    await direct.query('create table notes (id int primary key)');
  });
  afterEach(async () => {
    await database.close();
    await direct.end();
    await proxy.close();
    await place.drop();
  });

  const endAll = () =>
    direct.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  const fail = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(isDatabaseUnavailable(error)).toBe(true);
    return error as Error;
  };
  const countNotes = async () => (await direct.query('select from notes')).rowCount;

  it('fails the open transaction with its own error, is reported at most once, and leaves no trace', async () => {
    for (let turn = 0; turn < 2 * clientsOfOnePool; turn += 1) {
      errors.length = 0;
      const error = await fail(
        database.db.transaction(async (tx) => {
          await tx.execute(sql`insert into notes values (${turn})`);
          await endAll();
          await tx.execute(sql`select 'the statement that failed'`);
        }),
      );
      expect(String(error)).toContain('the statement that failed');
      expect(errors.length).toBeLessThanOrEqual(1);
    }
    expect(await countNotes()).toBe(0);
    await database.db.transaction((tx) => tx.execute(sql`insert into notes values (1)`));
    expect(await countNotes()).toBe(1);
  });

  it('between two statements of a transaction fails the transaction', async () => {
    await fail(
      database.db.transaction(async (tx) => {
        await tx.execute(sql`insert into notes values (1)`);
        await endAll();
        await expect.poll(() => errors).toHaveLength(1);
      }),
    );
    expect(await countNotes()).toBe(0);
    expect(errors).toHaveLength(1);
  });

  it('at the beginning of transactions leaks no pool client', async () => {
    const ask = () => database.db.transaction((tx) => tx.execute(sql`select 1`));
    await Promise.all(Array.from({ length: clientsOfOnePool }, ask));
    proxy.refuse(true);
    for (let turn = 0; turn < 2; turn += 1) {
      proxy.cut();
      await Promise.all(Array.from({ length: clientsOfOnePool }, () => fail(ask())));
    }
    proxy.refuse(false);
    await Promise.all(Array.from({ length: 2 * clientsOfOnePool }, ask));
  });

  it('is replaced: every channel is subscribed again and `onGap` is called for each', async () => {
    const heard: string[] = [];
    for (const channel of ['one', 'two', 'two'])
      await database.listen(
        channel,
        (payload) => heard.push(`${channel} ${payload}`),
        () => heard.push(`${channel} gap`),
      );
    await direct.query(`notify one, 'a'`);
    await expect.poll(() => heard).toEqual(['one a']);
    await endAll();
    await expect.poll(() => heard).toEqual(['one a', 'one gap', 'two gap', 'two gap']);
    await direct.query(`notify two, 'b'`);
    await expect.poll(() => heard.slice(4)).toEqual(['two b', 'two b']);
  });

  it('shows in the age of the listener, which every probe that arrives resets', async () => {
    const readAge = () => database.readConnections?.().listenerAgeMs ?? Number.NaN;
    expect(readAge()).toBeNaN();
    await database.listen(
      'one',
      () => {},
      () => {},
    );
    const longEnough = 1_000;
    const ages: number[] = [];
    const isReset = (age: number, i: number) => age < (ages[i - 1] ?? 0);
    await expect.poll(() => ages.push(readAge()) && ages.filter(isReset).length).toBeGreaterThan(2);
    proxy.refuse(true);
    proxy.cut();
    await expect.poll(readAge).toBeGreaterThan(longEnough);
    proxy.refuse(false);
    await expect.poll(readAge).toBeLessThan(longEnough);
  });

  it('that is silent is detected: channels are subscribed again, and no client waits for ever', async () => {
    const heard: string[] = [];
    await database.listen(
      'one',
      (payload) => heard.push(payload),
      () => heard.push('gap'),
    );
    const { promise: silenced, resolve: silence } = Promise.withResolvers<void>();
    let begun = 0;
    const asked = Array.from({ length: clientsOfOnePool }, (_, turn) =>
      database.db.transaction(async (tx) => {
        await tx.execute(sql`insert into notes values (${turn})`);
        begun += 1;
        if (begun === clientsOfOnePool) {
          proxy.silence();
          silence();
        }
        await silenced;
        await tx.execute(sql`select 1`);
      }),
    );
    await Promise.all(asked.map(fail));
    await expect.poll(() => heard).toContain('gap');
    // Again and again: on a busy machine, a probe can be late and the connection replaced once more.
    await expect
      .poll(async () => {
        await direct.query(`notify one, 'a'`);
        return heard;
      })
      .toContain('a');
    await Promise.all(
      Array.from({ length: 2 * clientsOfOnePool }, () => database.db.execute(sql`select 1`)),
    );
  });
});
