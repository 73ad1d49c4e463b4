import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import type { AppOptions } from '#app/server/app-options.ts';
import { buildApp } from '#app/server/build-app.ts';
import { seedFitters } from '#features/booking/server/seed-fitters.ts';
import type { Database } from '#platform/server/database/database.ts';
import { indexImageFolder } from '#platform/server/images/image-folder.ts';
import { ImageResizer } from '#platform/server/images/image-resizer.ts';
import { createSealer } from '#platform/server/secrets/sealer.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';

const root = path.resolve(import.meta.dirname, '../..');

export type TestApp = {
  app: FastifyInstance;
  database: Database;
  /** `http://127.0.0.1:<port>` of the listening server. */
  origin: string;
  close: () => Promise<void>;
};

/**
 * The real app on a free port with a database of its own; any part may be replaced.
 * Requests are joined to customers only where a test asks for it: that changes rows at a time of its own.
 * @param fitters how many there are, instead of one
 * @param port where it listens, instead of any free port
 */
export async function startTestApp({
  fitters = 1,
  port = 0,
  ...overrides
}: Partial<AppOptions> & { fitters?: number; port?: number } = {}): Promise<TestApp> {
  const database = overrides.database ?? (await openTestDatabase());
  if (fitters > 1) await database.db.transaction((tx) => seedFitters(tx, fitters, new Date()));
  const app = await buildApp({
    database,
    clock: () => new Date(),
    logger: pino({ level: 'silent' }),
    publicUrl: 'http://localhost:3000',
    factorRule: 'optional',
    trustProxy: [],
    images: {
      findMaster: await indexImageFolder(path.join(root, 'public/imagery')),
      resizer: new ImageResizer(path.join(tmpdir(), 'wyvern-test-pictures')),
    },
    estimatesPerMinute: 100_000,
    formsPerHour: 100_000,
    pages: { pagesPerMinute: 100_000 },
    // A file of tests opens sockets faster than people do.
    sockets: { maxPerNetwork: 1_000 },
    unsolicitedEmailsPerDay: 100_000,
    joinsCustomers: false,
    model: { sealer: createSealer('the key of all tests'), allowsUnencrypted: false },
    ...overrides,
  });
  const origin = await app.listen({ port, host: '127.0.0.1' });
  return {
    app,
    database,
    origin,
    close: async () => {
      await app.close();
      if (!overrides.database) await database.close();
    },
  };
}
