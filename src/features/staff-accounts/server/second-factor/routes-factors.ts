import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Staff } from '#platform/server/http/security/access.ts';
import { keepCookie } from '#platform/server/http/security/cookies.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import * as contract from '../../second-factor/contract.ts';
import { needsFactor } from '../../second-factor/factor-kinds.ts';
import { countRecoveryCodes, findFactors } from '../queries-factors.ts';
import { readSessionHash } from '../sessions/authenticate.ts';
import type { StaffAccountDeps } from '../staff-account-deps.ts';
import { type AddedFactor, addApp, addPasskey, beginApp, beginPasskey } from './add-factor.ts';
import { removeFactor, renameFactor, renewRecoveryCodes } from './change-factors.ts';
import { confirmSession } from './confirm-session.ts';
import { passkeyHost } from './passkeys.ts';
import { challengePasskey } from './prove-factor.ts';
import { resetFactors } from './reset-factors.ts';

/** Registers the routes for one's own second factors, and for resetting those of others. */
export function addFactorRoutes(app: FastifyInstance, deps: StaffAccountDeps) {
  const { db, clock, cookies, publicUrl, factorRule } = deps;
  const hashOf = (request: FastifyRequest) => readSessionHash(request, cookies) ?? '';
  const changeBy = ({ staff, request }: { staff: Staff; request: FastifyRequest }) => ({
    db,
    publicUrl,
    accountId: staff.id,
    sessionHash: hashOf(request),
    now: clock(),
  });
  const proverOf = ({ staff, request }: { staff: Staff; request: FastifyRequest }) => ({
    db,
    publicUrl,
    accountId: staff.id,
    holder: hashOf(request),
    now: clock(),
  });
  const keepToken = (reply: FastifyReply, token: string) =>
    reply.header('set-cookie', keepCookie(cookies.session, token));
  const answerAdded = (reply: FastifyReply, { recoveryCodes, sessionToken }: AddedFactor) => {
    keepToken(reply, sessionToken);
    return { recoveryCodes };
  };

  serveEndpoint(app, contract.listFactors, async ({ staff }) => ({
    factors: (await findFactors(db, staff.id)).map(({ id, kind, name, createdAt, lastUsedAt }) => ({
      id,
      kind,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countRecoveryCodes(db, staff.id),
    isRequired: needsFactor(factorRule, staff.role),
    passkeyHost: passkeyHost(publicUrl),
  }));

  serveEndpoint(app, contract.confirmIdentity, async ({ body, reply, ...call }) => {
    keepToken(reply, await confirmSession(proverOf(call), body));
    return undefined;
  });
  serveEndpoint(app, contract.checkConfirmation, async () => undefined);
  serveEndpoint(app, contract.confirmPasskeyOptions, (call) => challengePasskey(proverOf(call)));

  serveEndpoint(app, contract.beginApp, (call) => beginApp(changeBy(call)));
  serveEndpoint(app, contract.addApp, async ({ body, reply, ...call }) =>
    answerAdded(reply, await addApp(changeBy(call), body)),
  );
  serveEndpoint(app, contract.newPasskeyOptions, (call) => beginPasskey(changeBy(call)));
  serveEndpoint(app, contract.addPasskey, async ({ body, reply, ...call }) =>
    answerAdded(reply, await addPasskey(changeBy(call), body)),
  );

  serveEndpoint(app, contract.renameFactor, async ({ params, body, ...call }) => {
    await renameFactor(changeBy(call), { ...params, ...body });
    return undefined;
  });
  serveEndpoint(app, contract.removeFactor, async ({ params, ...call }) => {
    await removeFactor(changeBy(call), { ...params, rule: factorRule });
    return undefined;
  });
  serveEndpoint(app, contract.renewRecoveryCodes, async (call) => ({
    recoveryCodes: await renewRecoveryCodes(changeBy(call)),
  }));
  serveEndpoint(app, contract.resetFactors, async ({ params, staff, request }) => {
    await resetFactors(db, { ...params, by: staff, sessionHash: hashOf(request), now: clock() });
    return undefined;
  });
}
