import type { ListedAccount } from '../../contract.ts';
import type { AccountStep } from './account-dialog.tsx';

export type AccountAction =
  | AccountStep
  | 'rename'
  | 'sessions'
  | 'reset-factors'
  | 'delete'
  | 'send-verification'
  | 'invite-again';

const labels: Record<AccountAction, string> = {
  approve: 'Approve',
  'change-role': 'Change role',
  deactivate: 'Deactivate',
  activate: 'Activate',
  rename: 'Rename',
  sessions: 'Sessions',
  'reset-factors': 'Reset two-step sign-in',
  delete: 'Delete',
  'send-verification': 'Send link again',
  'invite-again': 'Invite again',
};

/** What an admin can do with an account, in order. */
export function listAccountActions(
  account: ListedAccount,
  me: string,
): { action: AccountAction; label: string }[] {
  const { status, isEmailVerified } = account;
  if (status === 'invited') return ofInvited.map((action) => ({ action, label: labels[action] }));
  const actions = { pending: ofPending, active: ofActive, deactivated: ofDeactivated }[status];
  return [
    ...actions(account, me),
    ...(isEmailVerified === false ? (['send-verification'] as const) : []),
  ].map((action) => ({
    action,
    label: status === 'pending' && action === 'deactivate' ? 'Decline' : labels[action],
  }));
}

const ofInvited = ['invite-again', 'change-role', 'delete'] as const;
const ofPending = (): AccountAction[] => ['approve', 'deactivate', 'delete'];
const ofDeactivated = (): AccountAction[] => ['activate', 'delete'];
const ofActive = ({ id, hasSecondFactor }: ListedAccount, me: string): AccountAction[] => [
  'change-role',
  'deactivate',
  'rename',
  'sessions',
  ...(hasSecondFactor && id !== me ? (['reset-factors'] as const) : []),
];
