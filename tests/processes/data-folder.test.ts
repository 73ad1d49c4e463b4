import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbeddedDatabase } from '#platform/server/database/embedded.ts';
import { buildBooking, postBooking } from '#tests/support/fixtures/bookings.ts';
import { makeDiskControl, spawnOnFaultyDisk } from '#tests/support/servers/disk-fault.ts';
import { findFreePort } from '#tests/support/servers/free-port.ts';
import {
  makeFolder,
  type ServerProcess,
  spawnServer,
  untilReady,
} from '#tests/support/servers/server-process.ts';

/** As careless as an account can be: everybody may do everything with what it makes. */
const careless = ['--import', 'data:text/javascript,process.umask(0)'];

let data: Awaited<ReturnType<typeof makeFolder>>;
/** Gone by itself, unless its test failed. */
let running: ServerProcess | undefined;
const inData = (...steps: string[]) => path.join(data.folder, ...steps);
beforeAll(async () => {
  data = await makeFolder();
});
afterAll(async () => {
  running?.process.kill('SIGKILL');
  await data.remove();
});

function listEntries(): string[] {
  const inside = fs.readdirSync(data.folder, { recursive: true, encoding: 'utf8' });
  return ['.', ...inside];
}

/** What another account could read or write. */
const findOpen = () => listEntries().filter((entry) => fs.lstatSync(inData(entry)).mode & 0o077);

const start = async () => spawnServer({ PORT: await findFreePort(), DATA_DIR: data.folder });

describe('a data folder', () => {
  it('that was empty takes a first booking, and is closed to other accounts whatever the umask: database, log, mails, pictures, lock', async () => {
    const settings = { PORT: await findFreePort(), DATA_DIR: data.folder };
    const server = spawnServer(settings, careless);
    running = server;
    await untilReady(server);
    expect((await postBooking(server.origin, buildBooking())).status).toBe(201);
    const page = await (await fetch(server.origin)).text();
    const picture = /\/images\/[^"\s,]+-\d+\.avif/.exec(page)?.[0];
    expect((await fetch(server.origin + picture)).status).toBe(200);
    await expect
      .poll(() => fs.existsSync(inData('mail')) && fs.readdirSync(inData('mail')))
      .toHaveLength(2);
    server.process.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);

    const entries = listEntries();
    for (const kind of [
      /^postgres\/pg_wal\/[0-9A-F]{24}$/,
      /^postgres\/base\/\d+\/\d+$/,
      /^mail\/.+\.eml$/,
      /^pictures\/.+\.avif$/,
      /^in-use\.lock$/,
    ])
      expect(entries.some((entry) => kind.test(entry))).toBe(true);
    expect(findOpen()).toEqual([]);
  });

  it('that an earlier version left open and without a mark is closed and opened; what the log adds later is closed too', async () => {
    fs.rmSync(inData('database.json'));
    for (const entry of listEntries()) {
      const { mode } = fs.lstatSync(inData(entry));
      fs.chmodSync(inData(entry), mode | 0o066 | (mode & 0o100 && 0o011));
    }
    const umask = process.umask(0);
    const database = await openEmbeddedDatabase(data.folder);
    const segments = () =>
      fs.readdirSync(inData('postgres/pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name));
    const before = segments();
    for (let n = 0; n < 3; n += 1) {
      await database.db.execute('insert into durability_check values (now())');
      await database.db.execute('select pg_switch_wal()');
      await database.db.execute('checkpoint');
    }
    expect(segments().filter((name) => !before.includes(name)).length).toBeGreaterThan(0);
    expect(findOpen()).toEqual([]);
    await database.close();
    process.umask(umask);
    expect(findOpen()).toEqual([]);
    expect(fs.existsSync(inData('database.json'))).toBe(true);
  });
});

describe('a start', () => {
  it('on a database that lost PG_VERSION is refused with what was found, and the database is as it was', async () => {
    fs.renameSync(inData('postgres/PG_VERSION'), inData('kept'));
    const before = listEntries();
    const { code, errors } = await (await start()).ended;
    expect(errors).toMatch(
      /postgres is no complete database: it holds base, global, [^\n]+ but no PG_VERSION\. Nothing was changed; [^\n]+\n$/,
    );
    expect({ code, lines: errors.split('\n').length }).toEqual({ code: 1, lines: 2 });
    expect(listEntries()).toEqual(before);

    fs.renameSync(inData('kept'), inData('postgres/PG_VERSION'));
    const database = await openEmbeddedDatabase(data.folder);
    const { rows } = (await database.db.execute(
      'select count(*)::int as count from appointments',
    )) as unknown as { rows: { count: number }[] };
    expect(rows).toEqual([{ count: 1 }]);
    await database.close();
  });

  it.each([
    ['full', /^The disk is full: \S+ takes no more data\. Free some space, then start again\.\n$/],
    [
      'read-only',
      /^The data folder \S+ is read-only: mount it for writing, or choose another DATA_DIR\.\n$/,
    ],
  ] as const)('on a disk that is %s is refused in one sentence', async (fault, sentence) => {
    const disk = makeDiskControl(data.folder);
    await disk.breakDisk(fault);
    const server = spawnOnFaultyDisk({ PORT: await findFreePort(), DATA_DIR: data.folder });
    const { code, errors } = await server.ended;
    await disk.mendDisk();
    expect(errors).toMatch(sentence);
    expect(code).toBe(1);
  });
});
