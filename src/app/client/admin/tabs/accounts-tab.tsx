import { AccountsTable } from '#features/staff-accounts/client/accounts/accounts-table.tsx';
import type { StaffAccount } from '#features/staff-accounts/contract.ts';

export default function AccountsTab({ member }: { member: StaffAccount }) {
  return (
    <>
      <h1 className="text-2xl">Team</h1>
      <p className="mt-2 mb-6 max-w-[60ch] text-ink-soft">
        New accounts wait here until you approve them and choose their role.
      </p>
      <AccountsTable me={member.id} />
    </>
  );
}
