import type { FastifyInstance } from 'fastify';
import { makeFindCustomers } from '#features/customers/server/attach-customers.ts';
import { addCustomerRoutes } from '#features/customers/server/routes.ts';
import { findAccount } from '#features/staff-accounts/server/queries.ts';
import { hasPermission } from '#platform/roles.ts';
import type { Database } from '#platform/server/database/database.ts';
import { startJoining } from './join-new-records.ts';
import { findTimeline } from './queries-timeline.ts';
import { readRecords } from './read-records.ts';
import { verifyByLink } from './verify-link.ts';

type Options = {
  database: Database;
  clock: () => Date;
  onError: (error: unknown) => void;
  /** Whether this process joins new requests. */
  joins: boolean;
};

/** Opens what joins the records of every feature to customers: what features call, the routes, and the joining. */
export async function openCustomers({ database, clock, onError, joins }: Options) {
  const { db } = database;
  const findCustomers = makeFindCustomers(db);
  const stop = joins ? await startJoining({ database, clock, onError }) : async () => {};
  return {
    ofAppointments: (ids: string[], how: { withSuggestions: boolean }) =>
      findCustomers('appointment', ids, how),
    ofEnquiries: (ids: string[], how: { withSuggestions: boolean }) =>
      findCustomers('enquiry', ids, how),
    onLinkOpened: (id: string) => verifyByLink(db, id, clock()).catch(onError),
    addRoutes: (app: FastifyInstance) =>
      addCustomerRoutes(app, {
        db,
        clock,
        findStaffName: async (tx, id) => {
          const account = await findAccount(tx, id);
          const isOwner = account?.status === 'active' && hasPermission(account, 'staff');
          return isOwner ? account.name : undefined;
        },
        readRecords,
        findTimeline: (rootId, page) => findTimeline(db, rootId, page),
      }),
    stop,
  };
}
