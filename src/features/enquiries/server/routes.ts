import type { FastifyInstance } from 'fastify';
import { dayInLondon } from '#platform/dates/london-time.ts';
import { sendCsv } from '#platform/server/http/csv.ts';
import { writeCursor } from '#platform/server/http/cursor.ts';
import { serveEndpoint, serveStream } from '#platform/server/http/serve-endpoint.ts';
import { readIdempotentRequest } from '#platform/server/http/submissions/idempotency.ts';
import { callerNetwork } from '#platform/server/limits/caller-network.ts';
import {
  createEnquiry,
  type Enquiry,
  editEnquiry as editEndpoint,
  exportEnquiries,
  getEnquiry,
  listEnquiries,
} from '../contract.ts';
import { createEnquiryHandler, type EnquiryDeps } from './create-enquiry.ts';
import { editEnquiry, unknownEnquiry } from './edit-enquiry.ts';
import { exportHeadings, exportRows } from './export-leads.ts';
import { type EnquiryRow, findEnquiries, findEnquiry } from './queries.ts';

type EnquiryRouteDeps = EnquiryDeps & {
  /** Finds the id of the appointment that staff made of an enquiry. */
  findAppointmentOf: (enquiryId: string) => Promise<string | undefined>;
};

/** Registers all routes of enquiries. */
export function addEnquiryRoutes(app: FastifyInstance, deps: EnquiryRouteDeps) {
  const { db, clock } = deps;
  const takeEnquiry = createEnquiryHandler(deps);

  serveEndpoint(app, createEnquiry, async ({ body, request, reply }) => {
    const answer = await takeEnquiry(body, {
      call: readIdempotentRequest(request),
      from: callerNetwork(request),
    });
    const name = `${body.firstName} ${body.lastName}`;
    await deps.onCustomer(request, { name, email: body.email });
    reply.code(201);
    return answer;
  });

  serveEndpoint(app, listEnquiries, async ({ query, reply }) => {
    const { rows, next } = await findEnquiries(db, { ...query, ...readFollowedUp(query) });
    if (next) reply.header('x-next-cursor', writeCursor(next));
    return rows.map(presentEnquiry);
  });

  serveStream(app, exportEnquiries, ({ query, reply }) =>
    sendCsv(
      reply,
      `leads-${dayInLondon(clock())}.csv`,
      exportHeadings,
      exportRows(db, { ...query, ...readFollowedUp(query) }),
    ),
  );

  serveEndpoint(app, getEnquiry, async ({ params }) => {
    const row = await findEnquiry(db, params.id);
    if (!row) throw unknownEnquiry();
    return {
      ...presentEnquiry(row),
      appointmentId: (await deps.findAppointmentOf(row.id)) ?? null,
    };
  });

  serveEndpoint(app, editEndpoint, async ({ params, body, staff }) =>
    presentEnquiry(await editEnquiry(deps, params.id, body, staff)),
  );
}

const readFollowedUp = ({ followedUp }: { followedUp?: 'true' | 'false' }) => ({
  followedUp: followedUp === undefined ? undefined : followedUp === 'true',
});

function presentEnquiry(row: EnquiryRow): Enquiry {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    followedUpAt: row.followedUpAt?.toISOString() ?? null,
  };
}
