import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { changeAccount, listAccounts, register } from '../../contract.ts';
import { presentAccount } from '../present-account.ts';
import { type Account, findAccounts } from '../queries.ts';
import { findAccountsWithFactor } from '../queries-factors.ts';
import { keepPrivate } from '../sessions/routes-sessions.ts';
import { countRegistration } from '../sessions/sign-in-limits.ts';
import type { StaffAccountDeps } from '../staff-account-deps.ts';
import { changeAccount as applyAccountChange } from './change-account.ts';
import { registerAccount } from './register-account.ts';

/** Registers the routes for listing, registering and changing staff accounts. */
export function addAccountRoutes(
  app: FastifyInstance,
  { db, clock, findOnline }: StaffAccountDeps,
) {
  serveEndpoint(app, register, async ({ body, request, reply }) => {
    await countRegistration(db, request.ip, clock());
    const account = await registerAccount(db, body, clock());
    keepPrivate(reply).code(201);
    return presentAccount(account, await findOnline());
  });

  serveEndpoint(app, listAccounts, async ({ staff, reply }) => {
    keepPrivate(reply);
    const accounts = await findAccounts(db, { activeOnly: staff.role !== 'admin' });
    const online = await findOnline();
    const present = (account: Account) => presentAccount(account, online);
    if (staff.role !== 'admin') return accounts.map(present);
    const secured = await findAccountsWithFactor(db);
    return accounts.map((account) => ({
      ...present(account),
      hasSecondFactor: secured.has(account.id),
    }));
  });

  serveEndpoint(app, changeAccount, async ({ params, body, staff }) => {
    const account = await applyAccountChange(db, {
      ...{ ...params, ...body },
      by: staff,
      now: clock(),
    });
    return presentAccount(account, await findOnline());
  });
}
