import type { FastifyInstance } from 'fastify';
import { readNavigation } from '#app/panel-contract.ts';
import { findFitterOf } from '#features/booking/server/queries.ts';
import { countWaitingAppointments } from '#features/booking/server/queries-dashboard.ts';
import { countWaitingConversations } from '#features/chat/server/conversations/queries-waiting.ts';
import { countNewEnquiries } from '#features/enquiries/server/queries.ts';
import { countWaitingReviews } from '#features/reviews/server/queries.ts';
import type { Db } from '#platform/server/database/database.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';

/** Serves the counts of the navigation, combined from features that do not know each other. */
export function addNavigation(app: FastifyInstance, { db, clock }: { db: Db; clock: () => Date }) {
  serveEndpoint(app, readNavigation, async ({ staff }) => {
    const now = clock();
    return {
      waitingRequests: await countWaitingAppointments(db, now),
      openLeads: await countNewEnquiries(db),
      waitingChats: await countWaitingConversations(db, now),
      waitingReviews: await countWaitingReviews(db),
      isFitter: (await findFitterOf(db, staff.id)) !== undefined,
    };
  });
}
