import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/client/ui/button.tsx';
import type { StaffAccount } from '../../contract.ts';
import { accountsQuery } from '../api.ts';
import { AccountDialog, type AccountStep } from './account-dialog.tsx';

const readAgainMs = 15_000;
const statusWords = { pending: 'Waiting', active: 'Active', deactivated: 'Deactivated' };
const roleWords = { support: 'Support', admin: 'Admin' };
const order = { pending: 0, active: 1, deactivated: 2 };

/** Table of all staff accounts, pending ones first. */
export function AccountsTable({ me }: { me: string }) {
  const {
    data: members,
    isError,
    refetch,
  } = useQuery({
    ...accountsQuery,
    refetchInterval: readAgainMs,
  });
  const [open, setOpen] = useState<{ member: StaffAccount; step: AccountStep }>();
  if (isError && !members)
    return (
      <p>
        We couldn’t load the team.{' '}
        <button type="button" className="link" onClick={() => refetch()}>
          Try again
        </button>
      </p>
    );
  if (!members) return <div className="skeleton h-64" aria-hidden="true" />;
  const sorted = members.toSorted((a, b) => order[a.status] - order[b.status]);
  return (
    <>
      <table className="w-full text-left text-sm max-lg:block">
        <caption className="sr-only">Members of the team</caption>
        <thead className="border-b-2 border-ink max-lg:sr-only">
          <tr>
            {['Name', 'Role', 'Status', 'Actions'].map((heading) => (
              <th key={heading} scope="col" className="py-2 pr-4 font-semibold">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {sorted.map((member) => (
            <tr
              key={member.id}
              className="border-b border-line max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-4 max-lg:py-3"
            >
              <th scope="row" className="py-2 pr-4 font-normal max-lg:w-full">
                <span className="block text-base font-semibold wrap-anywhere">
                  {member.name}
                  {member.id === me && <span className="font-normal text-ink-soft"> (you)</span>}
                </span>
                <span className="text-ink-soft wrap-anywhere">{member.email}</span>
              </th>
              <td className="py-2 pr-4">
                {member.status === 'pending' && 'Asked for '}
                {roleWords[member.role]}
              </td>
              <td className="py-2 pr-4">
                <span
                  className={`rounded-chip px-2.5 py-1 font-semibold ${member.status === 'pending' ? 'bg-tape text-ink' : member.status === 'active' ? 'bg-mist text-brand' : 'border border-line-strong text-ink-soft'}`}
                >
                  {statusWords[member.status]}
                </span>
              </td>
              <td className="py-2 max-lg:w-full">
                <div className="-ml-5 flex flex-wrap">
                  {stepsFor(member).map(({ step, label }) => (
                    <Button
                      key={step}
                      look="plain"
                      className="text-sm"
                      onClick={() => setOpen({ member, step })}
                    >
                      {label}
                      <span className="sr-only"> {member.name}</span>
                    </Button>
                  ))}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {open && <AccountDialog {...open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function stepsFor({ status }: StaffAccount): { step: AccountStep; label: string }[] {
  if (status === 'pending')
    return [
      { step: 'approve', label: 'Approve' },
      { step: 'deactivate', label: 'Refuse' },
    ];
  if (status === 'active')
    return [
      { step: 'change-role', label: 'Change role' },
      { step: 'deactivate', label: 'Deactivate' },
    ];
  return [{ step: 'activate', label: 'Activate' }];
}
