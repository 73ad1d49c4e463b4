import { once } from 'node:events';
import fs from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import path from 'node:path';
import type { LogFiles, Pause } from '../../database/database.ts';
import { BackupError } from '../backup-error.ts';

/**
 * The socket in the data folder on which the running site takes requests for a pause of its embedded database. Only
 * the account of the site can open the folder, and the socket.
 */
const socketName = 'backup.sock';
/** After this the site goes on, and the copy is worth nothing. */
const maxPauseMs = 30_000;
const [resume, resumed] = ['resume', 'resumed'];
const logFile = /^[0-9A-F]{24}$/;

/** A path of at most a hundred bytes can be listened on: from the working directory it may be shorter. */
function socketPath(dataDir: string) {
  const file = path.join(dataDir, socketName);
  const relative = path.relative(process.cwd(), file);
  return relative.length < file.length ? relative : file;
}

/**
 * Answers requests of other processes to pause the embedded database, one after the other. A pause ends when the other
 * side has finished, when its connection ends, and after half a minute.
 * @param pause see `Database.pause`
 * @param onError called with what goes wrong; the site runs on
 * @returns a function that ends it
 */
export async function openPauseChannel(
  dataDir: string,
  pause: Pause,
  onError: (error: unknown) => void,
  { maxPause = maxPauseMs } = {},
): Promise<() => Promise<void>> {
  const file = socketPath(dataDir);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // The end of the connection ends the pause.
    socket.on('error', () => {});
    pause((log) => waitForResume(socket, log, maxPause)).catch(onError);
  });
  // The lock of the data folder is held: it is the socket of a process that was killed.
  fs.rmSync(file, { force: true });
  server.listen(file);
  await once(server, 'listening');
  server.on('error', onError);
  fs.chmodSync(file, 0o600);
  return async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
}

async function waitForResume(socket: Socket, { first, last }: LogFiles, maxPause: number) {
  // It may have ended while it waited for its turn.
  if (socket.destroyed) return;
  const ended = new Promise<void>((resolve) => {
    socket.once('data', () => {
      socket.end(`${resumed}\n`);
      resolve();
    });
    socket.once('close', () => resolve());
  });
  const timer = setTimeout(() => socket.destroy(), maxPause);
  socket.write(`${first} ${last}\n`);
  await ended;
  clearTimeout(timer);
}

/**
 * Runs `work` while the site that uses a data folder has its database paused.
 * @throws BackupError when no site answers, or when it went on before `work` was done
 */
export async function whilePaused(dataDir: string, work: Parameters<Pause>[0]) {
  const socket = createConnection(socketPath(dataDir));
  const lines = socket.setEncoding('utf8')[Symbol.asyncIterator]();
  const readLine = async () => String((await lines.next()).value ?? '').trim();
  try {
    const [first = '', last = ''] = (await readLine().catch(notAnswered)).split(' ');
    if (!logFile.test(first) || !logFile.test(last)) notAnswered();
    await work({ first, last });
    socket.write(`${resume}\n`);
    if ((await readLine().catch(() => '')) !== resumed)
      throw new BackupError(
        'The site went on before its database was copied: try again, and look for what slows the disk down if that does not help.',
      );
  } finally {
    socket.destroy();
  }
}

function notAnswered(error?: unknown): never {
  throw new BackupError(
    'The site is running on this data folder and takes no request for a backup: restart it, or stop it first.',
    { cause: error },
  );
}
