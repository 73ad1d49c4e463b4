import { useQuery } from '@tanstack/react-query';
import { rowOpener } from '#platform/client/staff/staff-table.tsx';
import type { Appointment } from '../../../contract.ts';
import { type Visit, visitStart } from '../../../visit-slots.ts';
import { appointmentsPage } from '../api.ts';
import { ConfirmAction } from '../confirm/confirm-action.tsx';

/** As many as one response may have. */
const maxRequests = 200;

/** The pending requests, which are in the diary at every time that they ask for. */
export function usePendingRequests(): Appointment[] {
  const { data } = useQuery(
    appointmentsPage({ status: 'pending', sort: 'oldest' }, '', maxRequests),
  );
  return data?.items ?? [];
}

type RequestsProps = {
  /** Those that ask for the time. */
  requests: Appointment[];
  at: Visit;
  onOpen: (id: string) => void;
};

/** Those who ask for a time that has not begun, and wait to be confirmed. */
export function Requests({ requests, at, onOpen }: RequestsProps) {
  if (visitStart(at) <= new Date()) return null;
  return requests.map((request) => (
    <div
      key={request.id}
      className="border-l-4 border-dashed border-line-strong pl-2 not-first:mt-2 md:max-lg:border-l-3 md:max-lg:pl-1"
    >
      <button type="button" className={rowOpener} onClick={() => onOpen(request.id)}>
        {request.customerName}
      </button>
      <span className="mb-1 block text-ink-soft">{request.postcode}, to confirm</span>
      <div className="md:max-lg:[&>button]:px-1 md:max-lg:[&>button]:text-xs">
        <ConfirmAction appointment={request} visit={at} />
      </div>
    </div>
  ));
}
