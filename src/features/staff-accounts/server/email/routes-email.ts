import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import * as contract from '../../email/contract.ts';
import { readSessionHash } from '../sessions/authenticate.ts';
import type { StaffAccountDeps } from '../staff-account-deps.ts';
import {
  cancelEmailChange,
  completeEmailChange,
  requestEmailChange,
  withdrawEmailChange,
} from './change-email.ts';
import { countEmailLink } from './email-limits.ts';
import { findEmailChange } from './queries-email-links.ts';
import { resendVerification, verifyEmail } from './verify-email.ts';

/** Minimum response time, so that timing does not reveal whether an address is taken. */
const evenAnswerMs = 250;

/** Registers the routes for verifying and changing email addresses. */
export function addEmailRoutes(app: FastifyInstance, deps: StaffAccountDeps) {
  const { db, clock, cookies } = deps;

  serveEndpoint(app, contract.verifyEmail, async ({ body, request }) => {
    await countEmailLink(db, request.ip, clock());
    return { isActive: (await verifyEmail(deps, body.token)).status === 'active' };
  });
  serveEndpoint(app, contract.completeEmailChange, async ({ body, request }) => {
    await countEmailLink(db, request.ip, clock());
    await completeEmailChange(deps, body.token);
    return undefined;
  });
  serveEndpoint(app, contract.cancelEmailChange, async ({ body, request }) => {
    await countEmailLink(db, request.ip, clock());
    await cancelEmailChange(deps, body.token);
    return undefined;
  });

  serveEndpoint(app, contract.getEmailChange, async ({ staff }) => {
    const change = await findEmailChange(db, staff.id, clock());
    return {
      isAvailable: deps.sendsEmails,
      open: change ? { email: change.email, expiresAt: change.expiresAt.toISOString() } : null,
    };
  });
  serveEndpoint(app, contract.requestEmailChange, async ({ body, staff, request }) => {
    const sessionHash = readSessionHash(request, cookies) ?? '';
    const requesting = requestEmailChange(deps, { ...body, accountId: staff.id, sessionHash });
    await Promise.all([requesting, delay(evenAnswerMs)]);
    return undefined;
  });
  serveEndpoint(app, contract.withdrawEmailChange, async ({ staff }) => {
    await withdrawEmailChange(deps, staff.id);
    return undefined;
  });

  serveEndpoint(app, contract.resendVerification, async ({ params }) => {
    await resendVerification(deps, params.id);
    return undefined;
  });
}
