import { Link } from 'wouter';
import { LogoutButton } from '#features/staff-accounts/client/logout-button.tsx';
import type { AdminTab } from './admin-tabs.ts';

type AdminSidebarProps = { tabs: AdminTab[]; chosen: AdminTab | undefined };

/** Navigation between the tabs of the admin panel. */
export function AdminSidebar({ tabs, chosen }: AdminSidebarProps) {
  return (
    <div className="flex border-line bg-mist p-3 max-md:items-center max-md:border-b md:w-56 md:flex-col md:border-r md:p-4">
      <nav aria-label="Admin panel" className="min-w-0 flex-1">
        <ul className="flex flex-wrap gap-1 md:flex-col">
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
