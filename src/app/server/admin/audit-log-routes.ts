import type { FastifyInstance } from 'fastify';
import { listAuditLog, listAuthors } from '#app/audit-log-contract.ts';
import { findAuditLogEntries, findAuthors } from '#platform/server/audit-log/queries.ts';
import type { Db } from '#platform/server/database/database.ts';
import { writeCursor } from '#platform/server/http/cursor.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';

/** Read-only routes of the audit log. */
export function addAuditLogRoutes(app: FastifyInstance, { db }: { db: Db }) {
  serveEndpoint(app, listAuditLog, async ({ query, reply }) => {
    const { rows, next } = await findAuditLogEntries(db, query);
    if (next) reply.header('x-next-cursor', writeCursor(next));
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  });

  serveEndpoint(app, listAuthors, () => findAuthors(db));
}
