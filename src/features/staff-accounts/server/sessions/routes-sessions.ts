import type { FastifyInstance, FastifyReply } from 'fastify';
import { channels } from '#features/business/server/channels.ts';
import { publish } from '#platform/server/database/channel.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { dropCookie, keepCookie, readCookie } from '#platform/server/http/security/cookies.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { endSession, getMe, listSessions, login, logout } from '../../contract.ts';
import { presentAccount } from '../present-account.ts';
import type { StaffAccountDeps } from '../staff-account-deps.ts';
import { readSessionHash } from './authenticate.ts';
import { deleteSession, deleteSessionByToken, findSessions } from './queries-sessions.ts';
import { signIn } from './sign-in.ts';

/** Registers the routes for signing in and out, the own account and the own sessions. */
export function addSessionRoutes(
  app: FastifyInstance,
  { db, clock, cookies, findOnline }: StaffAccountDeps,
) {
  serveEndpoint(app, login, async ({ body, request, reply }) => {
    const visitor = {
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      deviceToken: readCookie(request, cookies.device),
      sessionHash: readSessionHash(request, cookies),
    };
    const { account, sessionToken, deviceToken } = await signIn(db, body, visitor, clock());
    keepPrivate(reply).header('set-cookie', [
      keepCookie(cookies.session, sessionToken),
      keepCookie(cookies.device, deviceToken),
    ]);
    return presentAccount(account, await findOnline());
  });

  serveEndpoint(app, logout, async ({ request, reply }) => {
    const hash = readSessionHash(request, cookies);
    if (hash)
      await db.transaction(async (tx) => {
        const accountId = await deleteSessionByToken(tx, hash);
        if (accountId) await publish(tx, channels.staffAccounts, accountId);
      });
    reply.header('set-cookie', dropCookie(cookies.session));
    return undefined;
  });

  serveEndpoint(app, getMe, async ({ staff, reply }) => {
    keepPrivate(reply);
    return { ...staff, status: 'active' as const, isOnline: (await findOnline()).has(staff.id) };
  });

  serveEndpoint(app, listSessions, async ({ staff, request, reply }) => {
    keepPrivate(reply);
    const current = readSessionHash(request, cookies);
    const rows = await findSessions(db, staff.id, clock());
    return rows.map(({ tokenHash, createdAt, lastSeenAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent: tokenHash === current,
    }));
  });

  serveEndpoint(app, endSession, async ({ params, staff }) => {
    await db.transaction(async (tx) => {
      if (!(await deleteSession(tx, staff.id, params.id)))
        throw new Problem(404, 'You have no session with this id.');
      await publish(tx, channels.staffAccounts, staff.id);
    });
    return undefined;
  });
}

/** Forbids caching of personal responses. */
export function keepPrivate(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'private, no-store');
}
