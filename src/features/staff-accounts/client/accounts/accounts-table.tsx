import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import {
  Chip,
  rowAction,
  StaffTable,
  staffCardCorner,
  staffCell,
  staffRow,
} from '#platform/client/staff/staff-table.tsx';
import type { ListedAccount } from '../../contract.ts';
import { roleNames } from '../../limits.ts';
import { accountsQuery } from '../api.ts';
import { AccountDialog, type AccountStep } from './account-dialog.tsx';
import { ResetFactorsDialog } from './reset-factors-dialog.tsx';

const readAgainMs = 15_000;
const statusWords = { pending: 'Waiting', active: 'Active', deactivated: 'Deactivated' };
const tones = { pending: 'waiting', active: 'done', deactivated: 'ended' } as const;
const order = { pending: 0, active: 1, deactivated: 2 };

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
  const [open, setOpen] = useState<{
    member: ListedAccount;
    step: AccountStep | 'reset-factors';
  }>();
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
                  {stepsFor(member, me).map(({ step, label }) => (
                    <button
                      key={step}
                      type="button"
                      className={rowAction}
                      onClick={() => setOpen({ member, step })}
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
      {open?.step === 'reset-factors' && (
        <ResetFactorsDialog member={open.member} onClose={() => setOpen(undefined)} />
      )}
      {open && open.step !== 'reset-factors' && (
        <AccountDialog member={open.member} step={open.step} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

function stepsFor(
  { id, status, hasSecondFactor }: ListedAccount,
  me: string,
): { step: AccountStep | 'reset-factors'; label: string }[] {
  if (status === 'pending')
    return [
      { step: 'approve', label: 'Approve' },
      { step: 'deactivate', label: 'Decline' },
    ];
  if (status === 'active')
    return [
      { step: 'change-role', label: 'Change role' },
      { step: 'deactivate', label: 'Deactivate' },
      ...(hasSecondFactor && id !== me
        ? [{ step: 'reset-factors' as const, label: 'Reset two-step sign-in' }]
        : []),
    ];
  return [{ step: 'activate', label: 'Activate' }];
}
