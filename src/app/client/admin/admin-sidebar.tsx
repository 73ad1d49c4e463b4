import { useId } from 'react';
import type { StaffAccount } from '#features/staff-accounts/contract.ts';
import { LogoutButton } from '../logout/logout-button.tsx';
import { type AdminTab, groupTabs, linkTo } from './admin-tabs.ts';
import { CountedLink } from './counted-link.tsx';
import { useNavigation } from './use-navigation.ts';

type AdminSidebarProps = { tabs: AdminTab[]; chosen: AdminTab | undefined; member: StaffAccount };

/** Navigation between the tabs of the admin panel; phones have the bottom bar instead. */
export function AdminSidebar({ tabs, chosen, member }: AdminSidebarProps) {
  const id = useId();
  const groups = groupTabs(tabs, useNavigation(member));
  return (
    <div className="flex w-56 flex-col border-r border-line bg-mist p-4 max-lg:w-48 max-lg:p-2 max-md:hidden print:hidden">
      <nav aria-label="Admin panel" className="flex-1">
        {groups.map(({ name, tabs }) => (
          <div key={name} className="mb-4">
            {groups.length > 1 && (
              <p id={`${id}-${name}`} className="mb-1 px-3 text-sm text-ink-soft">
                {name}
              </p>
            )}
            <ul aria-labelledby={groups.length > 1 ? `${id}-${name}` : undefined}>
              {tabs.map((tab) => (
                <li key={tab.label}>
                  <CountedLink
                    link={linkTo(tab)}
                    member={member}
                    aria-current={tab === chosen ? 'page' : undefined}
                    className="flex min-h-10 items-center justify-between gap-2 rounded px-3 font-semibold no-underline hover:underline aria-[current]:bg-brand aria-[current]:text-white pointer-coarse:min-h-11"
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <LogoutButton />
    </div>
  );
}
