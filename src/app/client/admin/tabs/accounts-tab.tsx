import { useState } from 'react';
import { AccountsTable } from '#features/staff-accounts/client/accounts/accounts-table.tsx';
import type { StaffAccount } from '#features/staff-accounts/contract.ts';
import { clientOnly } from '#platform/client/loading/client-only.tsx';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';

const InviteDialog = clientOnly(
  () => import('#features/staff-accounts/client/accounts/invite-dialog.tsx'),
  null,
);

export default function AccountsTab({ member }: { member: StaffAccount }) {
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Team</h1>
        <button type="button" className={compactButton} onClick={() => setInviting(true)}>
          Invite a colleague
        </button>
      </div>
      <p className="mt-2 mb-6 max-w-[60ch] text-ink-soft">
        New accounts wait here until you approve them and choose their role.
      </p>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      <AccountsTable me={member.id} />
    </>
  );
}
