import { afterAll, beforeAll, expect } from 'vitest';
import {
  isPostgresThere,
  makePostgresDatabase,
} from '#tests/support/database/postgres-database.ts';
import { findFreePort } from './free-port.ts';
import { makeFolder, type ServerProcess, spawnServer, untilReady } from './server-process.ts';

type Settings = Record<string, string>;

/** Whether tests that need PostgreSQL can run; without it they are skipped. */
export const hasPostgres = await isPostgresThere();
if (!hasPostgres && process.env.REQUIRE_POSTGRES)
  throw new Error('PostgreSQL must answer on 127.0.0.1:5432.');

/** Servers on one database, numbered in the order of their start. */
export class Servers {
  readonly #servers: ServerProcess[] = [];
  readonly #settings: Settings[] = [];
  /** What all of them have in common. */
  readonly shared: Settings = {};

  /** Starts one more and waits until it is ready. */
  async start(settings: Settings = {}): Promise<ServerProcess> {
    const all = { PORT: await findFreePort(), ...this.shared, ...settings };
    return this.#run(this.#settings.push(all) - 1);
  }

  /** Kills one and starts it again on its port. */
  async killAndRestart(which: number) {
    this.#servers[which]?.process.kill('SIGKILL');
    await this.#servers[which]?.ended;
    await this.#run(which);
  }

  async #run(which: number): Promise<ServerProcess> {
    const server = spawnServer(this.#settings[which] ?? {});
    this.#servers[which] = server;
    await untilReady(server);
    return server;
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

/**
 * Servers of a test file on a PostgreSQL database and a data folder of its own, which are there once its
 * tests run. After the tests all servers are stopped, and none may have failed.
 * @param settings of all of them
 */
export function serversOnPostgres(settings: Settings = {}): Servers {
  const servers = new Servers();
  let remove = async () => {};
  beforeAll(async () => {
    if (!hasPostgres) return;
    const [database, data] = await Promise.all([makePostgresDatabase(), makeFolder()]);
    remove = async () => {
      await Promise.all([database.drop(), data.remove()]);
    };
    Object.assign(servers.shared, {
      DATABASE_URL: database.url,
      DATA_DIR: data.folder,
      ...settings,
    });
  });
  afterAll(async () => {
    const ends = await servers.stop();
    await remove();
    expect(ends.filter(({ code }) => code !== 0)).toEqual([]);
  });
  return servers;
}
