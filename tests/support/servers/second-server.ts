// A server in a process of its own: `second-server.ts <database url>`.

import { openPostgres } from '#platform/server/database/postgres.ts';
import { startTestApp } from '#tests/support/test-app.ts';

const database = await openPostgres(process.argv[2] ?? '', (error) => {
  throw error;
});
const { origin } = await startTestApp({ database });
process.send?.(origin);
