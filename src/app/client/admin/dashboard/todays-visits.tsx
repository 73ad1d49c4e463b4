import { Link } from 'wouter';
import type { Dashboard } from '#app/dashboard-contract.ts';
import { statusTones, statusWords } from '#features/booking/client/staff/appointment-labels.ts';
import { formatSlot } from '#features/business/slot-times.ts';
import { MapLink, rowLink } from '#platform/client/staff/contact-links.tsx';
import { Chip, rowOpener } from '#platform/client/staff/staff-table.tsx';
import { telephoneHref } from '#platform/contact-urls.ts';

type TodaysVisitsProps = { visits: Dashboard['visits']; onOpen: (id: string) => void };

/** Today's visits: when, who, where, and the number to ring. */
export function TodaysVisits({ visits, onOpen }: TodaysVisitsProps) {
  if (visits.length === 0)
    return (
      <p className="inline text-ink-soft">
        {': none. '}
        <Link href="/admin/appointments?view=week" className="link">
          See the week
        </Link>
      </p>
    );
  return (
    <ol className="border-t border-line text-sm">
      {visits.map((visit) => (
        <li
          key={visit.appointmentId}
          className="grid gap-x-4 gap-y-1 border-b border-line py-2.5 sm:grid-cols-[5rem_minmax(0,1fr)]"
        >
          <span className="font-semibold tabular-nums">{formatSlot(visit.slot)}</span>
          <div className="min-w-0">
            <div className="flex flex-wrap items-baseline gap-x-3">
              <button
                type="button"
                data-appointment={visit.appointmentId}
                className={rowOpener}
                onClick={() => onOpen(visit.appointmentId)}
              >
                {visit.customerName}
              </button>
              {visit.purpose === 'repair' && <span>Repair</span>}
              {visit.status !== 'confirmed' && (
                <Chip tone={statusTones[visit.status]}>{statusWords[visit.status]}</Chip>
              )}
            </div>
            <MapLink place={`${visit.address}, ${visit.postcode}`} className={`${rowLink} w-fit`}>
              {visit.address}, {visit.postcode}
            </MapLink>
            <a href={telephoneHref(visit.phone)} className={`${rowLink} w-fit tabular-nums`}>
              {visit.phone}
            </a>
          </div>
        </li>
      ))}
    </ol>
  );
}
