import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { keepCookie } from '#platform/server/http/security/cookies.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { changePassword, forgotPassword, resetPassword } from '../../contract.ts';
import { readSessionHash } from '../sessions/authenticate.ts';
import { countPasswordChange, countReset, countResetMail } from '../sessions/sign-in-limits.ts';
import type { StaffAccountDeps } from '../staff-account-deps.ts';
import {
  changePassword as applyPasswordChange,
  resetPassword as applyReset,
  mailResetLink,
} from './reset-password.ts';

/** Minimum response time, so that timing does not reveal whether a link was created. */
const evenAnswerMs = 250;

/** Registers the routes for forgotten, reset and changed passwords. */
export function addPasswordRoutes(app: FastifyInstance, deps: StaffAccountDeps) {
  const { db, clock, cookies, publicUrl } = deps;

  serveEndpoint(app, forgotPassword, async ({ body, request }) => {
    const now = clock();
    await countResetMail(db, body.email, request.ip, now);
    const mailing = mailResetLink(db, body.email, { publicUrl, now });
    await Promise.all([mailing, delay(evenAnswerMs)]);
    return undefined;
  });

  serveEndpoint(app, resetPassword, async ({ body, request, reply }) => {
    const now = clock();
    await countReset(db, request.ip, now);
    const deviceToken = await applyReset(db, body, now);
    reply.header('set-cookie', keepCookie(cookies.device, deviceToken));
    return undefined;
  });

  serveEndpoint(app, changePassword, async ({ body, staff, request }) => {
    await countPasswordChange(db, staff.id, clock());
    await applyPasswordChange(db, {
      ...body,
      accountId: staff.id,
      sessionHash: readSessionHash(request, cookies) ?? '',
    });
    return undefined;
  });
}
