import type { FastifyInstance } from 'fastify';
import { listSecurityLog, listSecurityLogAccounts } from '#app/security-log-contract.ts';
import { addDays, instantInLondon } from '#platform/dates/london-time.ts';
import { outcomeOf } from '#platform/security-events.ts';
import type { Db } from '#platform/server/database/database.ts';
import { writeCursor } from '#platform/server/http/cursor.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import {
  findSecurityEvents,
  findSecurityLogAccounts,
} from '#platform/server/security-log/queries.ts';

const midnight = '00:00';

/** Read-only routes of the security log. */
export function addSecurityLogRoutes(app: FastifyInstance, { db }: { db: Db }) {
  serveEndpoint(app, listSecurityLog, async ({ query: { from, to, ...query }, reply }) => {
    const { rows, next } = await findSecurityEvents(db, {
      ...query,
      since: from ? instantInLondon(from, midnight) : undefined,
      until: to ? instantInLondon(addDays(to, 1), midnight) : undefined,
    });
    if (next) reply.header('x-next-cursor', writeCursor(next));
    return rows.map(({ at, ...row }) => ({
      ...row,
      at: at.toISOString(),
      outcome: outcomeOf(row.kind),
    }));
  });

  serveEndpoint(app, listSecurityLogAccounts, async () => {
    const accounts = await findSecurityLogAccounts(db);
    return accounts.sort((a, b) => a.name.localeCompare(b.name, 'en-GB'));
  });
}
