import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { recordIfLimited } from '#platform/server/security-log/record-security-failure.ts';
import {
  changeAccount,
  changeOwnName,
  deleteAccount,
  inviteAccount,
  inviteAgain,
  listAccounts,
  register,
} from '../../contract.ts';
import { presentAccount } from '../present-account.ts';
import { type Account, findAccounts } from '../queries.ts';
import { findAccountsWithFactor } from '../queries-factors.ts';
import { keepPrivate } from '../sessions/routes-sessions.ts';
import { countRegistration } from '../sessions/sign-in-limits.ts';
import type { StaffAccountDeps } from '../staff-account-deps.ts';
import { changeAccount as applyAccountChange } from './change-account.ts';
import { deleteAccount as applyDeletion } from './delete-account.ts';
import {
  inviteAccount as applyInvitation,
  inviteAgain as applyInvitationAgain,
} from './invite-account.ts';
import { registerAccount } from './register-account.ts';
import { renameOwnAccount } from './rename-account.ts';

/** Registers the routes for listing, registering, changing and deleting staff accounts. */
export function addAccountRoutes(app: FastifyInstance, deps: StaffAccountDeps) {
  const { db, clock, findOnline } = deps;
  serveEndpoint(app, register, async ({ body, request, reply }) => {
    await recordIfLimited(countRegistration(db, request.ip, clock()), {
      at: clock(),
      kind: 'registration-refused',
      details: { reason: 'too-many-attempts' },
    });
    const account = await registerAccount(deps, body);
    keepPrivate(reply);
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
      isEmailVerified: account.emailVerifiedAt !== null,
    }));
  });

  serveEndpoint(app, inviteAccount, async ({ body, staff }) => {
    const account = await applyInvitation(deps, { ...body, by: staff });
    return presentAccount(account, await findOnline());
  });

  serveEndpoint(app, inviteAgain, async ({ params, staff }) => {
    await applyInvitationAgain(deps, { ...params, by: staff });
    return undefined;
  });

  serveEndpoint(app, changeAccount, async ({ params, body, staff }) => {
    const account = await applyAccountChange(deps, { ...params, ...body, by: staff });
    return presentAccount(account, await findOnline());
  });

  serveEndpoint(app, deleteAccount, async ({ params, staff }) => {
    await applyDeletion(deps, { ...params, by: staff });
    return undefined;
  });

  serveEndpoint(app, changeOwnName, async ({ body, staff }) => {
    const account = await renameOwnAccount(db, { ...body, accountId: staff.id, now: clock() });
    return presentAccount(account, await findOnline());
  });
}
