import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { firm } from '#features/business/firm.ts';
import { FactorOffer } from '#features/staff-accounts/client/second-factor/factor-offer.tsx';
import type { OwnAccount } from '#features/staff-accounts/contract.ts';
import { ToastHost } from '#platform/client/ui/toast-host.tsx';
import { hasPermission } from '#platform/roles.ts';
import type { StaffLink } from '../admin/admin-tabs.ts';
import { CountedLink } from '../admin/counted-link.tsx';
import { LiveChanges } from '../admin/live-changes.tsx';
import { SearchButton } from '../search/search-button.tsx';
import { Emblem } from '../shell/emblem.tsx';
import { RouteAnnouncer } from '../shell/route-announcer.tsx';
import { BottomBar } from './bottom-bar.tsx';

type StaffShellProps = {
  member: OwnAccount;
  /** Whether the staff account has just signed in, so that the focus moves to the start of the page. */
  arrived: boolean;
  children: ReactNode;
};

const officeTools: StaffLink[] = [
  { href: '/team-chat', label: 'Team chat', count: 'waitingChats' },
  { href: '/admin', label: 'Admin panel' },
];
const fitterTools: StaffLink[] = [
  { href: '/admin/today', label: 'Today' },
  { href: '/team-chat/account', label: 'Your account' },
];

/** The layout around staff tools: a slim bar, no footer; on phones the navigation is at the bottom. */
export function StaffShell({ member, arrived, children }: StaffShellProps) {
  const [path] = useLocation();
  const isOffice = hasPermission(member, 'staff');
  const tools = isOffice ? officeTools : fitterTools;
  const offersFactor = arrived && member.secondFactor === 'off';
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (arrived) main.current?.focus();
  }, [arrived]);
  return (
    <div className="flex min-h-dvh flex-col text-base">
      <a
        href="#main"
        className="sr-only z-50 rounded bg-white px-5 py-3 font-semibold text-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to main content
      </a>
      <header className="bar-anchor on-green top-0 z-30 sm:sticky print:hidden">
        <div className="flex min-h-14 flex-wrap items-center gap-x-6 px-4 sm:px-6">
          <Link
            href="/"
            className="flex min-h-11 items-center gap-2.5 font-display font-extrabold no-underline"
          >
            <Emblem className="size-8">{firm().shortName}</Emblem>
          </Link>
          <nav aria-label="Staff" className="max-md:hidden">
            <ul className="flex gap-x-1">
              {tools.map((tool) => (
                <li key={tool.href}>
                  <CountedLink
                    link={tool}
                    member={member}
                    aria-current={path.startsWith(tool.href) ? 'page' : undefined}
                    className="inline-flex min-h-14 items-center gap-2 border-y-4 border-transparent px-2 font-semibold no-underline hover:underline aria-[current]:border-b-tape"
                  />
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex min-w-0 flex-1 items-center justify-end gap-x-4 max-xl:hidden">
            {offersFactor && <FactorOffer accountId={member.id} />}
            <div className="toast-dock" />
          </div>
          <div className="ml-auto flex items-center gap-x-6">
            {isOffice && (
              <SearchButton
                findsProducts={hasPermission(member, 'manage-prices')}
                className="inline-flex min-h-11 items-center gap-2 font-semibold hover:underline"
              />
            )}
            <Link
              href="/team-chat/account"
              className="inline-flex min-h-11 items-center hover:underline max-md:hidden"
            >
              <span className="sr-only">Your account: </span>
              {member.name}
            </Link>
          </div>
        </div>
      </header>
      <main id="main" ref={main} tabIndex={-1} className="flex flex-1 flex-col">
        {offersFactor && (
          <div className="border-b border-line bg-mist px-4 py-1 sm:px-6 xl:hidden">
            <FactorOffer accountId={member.id} />
          </div>
        )}
        {children}
      </main>
      <div className="sticky bottom-0 z-30 print:hidden">
        <div className="toast-dock xl:hidden" />
        <BottomBar member={member} />
      </div>
      {isOffice && <LiveChanges />}
      <RouteAnnouncer />
      <ToastHost />
    </div>
  );
}
