import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { changeMember, listMembers, register } from '../../contract.ts';
import { presentMember } from '../present-account.ts';
import { findAccounts } from '../queries.ts';
import { keepPrivate } from '../sessions/routes-sessions.ts';
import { countRegistration } from '../sessions/sign-in-limits.ts';
import type { TeamParts } from '../staff-account-deps.ts';
import { changeMember as applyMemberChange } from './change-account.ts';
import { registerAccount } from './register-account.ts';

/** Who belongs to the team. */
export function addMemberRoutes(app: FastifyInstance, { db, clock, findOnline }: TeamParts) {
  serveEndpoint(app, register, async ({ body, request, reply }) => {
    await countRegistration(db, request.ip, clock());
    const account = await registerAccount(db, body, clock());
    keepPrivate(reply).code(201);
    return presentMember(account, await findOnline());
  });

  serveEndpoint(app, listMembers, async ({ staff, reply }) => {
    keepPrivate(reply);
    const accounts = await findAccounts(db, { activeOnly: staff.role !== 'admin' });
    const online = await findOnline();
    return accounts.map((account) => presentMember(account, online));
  });

  serveEndpoint(app, changeMember, async ({ params, body, staff }) => {
    const account = await applyMemberChange(db, {
      ...{ ...params, ...body },
      by: staff,
      now: clock(),
    });
    return presentMember(account, await findOnline());
  });
}
