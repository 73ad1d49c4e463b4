import { useId } from 'react';
import { useLocation } from 'wouter';
import type { StaffAccount } from '#features/staff-accounts/contract.ts';
import {
  formatCount,
  groupTabs,
  linkTo,
  type StaffLink,
  shortcutsFor,
  tabsFor,
} from '../admin/admin-tabs.ts';
import { CountedLabel, CountedLink } from '../admin/counted-link.tsx';
import { useNavigation } from '../admin/use-navigation.ts';
import { LogoutButton } from '../logout/logout-button.tsx';
import { closeAfterLink } from '../shell/navigation/close-after-link.ts';
import { usePopoverOpen } from '../shell/navigation/use-popover-open.ts';

const account: StaffLink = { href: '/team-chat/account', label: 'Your account' };

const entry =
  'flex min-h-14 grow items-center justify-center border-y-4 border-transparent px-2 text-sm font-semibold no-underline focus-visible:-outline-offset-2';

/** Navigation of the staff screens on phones, at the bottom of the window. */
export function BottomBar({ member }: { member: StaffAccount }) {
  const id = useId();
  const [path] = useLocation();
  const [isOpen, onToggle] = usePopoverOpen();
  const counts = useNavigation(member);
  const shortcuts = shortcutsFor(member, counts);
  const groups = groupTabs(tabsFor(member), counts)
    .map(({ name, tabs }) => ({
      name,
      links: tabs
        .map(linkTo)
        .filter(({ href }) => shortcuts.every((shortcut) => shortcut.href !== href)),
    }))
    .filter(({ links }) => links.length > 0);
  const rest = [...groups.flatMap(({ links }) => links), account];
  const waitingInRest = formatCount(
    rest.reduce((sum, { count }) => sum + (count ? counts[count] : 0), 0),
  );
  const isCurrent = (href: string) => path === href || undefined;
  const restLink = (link: StaffLink) => (
    <CountedLink
      link={link}
      member={member}
      aria-current={isCurrent(link.href) && 'page'}
      className="flex min-h-11 items-center justify-between gap-2 rounded px-3 font-semibold no-underline aria-[current]:bg-brand aria-[current]:text-white"
    />
  );
  return (
    <nav aria-label="Staff tools" className="staff-bottom-bar md:hidden">
      <div className="on-green flex overflow-x-clip">
        {shortcuts.map((shortcut) => (
          <CountedLink
            key={shortcut.href}
            link={shortcut}
            member={member}
            isCompact
            aria-current={isCurrent(shortcut.href) && 'page'}
            className={`${entry} aria-[current]:border-t-tape`}
          />
        ))}
        <button
          type="button"
          popoverTarget="more-staff-tools"
          aria-expanded={isOpen}
          aria-describedby={waitingInRest && id}
          className={`${entry} ${rest.some(({ href }) => isCurrent(href)) ? 'border-t-tape' : ''}`}
        >
          <CountedLabel id={id} count={waitingInRest} isCompact>
            More
          </CountedLabel>
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
        {groups.map(({ name, links }) => (
          <div key={name} className="mb-3">
            <p id={`${id}-${name}`} className="px-3 text-sm text-ink-soft">
              {name}
            </p>
            <ul aria-labelledby={`${id}-${name}`} className="grid grid-cols-2 gap-x-1">
              {links.map((link) => (
                <li key={link.href}>{restLink(link)}</li>
              ))}
            </ul>
          </div>
        ))}
        <div className="mb-4 border-t border-line pt-2">{restLink(account)}</div>
        <LogoutButton className="w-full" />
      </div>
    </nav>
  );
}
