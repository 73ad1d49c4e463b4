import type { FastifyInstance } from 'fastify';
import { readAssistantStats, readStats } from '#app/admin-contract.ts';
import { type ConversationOutcome, conversationOutcomes } from '#features/assistant/contract.ts';
import { outcomeOf } from '#features/assistant/server/outcomes/outcome.ts';
import { countMessages, findTalks } from '#features/assistant/server/outcomes/queries-outcomes.ts';
import { countAppointments } from '#features/booking/server/queries-staff.ts';
import { findFirstStaffReplies } from '#features/chat/server/conversations/queries-messages.ts';
import { countNewEnquiries } from '#features/enquiries/server/queries.ts';
import type { Db } from '#platform/server/database/database.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { toPounds } from '#platform/units/pounds.ts';

/** Serves the dashboard's figures, combined from features that do not know each other. */
export function addAdminStats(app: FastifyInstance, { db, clock }: { db: Db; clock: () => Date }) {
  serveEndpoint(app, readStats, async () => {
    const { pending, activeQuotes, earnedPence } = await countAppointments(db, clock());
    return {
      newLeads: await countNewEnquiries(db),
      pendingAppointments: pending,
      activeQuotes,
      monthlyRevenue: toPounds(earnedPence),
    };
  });
  addAssistantStats(app, { db, clock });
}

const assistantDays = 30;

function addAssistantStats(app: FastifyInstance, { db, clock }: { db: Db; clock: () => Date }) {
  serveEndpoint(app, readAssistantStats, async () => {
    const since = new Date(clock().getTime() - assistantDays * 86_400_000);
    const { messages, wrong } = await countMessages(db, since);
    const talks = await findTalks(db, since);
    const replies = await findFirstStaffReplies(
      db,
      talks.flatMap(({ id, handedOverAt }) => (handedOverAt ? [{ id, at: handedOverAt }] : [])),
    );
    const outcomes = Object.fromEntries(
      conversationOutcomes.map((outcome) => [outcome, 0]),
    ) as Record<ConversationOutcome, number>;
    for (const { id, ...talk } of talks)
      outcomes[outcomeOf({ ...talk, staffRepliedAt: replies.get(id) }, clock())] += 1;
    return { messages, wrongAnswers: wrong, conversations: talks.length, outcomes };
  });
}
