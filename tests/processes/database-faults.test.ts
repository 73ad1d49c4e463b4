import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginChat, connectChat } from '#tests/support/chat/chat-client.ts';
import {
  causeAccidents,
  expectWholeTalk,
  openTalk,
  type Talk,
  writeOnAllScreens,
} from '#tests/support/chat/talks.ts';
import { postgresServer } from '#tests/support/database/test-database.ts';
import { buildBooking, postBooking } from '#tests/support/fixtures/bookings.ts';
import { loopLength } from '#tests/support/long-run.ts';
import { BookingLoad } from '#tests/support/servers/booking-load.ts';
import { findFreePort } from '#tests/support/servers/free-port.ts';
import { spawnServer } from '#tests/support/servers/server-process.ts';
import { hasPostgres, serversOnPostgres } from '#tests/support/servers/servers.ts';
import { openTcpProxy, type TcpProxy } from '#tests/support/servers/tcp-proxy.ts';

const cuts = loopLength(2, 30);
const maxConnections = 11;
const migrationLock = 20_040_101;

let proxies: TcpProxy[];
beforeAll(async () => {
  const { hostname: host, port } = new URL(postgresServer);
  const target = { host, port: Number(port) };
  proxies = await Promise.all([openTcpProxy(target), openTcpProxy(target)]);
});
afterAll(() => Promise.all(proxies.map((proxy) => proxy.close())));

const servers = serversOnPostgres({
  LOG_LEVEL: 'warn',
  CHAT_LIMIT_PER_MINUTE: '1000000',
  FORM_LIMIT_PER_HOUR: '1000000',
  SOCKET_LIMIT_PER_NETWORK: '1000',
});
let direct: pg.Client;
beforeAll(async () => {
  if (!hasPostgres) return;
  direct = new pg.Client({ connectionString: servers.shared.DATABASE_URL });
  await direct.connect();
  await servers.start(through(0));
});
afterAll(() => direct?.end());

/** Settings of a server that reaches the database by one of the proxies. */
function through(which: number) {
  const url = new URL(servers.shared.DATABASE_URL ?? '');
  url.port = String(proxies[which]?.port);
  return { DATABASE_URL: url.href };
}

