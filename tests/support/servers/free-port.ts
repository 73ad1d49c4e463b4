import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Below the ports that systems give to whoever asks for any port, as outgoing connections and the sites of other
 * lanes do: one of those could be taken until a server listens on it.
 */
const firstPort = 20_000;
const blocks = 100;
const blockSize = 100;

let block: Promise<number> | undefined;
let portsTried = 0;

/**
 * A port that nothing listens on at the moment. Processes never get the same: each has a block of ports, which is
 * its own as long as it listens on the first of them.
 */
export async function findFreePort(): Promise<string> {
  block ??= reserveBlock();
  const first = await block;
  for (;;) {
    const port = first + 1 + (portsTried++ % (blockSize - 1));
    const probe = await tryToListen(port);
    if (!probe) continue;
    probe.close();
    await once(probe, 'close');
    return String(port);
  }
}

/** @returns the port that this process listens on until it ends */
async function reserveBlock(): Promise<number> {
  for (let i = 0; i < blocks; i++) {
    const port = firstPort + ((process.pid + i) % blocks) * blockSize;
    const guard = await tryToListen(port);
    if (!guard) continue;
    guard.unref();
    return port;
  }
  throw new Error(`No block of ports from ${firstPort} is free.`);
}

function tryToListen(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('listening', () => resolve(server))
      .once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1');
  });
}
