import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { AdminStats, readStats } from '#app/admin-contract.ts';
import { readQuery } from '#platform/client/read-query.ts';
import { LoadError } from '#platform/client/staff/load-error.tsx';

const statsQuery = readQuery<typeof readStats>('/api/admin/stats');

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  trailingZeroDisplay: 'stripIfInteger',
});

type Card = { label: string; note: string; format: (stats: AdminStats) => string; href: string };
const cards: Card[] = [
  {
    label: 'New Leads',
    note: 'not followed up yet',
    format: ({ newLeads }) => String(newLeads),
    href: '/admin/leads?followedUp=false',
  },
  {
    label: 'Pending Appointments',
    note: 'awaiting confirmation',
    format: ({ pendingAppointments }) => String(pendingAppointments),
    href: '/admin/appointments?status=pending',
  },
  {
    label: 'Active Quotes',
    note: 'open, or measured and not yet sent',
    format: ({ activeQuotes }) => String(activeQuotes),
    href: '/admin/appointments?figure=active-quotes',
  },
  {
    label: 'Monthly Revenue',
    note: 'quotes sent, confirmed or completed this month',
    format: ({ monthlyRevenue }) => pounds.format(monthlyRevenue),
    href: '/admin/appointments?figure=monthly-revenue',
  },
];

/** The four business figures, each a link to what it counts. */
export function StatCards() {
  const { data: stats, error, refetch } = useQuery(statsQuery);
  if (error && !stats) return <LoadError error={error} onTryAgain={refetch} />;
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-4">
      {cards.map(({ label, note, format, href }) => (
        <li key={label} className="border-t-4 border-brand pt-2">
          <Link href={href} className="text-sm font-semibold hover:underline">
            {label}
          </Link>
          {stats ? (
            <p className="font-display text-2xl font-bold tabular-nums">{format(stats)}</p>
          ) : (
            <div className="skeleton my-1 h-8 w-24" aria-hidden="true" />
          )}
          <p className="text-sm text-ink-soft">{note}</p>
        </li>
      ))}
    </ul>
  );
}
