import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerBy } from '#features/business/answer-by.ts';
import { firm } from '#features/business/firm.ts';
import type { Db } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { hashToken } from '#platform/server/http/security/tokens.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { countAgainstLimits, formLimits } from '#platform/server/http/submissions/rate-limit.ts';
import { callerNetwork } from '#platform/server/limits/caller-network.ts';
import { moveRequest } from '../../booking-form.ts';
import {
  acceptOffer as acceptEndpoint,
  declineOffer as declineEndpoint,
} from '../../offers/contract.ts';
import {
  cancelOwnVisit,
  getOwnVisit,
  moveOwnVisit,
  type OwnVisit,
  ownVisitCalendarPath,
  resendVisitLink,
} from '../../own-visit-contract.ts';
import { canBecome } from '../../transitions.ts';
import { visitStart } from '../../visit-slots.ts';
import { countMove } from '../appointments/count-move.ts';
import { moveVisit } from '../appointments/move-visit.ts';
import { setStatus } from '../appointments/set-status.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { writeCalendarFile } from '../mails/calendar-file.ts';
import { firstName } from '../mails/emails-to-customer.ts';
import { resendLinks } from '../mails/resend-links.ts';
import { acceptOffer, declineOffer } from '../offers/answer-offer.ts';
import { presentOwnOffer } from '../offers/present-own-offer.ts';
import { presentVisit } from '../present-appointments.ts';
import {
  type AppointmentRow,
  findAppointmentByLink,
  findVisits,
  type VisitRow,
} from '../queries.ts';
import { findLastAskedAt } from '../queries-requests.ts';
import { hasLinkEnded } from '../visit-link.ts';

type Opened = {
  appointment: AppointmentRow;
  visit: VisitRow | undefined;
  offer: OwnVisit['offer'];
  /** Since when the customer waits for our answer. */
  askedAt: Date | undefined;
};

/** Routes behind a visit link. The link is the only authentication. */
export function addOwnVisitRoutes(app: FastifyInstance, deps: BookingDeps) {
  const { db, clock } = deps;
  const open = (token: string, reply: FastifyReply) => {
    reply.header('cache-control', 'private, no-store');
    return openLink(db, token, clock());
  };
  const bodyByClock = moveRequest(clock);

  const limitMoves = (request: FastifyRequest, id: string) =>
    countMove(deps, { id, network: callerNetwork(request) });

  serveEndpoint(app, getOwnVisit, async ({ params, reply }) => {
    const opened = await open(params.token, reply);
    await deps.onLinkOpened(opened.appointment.id);
    return presentOwnVisit(opened, clock());
  });

  serveEndpoint(app, resendVisitLink, async ({ body, request }) => {
    const limits = formLimits('visit links', deps.formsPerHour);
    await countAgainstLimits(db, limits, callerNetwork(request), clock());
    await resendLinks(deps, body.email);
    return undefined;
  });

  serveEndpoint(
    app,
    { ...moveOwnVisit, body: bodyByClock },
    async ({ params, body, request, reply }) => {
      const opened = await open(params.token, reply);
      assertNotStarted(opened, clock());
      await limitMoves(request, opened.appointment.id);
      await moveVisit(deps, opened.appointment, body);
      return presentOwnVisit(await open(params.token, reply), clock());
    },
  );

  serveEndpoint(app, cancelOwnVisit, async ({ params, reply }) => {
    const opened = await open(params.token, reply);
    assertNotStarted(opened, clock());
    await setStatus(deps, opened.appointment.id, { to: 'cancelled' });
    return presentOwnVisit(await open(params.token, reply), clock());
  });

  serveEndpoint(app, acceptEndpoint, async ({ params, body, request, reply }) => {
    const { appointment } = await open(params.token, reply);
    await limitMoves(request, appointment.id);
    await acceptOffer(deps, appointment.id, body.visit);
    return presentOwnVisit(await open(params.token, reply), clock());
  });

  serveEndpoint(app, declineEndpoint, async ({ params, request, reply }) => {
    const { appointment } = await open(params.token, reply);
    await limitMoves(request, appointment.id);
    await declineOffer(deps, appointment.id);
    return presentOwnVisit(await open(params.token, reply), clock());
  });

  app.get<{ Params: { token: string } }>(
    ownVisitCalendarPath,
    {
      config: { access: 'anyone' },
      schema: { summary: 'The visit of a visit link as a calendar file' },
    },
    async ({ params }, reply) => {
      const { appointment, visit } = await open(params.token, reply);
      if (!visit) throw new Problem(409, 'This visit has no fixed time yet.');
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="visit.ics"')
        .send(
          writeCalendarFile('PUBLISH', {
            appointmentId: appointment.id,
            visit,
            revision: appointment.revision,
            now: clock(),
            summary: `${firm().name}: visit to measure your floors`,
          }),
        );
    },
  );
}

/**
 * Finds the appointment of a visit link.
 * @throws Problem 404 for an unknown link, 410 for one that has ended
 */
async function openLink(db: Db, token: string, now: Date): Promise<Opened> {
  const appointment = await findAppointmentByLink(db, hashToken(token));
  if (!appointment) throw new Problem(404, 'There is no visit at this address.');
  const [visit] = await findVisits(db, [appointment.id]);
  const offer = await presentOwnOffer(db, appointment.id, now);
  const days = [...appointment.preferredDates, ...(offer?.times ?? []).map(({ date }) => date)];
  if (appointment.status === 'completed' || hasLinkEnded(days, offer ? undefined : visit, now))
    throw new Problem(
      410,
      'This link stopped working when the visit ended. Please call us to book another one.',
    );
  const isRequest = appointment.status === 'pending' && !offer;
  const askedAt = isRequest ? await findLastAskedAt(db, appointment.id) : undefined;
  return { appointment, visit, offer, askedAt };
}

const hasBegun = ({ visit }: Opened, now: Date) => visit !== undefined && visitStart(visit) <= now;

function assertNotStarted(opened: Opened, now: Date) {
  if (hasBegun(opened, now))
    throw new Problem(409, 'Your visit has begun: please call us if anything has changed.');
}

function presentOwnVisit(opened: Opened, now: Date): OwnVisit {
  const { appointment, visit, offer, askedAt } = opened;
  const due = askedAt && answerBy(askedAt);
  const { status, preferredDates, preferredTimes } = appointment;
  const canCancel = canBecome(status, 'cancelled') && !hasBegun(opened, now);
  return {
    firstName: firstName(appointment.customerName),
    purpose: appointment.purpose,
    status,
    // Offered other times in place of one that could not be made: that one is over.
    visit: presentVisit(offer && hasBegun(opened, now) ? undefined : visit),
    preferredDates,
    preferredTimes,
    offer,
    confirmBy: due && due > now ? due.toISOString() : null,
    canMove: canCancel,
    canCancel,
  };
}
