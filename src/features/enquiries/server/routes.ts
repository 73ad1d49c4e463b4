import type { FastifyInstance } from 'fastify';
import { dayInLondon } from '#platform/london-time.ts';
import { sendCsv } from '#platform/server/http/csv.ts';
import { writeCursor } from '#platform/server/http/cursor.ts';
import { serveEndpoint, serveStream } from '#platform/server/http/serve-endpoint.ts';
import { readRepeatableCall } from '#platform/server/http/submissions/idempotency.ts';
import { callerNetwork } from '#platform/server/limits/caller-network.ts';
import { createEnquiry, exportLeads, followUpLead, type Lead, listLeads } from '../contract.ts';
import { exportHeadings, exportRows } from './export-leads.ts';
import { followUp } from './follow-up.ts';
import { type EnquiryRow, findEnquiries } from './queries.ts';
import { createEnquiryIntake, type EnquiryParts } from './take-enquiry.ts';

export function addEnquiryRoutes(app: FastifyInstance, parts: EnquiryParts) {
  const { db, clock } = parts;
  const takeEnquiry = createEnquiryIntake(parts);

  serveEndpoint(app, createEnquiry, async ({ body, request, reply }) => {
    const answer = await takeEnquiry(body, {
      call: readRepeatableCall(request),
      from: callerNetwork(request),
    });
    const name = `${body.firstName} ${body.lastName}`;
    await parts.onCustomer(request, { name, email: body.email });
    reply.code(201);
    return answer;
  });

  serveEndpoint(app, listLeads, async ({ query, reply }) => {
    const { rows, next } = await findEnquiries(db, { ...query, ...readFollowedUp(query) });
    if (next) reply.header('x-next-cursor', writeCursor(next));
    return rows.map(presentLead);
  });

  serveStream(app, exportLeads, ({ query, reply }) =>
    sendCsv(
      reply,
      `leads-${dayInLondon(clock())}.csv`,
      exportHeadings,
      exportRows(db, { ...query, ...readFollowedUp(query) }),
    ),
  );

  serveEndpoint(app, followUpLead, async ({ params, body, staff }) =>
    presentLead(await followUp(parts, params.id, body, staff)),
  );
}

const readFollowedUp = ({ followedUp }: { followedUp?: 'true' | 'false' }) => ({
  followedUp: followedUp === undefined ? undefined : followedUp === 'true',
});

function presentLead(row: EnquiryRow): Lead {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    followedUpAt: row.followedUpAt?.toISOString() ?? null,
  };
}
