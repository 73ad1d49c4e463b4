import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { makeFolder } from '#tests/support/servers/server-process.ts';
import { copyDatabase } from './copy-database.ts';

let data: Awaited<ReturnType<typeof makeFolder>>;
beforeAll(async () => {
  data = await makeFolder();
});
afterAll(() => data.remove());

const segment = (number: number) => `pg_wal/00000001000000000000000${number}`;
const log = { first: path.basename(segment(2)), last: path.basename(segment(3)) };
const file = fc.constantFrom(
  ...['PG_VERSION', 'base/1', 'base/2', 'base/deep/3', 'pg_wal/summaries/4', 'new/5'],
  ...[1, 2, 3, 4].map(segment),
);
const change = fc.record({
  file,
  what: fc.constantFrom('write', 'append', 'rewrite', 'touch', 'delete'),
});

const readTree = (folder: string) =>
  new Map(
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((name) => [path.relative(folder, name), fs.readFileSync(name, 'latin1')]),
  );

/** What the site does to its files. `rewrite` changes neither their length nor, often, their time. */
function apply(folder: string, { file: name, what }: { file: string; what: string }, turn: number) {
  const place = path.join(folder, name);
  const exists = fs.existsSync(place);
  if (what === 'delete') return fs.rmSync(place, { force: true });
  fs.mkdirSync(path.dirname(place), { recursive: true });
  if (what === 'append') return fs.appendFileSync(place, `more ${turn}`);
  if (what === 'rewrite' && exists) {
    const { atime, mtime, size } = fs.statSync(place);
    fs.writeFileSync(place, String(turn % 10).repeat(size));
    return fs.utimesSync(place, atime, mtime);
  }
  if (what === 'touch' && exists) return fs.utimesSync(place, new Date(), new Date());
  fs.writeFileSync(place, `content ${turn}`);
}

it('a copy is what the folder was during the pause, whatever was written before and is written after', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(change, { maxLength: 8 }),
      fc.array(change, { maxLength: 8 }),
      fc.array(change, { maxLength: 3 }),
      async (before, meanwhile, after) => {
        const place = fs.mkdtempSync(path.join(data.folder, 'run-'));
        const [folder, copy] = [path.join(place, 'postgres'), path.join(place, 'copy')];
        fs.mkdirSync(folder);
        before.forEach((one, turn) => {
          apply(folder, one, turn);
        });
        let pauses = 0;
        let during: Map<string, string> | undefined;
        await copyDatabase(folder, copy, async (work) => {
          pauses += 1;
          // Between the first pass and the pause.
          if (pauses === 2) for (const one of meanwhile) apply(folder, one, 100 + pauses);
          during = readTree(folder);
          await work(log);
        });
        after.forEach((one, turn) => {
          apply(folder, one, 200 + turn);
        });
        // Of the log only what a recovery needs.
        for (const number of [1, 4]) during?.delete(segment(number));
        expect(readTree(copy)).toEqual(during);
      },
    ),
    { numRuns: 60 },
  ));

it('during the pause only what has changed is copied', async () => {
  const place = fs.mkdtempSync(path.join(data.folder, 'run-'));
  const [folder, copy] = [path.join(place, 'postgres'), path.join(place, 'copy')];
  fs.mkdirSync(folder);
  const old = new Date(Date.now() - 60_000);
  for (const name of ['still', 'written']) {
    fs.writeFileSync(path.join(folder, name), 'one');
    fs.utimesSync(path.join(folder, name), old, old);
  }
  let pauses = 0;
  await copyDatabase(folder, copy, async (work) => {
    pauses += 1;
    if (pauses === 2) {
      // A second copy would not have these marks.
      for (const name of ['still', 'written']) fs.writeFileSync(path.join(copy, name), 'mark');
      fs.writeFileSync(path.join(folder, 'written'), 'two');
    }
    await work(log);
  });
  expect(readTree(copy)).toEqual(
    new Map([
      ['still', 'mark'],
      ['written', 'two'],
    ]),
  );
});
