import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const freePort = pathToFileURL('tests/support/servers/free-port.ts').href;

/** Three free ports of a process of its own, which stays until its input ends. */
function askForPorts() {
  const script = `
    Object.defineProperty(process, 'pid', { value: 4242 });
    const { findFreePort } = await import('${freePort}');
    console.log(await findFreePort(), await findFreePort(), await findFreePort());
    process.stdin.resume();
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const answered = Promise.race([once(child.stdout, 'data'), ended]);
  return { child, ended, answered };
}

it('gives no port to two processes, though neither listens yet', async () => {
  const processes = Array.from({ length: 4 }, askForPorts);
  const answers = await Promise.all(processes.map(({ answered }) => answered));
  for (const { child } of processes) child.stdin.end();
  await Promise.all(processes.map(({ ended }) => ended));
  const ports = answers.flatMap(([text]) => String(text).trim().split(' '));
  expect(ports).toHaveLength(12);
  expect(new Set(ports).size).toBe(12);
});
