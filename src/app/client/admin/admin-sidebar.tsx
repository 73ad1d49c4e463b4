import { Link } from 'wouter';
import { LogoutButton } from '../logout/logout-button.tsx';
import type { AdminTab } from './admin-tabs.ts';

type AdminSidebarProps = { tabs: AdminTab[]; chosen: AdminTab | undefined };

/** Navigation between the tabs of the admin panel; phones have the bottom bar instead. */
export function AdminSidebar({ tabs, chosen }: AdminSidebarProps) {
  return (
    <div className="flex w-56 flex-col border-r border-line bg-mist p-4 max-md:hidden print:hidden">
      <nav aria-label="Admin panel" className="flex-1">
        <ul className="flex flex-col gap-1">
          {tabs.map((tab) => (
            <li key={tab.label}>
              <Link
                href={tab.slug === undefined ? '/admin' : `/admin/${tab.slug}`}
                aria-current={tab === chosen ? 'page' : undefined}
                className="flex min-h-11 items-center rounded px-3 font-semibold no-underline hover:underline aria-[current]:bg-brand aria-[current]:text-white"
              >
                {tab.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <LogoutButton />
    </div>
  );
}
