import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { channels } from '#features/business/server/channels.ts';
import { publish } from '#platform/server/database/channel.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { dropCookie, keepCookie, readCookie } from '#platform/server/http/security/cookies.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { recordSecurityEvent } from '#platform/server/security-log/record-security-event.ts';
import {
  endAccountSession,
  endAccountSessions,
  endSession,
  getMe,
  listAccountSessions,
  listSessions,
  login,
  logout,
  type NextStep,
  type OwnAccount,
} from '../../contract.ts';
import { factorKinds, needsFactor } from '../../second-factor/factor-kinds.ts';
import { presentAccount } from '../present-account.ts';
import { findAccount } from '../queries.ts';
import { type Factor, findFactors } from '../queries-factors.ts';
import type { StaffAccountDeps } from '../staff-account-deps.ts';
import { unknownAccount } from '../unknown-account.ts';
import { readSessionHash } from './authenticate.ts';
import { endSessionsOf } from './end-sessions.ts';
import { deleteSession, findSessions, type SessionRow } from './queries-sessions.ts';
import { endSessionByToken, type SignedIn, signIn, type Visitor } from './sign-in.ts';
import type { StaffCookies } from './staff-cookies.ts';

/** Registers the routes for signing in and out, the own account and the own sessions. */
export function addSessionRoutes(app: FastifyInstance, deps: StaffAccountDeps) {
  const { db, clock, cookies, findOnline, factorRule } = deps;

  serveEndpoint(app, login, async ({ body, request, reply }) => {
    const signedIn = await signIn(deps, body, readVisitor(request, cookies), clock());
    keepPrivate(reply);
    if ('pendingToken' in signedIn) {
      reply.code(202).header('set-cookie', keepCookie(cookies.pending, signedIn.pendingToken));
      return describeNextStep(signedIn.factors);
    }
    keepSession(reply, cookies, signedIn);
    if (needsFactor(factorRule, signedIn.account.role)) {
      reply.code(202);
      return { nextStep: 'add-factor' as const, methods: [] };
    }
    return presentAccount(signedIn.account, await findOnline());
  });

  serveEndpoint(app, logout, async ({ request, reply }) => {
    const hash = readSessionHash(request, cookies);
    if (hash)
      await db.transaction((tx) =>
        endSessionByToken(tx, hash, { at: clock(), reason: 'signed-out' }),
      );
    reply.header('set-cookie', dropCookie(cookies.session));
    return undefined;
  });

  serveEndpoint(app, getMe, async ({ staff, reply }) => {
    keepPrivate(reply);
    const hasFactor = (await findFactors(db, staff.id)).length > 0;
    return {
      ...staff,
      status: 'active' as const,
      isOnline: (await findOnline()).has(staff.id),
      secondFactor: describeState(staff, hasFactor),
    };
  });

  serveEndpoint(app, listSessions, async ({ staff, request, reply }) => {
    keepPrivate(reply);
    const rows = await findSessions(db, staff.id, clock());
    return rows.map(presentSession(readSessionHash(request, cookies)));
  });

  serveEndpoint(app, endSession, async ({ params, staff }) => {
    await db.transaction(async (tx) => {
      if (!(await deleteSession(tx, staff.id, params.id)))
        throw new Problem(404, 'You have no session with this id.');
      await publish(tx, channels.staffAccounts, staff.id);
      const details = { reason: 'by-owner' } as const;
      await recordSecurityEvent(tx, {
        at: clock(),
        kind: 'session-ended',
        account: staff,
        details,
      });
    });
    return undefined;
  });
}

/** Registers the routes with which admins see and end the sessions of others. */
export function addOthersSessionRoutes(
  app: FastifyInstance,
  { db, clock, cookies }: StaffAccountDeps,
) {
  serveEndpoint(app, listAccountSessions, async ({ params, request }) => {
    if (!(await findAccount(db, params.id))) throw unknownAccount();
    const rows = await findSessions(db, params.id, clock());
    return rows.map(presentSession(readSessionHash(request, cookies)));
  });

  serveEndpoint(app, endAccountSession, async ({ params: { id, sessionId }, staff }) => {
    await endSessionsOf(db, { accountId: id, sessionId, by: staff, now: clock() });
    return undefined;
  });

  serveEndpoint(app, endAccountSessions, async ({ params: { id }, staff }) => {
    await endSessionsOf(db, { accountId: id, by: staff, now: clock() });
    return undefined;
  });
}

const presentSession =
  (current: string | undefined) =>
  ({ tokenHash, createdAt, lastSeenAt, ...row }: SessionRow) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: tokenHash === current,
  });

/** What a sign-in has to know of the request. */
export const readVisitor = (request: FastifyRequest, cookies: StaffCookies): Visitor => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  deviceToken: readCookie(request, cookies.device),
  sessionHash: readSessionHash(request, cookies),
});

/** Sets the cookies of a new session, in place of that of a pending sign-in. */
export function keepSession(reply: FastifyReply, cookies: StaffCookies, tokens: SignedIn) {
  reply.header('set-cookie', [
    keepCookie(cookies.session, tokens.sessionToken),
    keepCookie(cookies.device, tokens.deviceToken),
  ]);
}

function describeState({ isEnrolling }: Staff, hasFactor: boolean): OwnAccount['secondFactor'] {
  if (isEnrolling) return 'required';
  return hasFactor ? 'on' : 'off';
}

/** What the factors of an account allow as its second step; recovery codes come with the first factor. */
function describeNextStep(factors: readonly Factor[]): NextStep {
  const kinds = factorKinds.filter((kind) => factors.some((factor) => factor.kind === kind));
  return { nextStep: 'prove-factor', methods: [...kinds, 'recovery-code'] };
}

/** Forbids caching of personal responses. */
export function keepPrivate(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'private, no-store');
}
