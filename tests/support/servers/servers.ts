import { type ServerProcess, spawnServer, untilReady } from './server-process.ts';

/** Servers on one database that must not end before they are stopped. */
export class Servers {
  readonly #servers: ServerProcess[] = [];

  /** Starts one more and waits until it is ready. */
  async start(settings: Record<string, string>) {
    const server = spawnServer(settings);
    this.#servers.push(server);
    await untilReady(server);
  }

  origin(which: number): string {
    return this.#servers[which]?.origin ?? '';
  }

  /** What one has logged so far. */
  readLog(which: number): string {
    return this.#servers[which]?.readLog() ?? '';
  }

  /** How many have ended. */
  countEnds(): number {
    return this.#servers.filter(({ process }) => process.exitCode !== null).length;
  }

  /** Stops all. @returns how each ended */
  stop() {
    for (const { process } of this.#servers) process.kill('SIGTERM');
    return Promise.all(this.#servers.map(({ ended }) => ended));
  }
}
