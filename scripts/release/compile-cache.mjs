import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const startLimitMs = 180_000;

/**
 * Starts a release once on an empty data folder, so that Node writes its compile cache into it: where the
 * release is read-only later, no start could.
 * @param start the release's command, which names the cache
 * @throws Error when the release does not start
 */
export async function fillCompileCache(release, start) {
  const data = await mkdtemp(path.join(tmpdir(), 'release-'));
  const server = spawn('sh', ['-c', start], {
    cwd: release,
    env: {
      PATH: `${path.join(release, 'node_modules/.bin')}:${process.env.PATH}`,
      DATA_DIR: data,
      HOST: '127.0.0.1',
      PORT: '0',
      PUBLIC_URL: 'http://localhost',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  const isOpen = new Promise((resolve) => {
    const note = (part) => {
      log += part;
      if (log.includes(' is open at ')) resolve(true);
    };
    server.stdout.on('data', note);
    server.stderr.on('data', note);
  });
  const ended = once(server, 'exit');
  const timer = setTimeout(() => server.kill('SIGKILL'), startLimitMs);
  const hasStarted = await Promise.race([isOpen, ended.then(() => false)]);
  server.kill('SIGTERM');
  await ended;
  clearTimeout(timer);
  await rm(data, { recursive: true });
  if (!hasStarted) throw new Error(`The release does not start:\n${log}`);
}
