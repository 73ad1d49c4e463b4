import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '../../..');
const main = path.join(root, 'src/app/server/main.ts');
const preloaded = pathToFileURL(path.join(root, 'scripts/resolve-drizzle.mjs')).href;

export type ServerProcess = {
  origin: string;
  process: ChildProcess;
  /** Resolves with the exit code and everything that was written to standard error. */
  ended: Promise<{ code: number | null; errors: string }>;
  /** What it has logged so far. */
  readLog: () => string;
};

/**
 * Starts the server as `npm start` does, without waiting for it.
 * @param execArgv options of Node's, such as a module that is loaded first
 * @param stdout an open file that takes the log in place of readLog
 */
export function spawnServer(
  settings: Record<string, string>,
  execArgv: string[] = [],
  stdout: 'pipe' | number = 'pipe',
): ServerProcess {
  const child = spawn(process.execPath, ['--import', preloaded, ...execArgv, main], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      ...settings,
    },
    stdio: ['ignore', stdout, 'pipe'],
  });
  let errors = '';
  let log = '';
  child.stdout?.on('data', (text) => {
    log += text;
  });
  child.stderr?.on('data', (text) => {
    errors += text;
  });
  const ended = once(child, 'exit').then(([code]) => ({ code, errors }));
  return { origin: `http://127.0.0.1:${settings.PORT}`, process: child, ended, readLog: () => log };
}

/** Waits until a server answers. @throws with what it wrote when it ended instead. */
export async function untilReady(server: ServerProcess) {
  let end: { code: number | null; errors: string } | undefined;
  server.ended.then((result) => {
    end = result;
  });
  for (;;) {
    if (end) throw new Error(`The server ended with ${end.code}: ${end.errors}`);
    const answer = await fetch(`${server.origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    // Asking without a pause would take the processor that the start needs.
    await delay(20);
  }
}

/** A folder of the test's own, with nothing in it. */
export async function makeFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'wyvern-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
