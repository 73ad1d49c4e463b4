import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { useConfirmation } from '#platform/client/staff/confirmation/confirmation-context.ts';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import {
  Chip,
  rowAction,
  StaffTable,
  staffCardCorner,
  staffCell,
  staffRow,
} from '#platform/client/staff/staff-table.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import type { ListedAccount } from '../../contract.ts';
import { roleNames } from '../../limits.ts';
import { accountsQuery } from '../api.ts';
import { type AccountAction, listAccountActions } from './account-actions.ts';
import { AccountDialog } from './account-dialog.tsx';
import { AccountSessionsDialog } from './account-sessions-dialog.tsx';
import { requestInvitationAgain, requestVerificationMail } from './api-accounts.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { ResetFactorsDialog } from './reset-factors-dialog.tsx';

const readAgainMs = 15_000;
const statusWords = {
  invited: 'Invited',
  pending: 'Waiting',
  active: 'Active',
  deactivated: 'Deactivated',
};
const tones = {
  invited: 'waiting',
  pending: 'waiting',
  active: 'done',
  deactivated: 'ended',
} as const;
const order = { pending: 0, invited: 1, active: 2, deactivated: 3 };

/** Table of all staff accounts, pending ones first. */
export function AccountsTable({ me }: { me: string }) {
  const {
    data: members,
    error,
    refetch,
  } = useQuery({
    ...accountsQuery,
    refetchInterval: readAgainMs,
  });
  const { run } = useConfirmation();
  const [open, setOpen] = useState<Pick<OpenDialogProps, 'member' | 'action'>>();
  if (error && !members) return <LoadError error={error} onTryAgain={refetch} />;
  if (!members) return <div className="skeleton h-64" aria-hidden="true" />;
  const sorted = members.toSorted((a, b) => order[a.status] - order[b.status]);
  return (
    <>
      <StaffTable caption="Members of the team" headings={['Name', 'Role', 'Status', 'Actions']}>
        <tbody className="max-xl:block">
          {sorted.map((member) => (
            <tr key={member.id} className={staffRow}>
              <th scope="row" className={`${staffCell} font-normal`}>
                <span className="block text-base font-semibold wrap-anywhere">
                  {member.name}
                  {member.id === me && <span className="font-normal text-ink-soft"> (you)</span>}
                </span>
                <span className="text-ink-soft wrap-anywhere">{member.email}</span>
                {member.isEmailVerified === false && member.status !== 'invited' && (
                  <span className="block font-medium text-error">Email not verified yet</span>
                )}
              </th>
              <td className={staffCell}>
                {member.status === 'pending' && 'Asked for '}
                {roleNames[member.role]}
                {member.hasSecondFactor && (
                  <span className="block text-ink-soft">Two-step sign-in</span>
                )}
              </td>
              <td className={`${staffCell} ${staffCardCorner}`}>
                <Chip tone={tones[member.status]}>{statusWords[member.status]}</Chip>
              </td>
              <td className={staffCell}>
                <div className="flex flex-wrap gap-2">
                  {listAccountActions(member, me).map(({ action, label }) => (
                    <button
                      key={action}
                      type="button"
                      className={rowAction}
                      onClick={() =>
                        action === 'send-verification' || action === 'invite-again'
                          ? sendLink(member, () => run(() => linkRequests[action](member.id)))
                          : setOpen({ member, action })
                      }
                    >
                      {label}
                      <span className="sr-only"> {member.name}</span>
                    </button>
                  ))}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </StaffTable>
      {open && <OpenDialog {...open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

type OpenDialogProps = {
  member: ListedAccount;
  action: Exclude<AccountAction, keyof typeof linkRequests>;
  onClose: () => void;
};

function OpenDialog({ action, ...props }: OpenDialogProps) {
  switch (action) {
    case 'rename':
      return <RenameDialog {...props} />;
    case 'sessions':
      return <AccountSessionsDialog {...props} />;
    case 'reset-factors':
      return <ResetFactorsDialog {...props} />;
    case 'delete':
      return <DeleteAccountDialog {...props} />;
    default:
      return <AccountDialog {...props} step={action} />;
  }
}

const linkRequests = {
  'send-verification': requestVerificationMail,
  'invite-again': requestInvitationAgain,
};

async function sendLink({ email }: ListedAccount, send: () => Promise<boolean>) {
  try {
    if (!(await send())) return;
    showToast({ title: 'Link sent', description: `We’ve emailed ${email} a new link.` });
  } catch (error) {
    const description = errorMessage(error);
    showToast({ title: 'Link not sent', description, variant: 'destructive' });
  }
}
