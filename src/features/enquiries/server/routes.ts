import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dayInLondon } from '#platform/dates/london-time.ts';
import { recordExport } from '#platform/server/audit-log/record-export.ts';
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
  orderSamples,
  replyToEnquiry as replyEndpoint,
} from '../contract.ts';
import { createEnquiryHandler } from './create-enquiry.ts';
import { type EditDeps, editEnquiry, replyToEnquiry, unknownEnquiry } from './edit-enquiry.ts';
import { exportHeadings, exportRows } from './export-leads.ts';
import { createSampleHandler, type SampleDeps } from './order-samples.ts';
import { type EnquiryRow, findEnquiries, findEnquiry } from './queries.ts';

type EnquiryRouteDeps = SampleDeps &
  EditDeps & {
    /** Finds the id of the appointment that staff made of an enquiry. */
    findAppointmentOf: (enquiryId: string) => Promise<string | undefined>;
    /** The customers of enquiries; those that were stored a moment ago may be missing. */
    findCustomers: (
      ids: string[],
      how: { withSuggestions: boolean },
    ) => Promise<Map<string, NonNullable<Enquiry['customer']>>>;
  };

type Person = Record<'firstName' | 'lastName' | 'email', string>;

/** Registers all routes of enquiries. */
export function addEnquiryRoutes(app: FastifyInstance, deps: EnquiryRouteDeps) {
  const { db, clock } = deps;
  const takeEnquiry = createEnquiryHandler(deps);
  const takeSamples = createSampleHandler(deps);

  const present = async (
    rows: EnquiryRow[],
    how: { withSuggestions: boolean },
  ): Promise<Enquiry[]> => {
    const ids = rows.map(({ id }) => id);
    const customers = await deps.findCustomers(ids, how);
    return rows.map((row) => ({ ...presentEnquiry(row), customer: customers.get(row.id) ?? null }));
  };

  const senderOf = (request: FastifyRequest) => ({
    call: readIdempotentRequest(request),
    from: callerNetwork(request),
  });
  const greet = (request: FastifyRequest, { firstName, lastName, email }: Person) =>
    deps.onCustomer(request, { name: `${firstName} ${lastName}`, email });

  serveEndpoint(app, createEnquiry, async ({ body, request }) => {
    const answer = await takeEnquiry(body, senderOf(request));
    await greet(request, body);
    return answer;
  });

  serveEndpoint(app, orderSamples, async ({ body, request }) => {
    const answer = await takeSamples(body, senderOf(request));
    await greet(request, body);
    return answer;
  });

  serveEndpoint(app, listEnquiries, async ({ query, reply }) => {
    const { rows, next } = await findEnquiries(db, { ...query, ...readFollowedUp(query) });
    if (next) reply.header('x-next-cursor', writeCursor(next));
    return present(rows, { withSuggestions: false });
  });

  serveStream(app, exportEnquiries, async ({ query, staff, reply }) => {
    await recordExport(db, { list: 'leads', by: staff, at: clock() });
    return sendCsv(
      reply,
      `leads-${dayInLondon(clock())}.csv`,
      exportHeadings,
      exportRows(db, { ...query, ...readFollowedUp(query) }),
    );
  });

  serveEndpoint(app, getEnquiry, async ({ params }) => {
    const row = await findEnquiry(db, params.id);
    if (!row) throw unknownEnquiry();
    const [enquiry = presentEnquiry(row)] = await present([row], { withSuggestions: true });
    return {
      ...enquiry,
      replies: row.replies,
      appointmentId: (await deps.findAppointmentOf(row.id)) ?? null,
    };
  });

  serveEndpoint(app, editEndpoint, async ({ params, body, staff }) => {
    const row = await editEnquiry(deps, params.id, body, staff);
    const [enquiry = presentEnquiry(row)] = await present([row], { withSuggestions: true });
    return enquiry;
  });

  serveEndpoint(app, replyEndpoint, async ({ params, body, staff }) =>
    presentEnquiry(await replyToEnquiry(deps, params.id, body.reply, staff)),
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
