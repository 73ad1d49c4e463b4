import { TeamTable } from '#features/staff-accounts/client/accounts/accounts-table.tsx';
import type { Member } from '#features/staff-accounts/contract.ts';

export default function TeamTab({ member }: { member: Member }) {
  return (
    <>
      <h1 className="text-2xl">Team</h1>
      <p className="mt-2 mb-6 max-w-[60ch] text-ink-soft">
        Whoever registers waits here until an admin approves the account and chooses its role.
      </p>
      <TeamTable me={member.id} />
    </>
  );
}
