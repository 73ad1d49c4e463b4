import { Link, useLocation } from 'wouter';
import type { StaffAccount } from '#features/staff-accounts/contract.ts';
import { hasPermission } from '#platform/roles.ts';
import { type AdminTab, tabsFor } from '../admin/admin-tabs.ts';
import { LogoutButton } from '../logout/logout-button.tsx';
import { closeAfterLink } from '../shell/navigation/close-after-link.ts';
import { usePopoverOpen } from '../shell/navigation/use-popover-open.ts';

const account = { href: '/team-chat/account', label: 'Your account' };
const dashboard = { href: '/admin', label: 'Dashboard' };
const chat = { href: '/team-chat', label: 'Chat' };
const appointments = { href: '/admin/appointments', label: 'Appointments' };
const officeShortcuts = [dashboard, chat, appointments];
const fitterShortcuts = [{ href: '/admin/today', label: 'Today' }];

const linkOf = ({ slug, label }: AdminTab) => ({ href: slug ? `/admin/${slug}` : '/admin', label });

const entry =
  'flex min-h-14 grow items-center justify-center border-y-4 border-transparent px-2 text-sm font-semibold no-underline focus-visible:-outline-offset-2';

/** Navigation of the staff screens on phones, at the bottom of the window. */
export function BottomBar({ member }: { member: StaffAccount }) {
  const [path] = useLocation();
  const [isOpen, onToggle] = usePopoverOpen();
  const shortcuts = hasPermission(member, 'staff') ? officeShortcuts : fitterShortcuts;
  const rest = [
    ...tabsFor(member)
      .map(linkOf)
      .filter(({ href }) => shortcuts.every((shortcut) => shortcut.href !== href)),
    account,
  ];
  const isCurrent = (href: string) => path === href || undefined;
  return (
    <nav aria-label="Staff tools" className="staff-bottom-bar md:hidden">
      <div className="on-green flex">
        {shortcuts.map(({ href, label }) => (
          <Link
            key={href}
            href={href}
            aria-current={isCurrent(href) && 'page'}
            className={`${entry} aria-[current]:border-t-tape`}
          >
            {label}
          </Link>
        ))}
        <button
          type="button"
          popoverTarget="more-staff-tools"
          aria-expanded={isOpen}
          className={`${entry} ${rest.some(({ href }) => isCurrent(href)) ? 'border-t-tape' : ''}`}
        >
          More
        </button>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: handles clicks on the links inside */}
      <div
        id="more-staff-tools"
        popover="auto"
        onToggle={onToggle}
        onClick={closeAfterLink}
        className="inset-x-0 top-auto bottom-14 m-0 max-h-[calc(100dvh-3.5rem)] w-full overflow-auto border-t border-line bg-white p-4 text-ink shadow-raised"
      >
        <ul className="mb-4 grid grid-cols-2 gap-1">
          {rest.map(({ href, label }) => (
            <li key={href}>
              <Link
                href={href}
                aria-current={isCurrent(href) && 'page'}
                className="flex min-h-12 items-center rounded px-3 font-semibold no-underline aria-[current]:bg-brand aria-[current]:text-white"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <LogoutButton className="w-full" />
      </div>
    </nav>
  );
}
