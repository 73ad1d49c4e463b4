import { useId, useState } from 'react';
import { Link } from 'wouter';
import { AccountList } from '#features/staff-accounts/client/accounts/account-list.tsx';
import type { StaffAccount } from '#features/staff-accounts/contract.ts';
import { LogoutButton } from '../logout/logout-button.tsx';

/**
 * The last column of the team chat: the team, the own account, and the sign-out. Where there is no room
 * for a column, a button at the bottom opens it.
 */
export function TeamSidebar({ member }: { member: StaffAccount }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <aside
      aria-label="Team"
      className="relative shrink-0 overflow-auto border-line bg-mist max-lg:max-h-[50dvh] max-lg:border-t lg:w-72 lg:border-l"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between px-5 font-semibold hover:underline focus-visible:-outline-offset-2 lg:hidden"
      >
        Team and account
        <span aria-hidden="true">{isOpen ? '−' : '+'}</span>
      </button>
      <div
        id={id}
        className={`flex flex-col gap-6 px-5 pb-5 lg:min-h-full lg:pt-5 ${isOpen ? '' : 'max-lg:hidden'}`}
      >
        <section>
          <h2 className="mb-2 text-lg max-lg:sr-only">Team</h2>
          <AccountList me={member.id} />
        </section>
        <div className="grid gap-2 lg:mt-auto">
          <Link href="/team-chat/account" className="link inline-flex min-h-11 items-center">
            Your account
          </Link>
          <LogoutButton />
        </div>
      </div>
    </aside>
  );
}
