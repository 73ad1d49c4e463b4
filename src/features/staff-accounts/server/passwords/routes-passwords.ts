import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { keepCookie } from '#platform/server/http/security/cookies.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { recordIfLimited } from '#platform/server/security-log/record-security-failure.ts';
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
    await recordIfLimited(countResetMail(db, body.email, request.ip, now), {
      at: now,
      kind: 'reset-request-refused',
      details: { reason: 'too-many-attempts' },
    });
    const mailing = mailResetLink(db, body.email, { publicUrl, now });
    await Promise.all([mailing, delay(evenAnswerMs)]);
    return undefined;
  });

  serveEndpoint(app, resetPassword, async ({ body, request, reply }) => {
    const now = clock();
    await recordIfLimited(countReset(db, request.ip, now), {
      at: now,
      kind: 'reset-refused',
      details: { reason: 'too-many-attempts' },
    });
    const deviceToken = await applyReset(deps, body, now);
    reply.header('set-cookie', keepCookie(cookies.device, deviceToken));
    return undefined;
  });

  serveEndpoint(app, changePassword, async ({ body, staff, request }) => {
    const now = clock();
    await recordIfLimited(countPasswordChange(db, staff.id, now), {
      at: now,
      kind: 'password-change-refused',
      account: staff,
      details: { reason: 'too-many-attempts' },
    });
    const sessionHash = readSessionHash(request, cookies) ?? '';
    await applyPasswordChange(deps, { ...body, accountId: staff.id, sessionHash }, now);
    return undefined;
  });
}
