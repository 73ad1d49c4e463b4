import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export type StartedServer = {
  /** The milliseconds of processor that it and the processes it started have used. Linux only. */
  measureProcessor: () => Promise<number>;
  stop: () => Promise<void>;
};

/**
 * Starts a server that is no module of ours and waits until it listens.
 * @param listensAt a port of 127.0.0.1 or the path of a socket
 * @throws when it ends instead
 */
export async function startServer(
  command: string,
  args: readonly string[],
  listensAt: string,
  options: Pick<SpawnOptions, 'cwd' | 'env'> = {},
): Promise<StartedServer> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${command} ended with ${code}.`);
  });
  ended.catch(() => {});
  await Promise.race([untilOpen(listensAt), ended]);
  return {
    measureProcessor: () => measureTree(Number(child.pid)),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

const msOfTick = 10;

async function measureTree(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name, in parentheses, may have spaces in it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const own = (Number(fields[11]) + Number(fields[12])) * msOfTick;
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const others = await Promise.all(
    children
      .split(' ')
      .filter((child) => child !== '')
      .map((child) => measureTree(Number(child))),
  );
  return others.reduce((sum, time) => sum + time, own);
}

async function untilOpen(listensAt: string) {
  const isPort = /^\d+$/.test(listensAt);
  for (;;) {
    const socket = isPort ? connect(Number(listensAt), '127.0.0.1') : connect(listensAt);
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await delay(20);
  }
}
