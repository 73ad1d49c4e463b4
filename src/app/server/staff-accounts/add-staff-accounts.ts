import type { FastifyInstance } from 'fastify';
import { revokeFeedOfAccount } from '#features/booking/server/calendar-feeds/change-feeds.ts';
import { releaseConversations } from '#features/chat/server/conversations/change-conversation.ts';
import { addStaffAccountRoutes } from '#features/staff-accounts/server/routes.ts';
import type {
  OnAccountClosed,
  StaffAccountDeps,
} from '#features/staff-accounts/server/staff-account-deps.ts';

export type AccountOptions = {
  /** Whether a mail server delivers emails. */
  sendsEmails?: boolean;
  /** Whether an account becomes active only with a verified email address. */
  requiresVerifiedEmail?: boolean;
  /** Whether changes of accounts, exports and erasures need a proof of the last minutes who the person is. */
  requiresConfirmation?: boolean;
};

type Deps = AccountOptions &
  Omit<StaffAccountDeps, 'sendsEmails' | 'requiresVerifiedEmail' | 'onAccountClosed'>;

/** Registers the routes of staff accounts with what they need of chat and booking. */
export function addStaffAccounts(app: FastifyInstance, deps: Deps) {
  const { sendsEmails = false, requiresVerifiedEmail = false } = deps;
  addStaffAccountRoutes(app, { ...deps, sendsEmails, requiresVerifiedEmail, onAccountClosed });
}

/** Revokes the calendar feed of a closed account's fitter and gives back its conversations. */
const onAccountClosed: OnAccountClosed = async (tx, closed) => {
  await revokeFeedOfAccount(tx, closed);
  await releaseConversations(tx, closed.accountId, closed.now);
};
