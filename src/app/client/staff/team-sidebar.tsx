import { useId, useState } from 'react';
import { Link } from 'wouter';
import { AccountList } from '#features/staff-accounts/client/accounts/account-list.tsx';
import type { StaffAccount } from '#features/staff-accounts/contract.ts';
import { LogoutButton } from '../logout/logout-button.tsx';

/**
 * The last column of the team chat: the team, the own account, and the sign-out, below the details of the open
 * conversation. Where there is no room for a column, a button at the bottom opens it.
 */
export function TeamSidebar({ member }: { member: StaffAccount }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <aside
      aria-label="Team"
      className="relative overflow-auto border-line bg-mist max-xl:max-h-[50dvh] max-xl:border-t xl:min-h-0 xl:flex-1 xl:peer-not-empty:max-h-[38%] xl:peer-not-empty:flex-none"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between px-5 font-semibold hover:underline focus-visible:-outline-offset-2 xl:hidden"
      >
        Team and account
        <span aria-hidden="true">{isOpen ? '−' : '+'}</span>
      </button>
      <div
        id={id}
        className={`flex flex-col gap-4 px-5 pb-4 xl:min-h-full xl:pt-4 ${isOpen ? '' : 'max-xl:hidden'}`}
      >
        <section>
          <h2 className="mb-1 text-base max-xl:sr-only">Team</h2>
          <AccountList me={member.id} />
        </section>
        <div className="flex flex-wrap items-center justify-between gap-2 xl:mt-auto">
          <Link href="/team-chat/account" className="link inline-flex min-h-11 items-center">
            Your account
          </Link>
          <LogoutButton />
        </div>
      </div>
    </aside>
  );
}