const pickOne = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)] as T;
const isReady = async (which: number) => (await fetch(`${servers.origin(which)}/readyz`)).ok;
const endBackends = (which = 'true') =>
  direct.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and ${which}`,
  );

/** One of the accidents that connections to a database meet. @returns what it was */
async function hurt(): Promise<string> {
  const accidents: [string, () => unknown][] = [
    [
      'the server ends transactions',
      async () => {
        let ended = 0;
        while (ended === 0) ended = (await endBackends('xact_start is not null')).rowCount ?? 0;
      },
    ],
    ['the server ends all connections', () => endBackends()],
    ['the network resets one process', () => pickOne(proxies).cut()],
    [
      'the server is away for a second',
      async () => {
        for (const proxy of proxies) {
          proxy.refuse(true);
          proxy.cut();
        }
        await delay(1_000);
        for (const proxy of proxies) proxy.refuse(false);
      },
    ],
    ['the network falls silent for one process', () => pickOne(proxies).silence()],
  ];
  // Silence takes long to be found out, so it is the matter of a longer run, and of a test of its own.
  const kinds = cuts > 5 ? accidents.length : accidents.length - 1;
  const [name, act] = accidents[turn % kinds] as (typeof accidents)[number];
  turn += 1;
  await act();
  return name;
}
let turn = 0;

describe.skipIf(!hasPostgres)('a server on PostgreSQL', () => {
  it(`holds ${maxConnections} connections at most, one of which listens`, async () => {
    const load = new BookingLoad(() => servers.origin(0), 8);
    let most = 0;
    for (let i = 0; i < 10; i += 1) {
      const pages = Array.from({ length: 30 }, () => fetch(`${servers.origin(0)}/api/products`));
      const { rows } = await direct.query(
        `select application_name as name, count(*)::int as count from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() group by 1`,
      );
      for (const page of await Promise.all(pages)) await page.arrayBuffer();
      await isReady(0);
      most = Math.max(
        most,
        rows.reduce((sum, { count }) => sum + count, 0),
      );
      expect(rows.find(({ name }) => name === 'wyvern-vale listen')?.count).toBe(1);
      expect(rows.every(({ name }) => name.startsWith('wyvern-vale '))).toBe(true);
    }
    await load.stop();
    expect(most).toBeGreaterThan(2);
    expect(most).toBeLessThanOrEqual(maxConnections);
  });

  it('waits for a process that changes the database, and says so', async () => {
    await direct.query('select pg_advisory_lock($1)', [migrationLock]);
    const started = servers.start(through(1));
    await expect
      .poll(() => servers.readLog(1))
      .toContain('Waiting to bring the database up to date: another process');
    await direct.query('select pg_advisory_unlock($1)', [migrationLock]);
    await started;
  });

  it('answers 503 to what waits for a lock too long, and takes it with the same key afterwards', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    await direct.query('begin; lock table kept_answers in exclusive mode');
    const refused = await postBooking(servers.origin(0), buildBooking(), key);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await refused.json()).detail).toBe(
      'We can’t reach our records just now. Please try again in a moment.',
    );
    await direct.query('rollback');
    expect((await postBooking(servers.origin(0), buildBooking(), key)).status).toBe(201);
  });

  it(`loses nothing that it acknowledged and does not end in ${cuts} accidents with its connections, nor does the other one`, async () => {
    const pickOrigin = () => servers.origin(pickOne([0, 1]));
    const talks: Talk[] = [];
    // Two tabs, one at each server: what one writes reaches the other by NOTIFY only.
    const tabs = [0, 1].map((at) => () => servers.origin(at));
    for (const which of [0, 1])
      talks.push(await openTalk(servers.origin(which), tabs, { useAdam: false }));
    const screens = talks.flatMap((talk) => talk.screens);
    const load = new BookingLoad(pickOrigin, 4);
    const stopWriting = writeOnAllScreens(talks, 3);
    const met = await causeAccidents(cuts, hurt, () => {
      const before = load.acknowledged.size;
      const heard = screens.map((screen) => screen.shown().length);
      return () =>
        load.acknowledged.size >= before + 5 &&
        screens.every((screen, s) => screen.shown().length > (heard[s] ?? 0) + 2);
    });
    await Promise.all([load.stop(), stopWriting()]);

    expect(servers.countEnds()).toBe(0);
    const { rows } = await direct.query(
      `select id, email from appointments where email like '%-%-%-%-%@example.com'`,
    );
    const stored = new Map(rows.map(({ id, email }) => [email.split('@')[0], id]));
    for (const [key, id] of load.acknowledged) expect(stored.get(key)).toBe(id);
    expect(rows.length).toBe(stored.size);
    for (const talk of talks) await expectWholeTalk(talk, servers.origin(0));
    for (const which of [0, 1]) await expect.poll(() => isReady(which)).toBe(true);
    const told = screens.reduce((sum, screen) => sum + screen.acknowledged.size, 0);
    process.stdout.write(
      `${load.acknowledged.size} bookings and ${told} messages acknowledged over ${cuts} accidents: ${met}; answers: ${[...load.statuses].map((pair) => pair.join(' ')).join(', ')}\n`,
    );
  });

  it('whose connections fall silent is not ready, and hears again what others write', async () => {
    const [proxy] = proxies as [TcpProxy];
    const { visitor, id } = await beginChat({ origin: servers.origin(0) });
    const elsewhere = await connectChat({ origin: servers.origin(1) }, { cookie: visitor.cookie });
    const readPage = async () => (await fetch(`${servers.origin(0)}/carpets`)).text();
    const name = `Silent Twist ${crypto.randomUUID()}`;
    expect((await readPage()).includes(name)).toBe(false);

    const begin = performance.now();
    proxy.silence({ lasting: true });
    await expect.poll(() => isReady(0)).toBe(false);
    // The silent process may hold a lock until its transaction times out: a browser sends again, too.
    const text = { id: crypto.randomUUID(), content: 'written where the database answers' };
    const say = () => elsewhere.write(id, text.content, { clientMessageId: text.id });
    const isStored = () => elsewhere.all('message_ack').length > 0;
    await expect.poll(() => isStored() || say(), { interval: 1_000 }).toBe(true);
    await direct.query(
      `update products set name = $1 where id = (select id from products where page_location = 'carpets' limit 1)`,
      [name],
    );
    await direct.query(`select pg_notify('prices_changed', '')`);
    expect(visitor.all('new_message').some(({ message }) => message.sequence === 2)).toBe(false);

    proxy.resume();
    await visitor.next('new_message', ({ message }) => message.sequence === 2);
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    process.stdout.write(`LISTEN was back ${seconds} s after the silence began\n`);
    await expect.poll(async () => (await readPage()).includes(name)).toBe(true);
    await expect.poll(() => isReady(0)).toBe(true);
    expect(servers.countEnds()).toBe(0);
    visitor.close();
    elsewhere.close();
  });

  it('is not ready once the database is of a newer version, and does not start on it', async () => {
    await direct.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`,
    );
    const sentence =
      'The database is of a newer version than this server: run the newer version, or restore a backup made by this one.';
    await expect
      .poll(async () => (await (await fetch(`${servers.origin(0)}/readyz`)).json()).detail)
      .toBe(sentence);
    const old = spawnServer({ ...servers.shared, ...through(0), PORT: await findFreePort() });
    expect(await old.ended).toEqual({ code: 1, errors: `${sentence}\n` });
    await direct.query(`delete from drizzle.__drizzle_migrations where hash = 'newer'`);
    await expect.poll(() => isReady(0)).toBe(true);
  });
});
