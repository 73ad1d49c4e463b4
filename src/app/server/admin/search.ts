import type { FastifyInstance } from 'fastify';
import { searchPanel } from '#app/panel-contract.ts';
import { findAppointments } from '#features/booking/server/queries-list.ts';
import { findProductsPage } from '#features/catalogue/server/queries-staff.ts';
import { findConversations } from '#features/chat/server/conversations/queries-conversations.ts';
import { findCustomers } from '#features/customers/server/queries-list.ts';
import { dayInLondon } from '#platform/dates/london-time.ts';
import { hasPermission } from '#platform/roles.ts';
import type { Db } from '#platform/server/database/database.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';

const maxOfKind = 5;

/** Serves the search over everything, by the searches of the lists that the caller may open. */
export function addSearch(app: FastifyInstance, { db, clock }: { db: Db; clock: () => Date }) {
  serveEndpoint(app, searchPanel, async ({ query: { search }, staff }) => {
    const now = clock();
    const words = { search, limit: maxOfKind };
    const customers = await findCustomers(
      db,
      { ...words, ranked: true, sort: 'recent' },
      dayInLondon(now),
    );
    const appointments = await findAppointments(
      db,
      { ...words, ranked: true, sort: 'newest' },
      now,
    );
    const products = hasPermission(staff, 'manage-prices')
      ? await findProductsPage(db, { ...words, sort: 'shop' })
      : { rows: [] };
    return {
      customers: customers.rows.map(({ id, name, postcode, emails, phones }) => ({
        id,
        name,
        postcode,
        contact: (phones[0] ?? emails[0])?.shown ?? null,
      })),
      appointments: appointments.rows.map(({ visitStartsAt, createdAt, ...row }) => ({
        ...row,
        visitStartsAt: visitStartsAt?.toISOString() ?? null,
        createdAt: createdAt.toISOString(),
      })),
      products: products.rows,
      conversations: await findConversations(db, words),
    };
  });
}
