import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { measureTree } from './measure-tree.ts';

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
