import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deleteLeftWork, makeWorkFolder } from './work-folder.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'wyvern-work-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

/** Another process that works in a folder of its own, with a copy of the database in it. */
async function startWork() {
  const file = path.join(dataDir, 'work.mjs');
  const module = new URL('./work-folder.ts', import.meta.url).href;
  await writeFile(
    file,
    `import fs from 'node:fs';
     const { makeWorkFolder } = await import(${JSON.stringify(module)});
     const { folder } = makeWorkFolder(${JSON.stringify(dataDir)});
     fs.writeFileSync(folder + '/copy', 'unencrypted');
     process.send(folder);
     setInterval(() => {}, 1_000);`,
  );
  const child = fork(file);
  const [folder] = (await once(child, 'message')) as [string];
  return {
    name: path.basename(folder),
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
const work = async () => (await readdir(dataDir)).filter((name) => name.startsWith('backup-work-'));

it('what a killed process left is deleted at the next start, and what another one works in is not', async () => {
  const [killed, running] = [await startWork(), await startWork()];
  await killed.kill();
  deleteLeftWork(dataDir);
  expect(await work()).toEqual([running.name]);
  await running.kill();
  deleteLeftWork(dataDir);
  expect(await work()).toEqual([]);
});

it('what a killed process left is deleted by the next backup', async () => {
  const killed = await startWork();
  await killed.kill();
  expect(await work()).toEqual([killed.name]);
  const mine = makeWorkFolder(dataDir);
  expect(await work()).toEqual([path.basename(mine.folder)]);
  deleteLeftWork(dataDir);
  expect(await work()).toEqual([path.basename(mine.folder)]);
  mine.remove();
  expect(await work()).toEqual([]);
});

it('a folder without a lock is being made, unless it is a day old', async () => {
  const folder = path.join(dataDir, 'backup-work-old');
  await mkdir(folder);
  // The file system's clock is not that of the tests.
  const setAge = (hours: number) => {
    const then = Date.now() / 1_000 - hours * 3_600;
    return utimes(folder, then, then);
  };
  await setAge(0);
  deleteLeftWork(dataDir);
  expect(await work()).toEqual(['backup-work-old']);
  await setAge(25);
  deleteLeftWork(dataDir);
  expect(await work()).toEqual([]);
});
