import { Link } from 'wouter';
import { AccountList } from '#features/staff-accounts/client/accounts/account-list.tsx';
import { LogoutButton } from '#features/staff-accounts/client/logout-button.tsx';
import type { StaffAccount } from '#features/staff-accounts/contract.ts';

/** The last column of the team chat: the team, the own account, and the sign-out. */
export function TeamSidebar({ member }: { member: StaffAccount }) {
  return (
    <aside
      aria-label="Team"
      className="flex flex-col gap-6 border-line bg-mist p-5 max-lg:border-t lg:w-72 lg:border-l"
    >
      <section>
        <h2 className="mb-2 text-lg">Team</h2>
        <AccountList me={member.id} />
      </section>
      <div className="grid gap-2 lg:mt-auto">
        <Link href="/team-chat/account" className="link inline-flex min-h-11 items-center">
          Your account
        </Link>
        <LogoutButton />
      </div>
    </aside>
  );
}
