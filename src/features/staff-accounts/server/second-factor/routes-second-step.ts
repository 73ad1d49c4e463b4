import type { FastifyInstance } from 'fastify';
import {
  type CookieKind,
  dropCookie,
  type HeaderCarrier,
  readCookie,
} from '#platform/server/http/security/cookies.ts';
import { hashToken } from '#platform/server/http/security/tokens.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { finishLogin, loginPasskeyOptions } from '../../second-factor/contract.ts';
import { presentAccount } from '../present-account.ts';
import { keepPrivate, keepSession, readVisitor } from '../sessions/routes-sessions.ts';
import type { StaffAccountDeps } from '../staff-account-deps.ts';
import { challengeSignIn, finishSignIn, startAgain } from './finish-sign-in.ts';

/** Registers the routes of the second step of a sign-in. */
export function addSecondStepRoutes(
  app: FastifyInstance,
  { db, clock, cookies, publicUrl, findOnline }: StaffAccountDeps,
) {
  serveEndpoint(app, finishLogin, async ({ body, request, reply }) => {
    const signedIn = await finishSignIn(
      { db, publicUrl, now: clock() },
      {
        pendingHash: readPendingHash(request, cookies.pending),
        proof: body,
        visitor: readVisitor(request, cookies),
      },
    );
    keepSession(keepPrivate(reply), cookies, signedIn);
    reply.header('set-cookie', dropCookie(cookies.pending));
    return presentAccount(signedIn.account, await findOnline());
  });

  serveEndpoint(app, loginPasskeyOptions, async ({ request, reply }) => {
    keepPrivate(reply);
    const pendingHash = readPendingHash(request, cookies.pending);
    return challengeSignIn({ db, publicUrl, now: clock() }, pendingHash);
  });
}

/** @throws Problem 401 without the cookie */
function readPendingHash(carrier: HeaderCarrier, cookie: CookieKind): string {
  const token = readCookie(carrier, cookie);
  if (token === undefined) throw startAgain();
  return hashToken(token);
}
