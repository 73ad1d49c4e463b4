import { compactButton, ListSelect, ListToolbar } from '#platform/client/staff/list-toolbar.tsx';
import type { ListParams } from '#platform/client/staff/use-list-params.ts';
import { type Status, statuses } from '../../transitions.ts';
import { type AppointmentFilters, appointmentsFile } from './api.ts';
import { statusWords } from './appointment-labels.ts';
import { AppointmentsTable } from './appointments-table.tsx';

const statusOptions = [
  ['', 'All'],
  ...statuses.map((status) => [status, statusWords[status]] as const),
] as const;
const sortOptions = [
  ['', 'Newest first'],
  ['oldest', 'Oldest first'],
  ['customer', 'Customer'],
  ['visit', 'Next visit'],
] as const;

/** The appointments with search, filter and sorting, all of them kept in the URL. */
export function AppointmentsPanel({
  address,
  onOpen,
}: {
  address: ListParams;
  onOpen: (id: string) => void;
}) {
  const filters = readFilters(address);
  return (
    <>
      <ListToolbar address={address} searchHint="Name, e-mail, phone, address or postcode">
        <ListSelect address={address} name="status" label="Status" options={statusOptions} />
        <ListSelect address={address} name="sort" label="Order" options={sortOptions} />
        <a href={appointmentsFile(filters)} download className={`${compactButton} min-h-10`}>
          Export CSV
        </a>
      </ListToolbar>
      <AppointmentsTable filters={filters} onOpen={onOpen} />
    </>
  );
}

/** Reads the filters from the URL; invalid values are ignored. */
function readFilters({ read }: ListParams): AppointmentFilters {
  const [search, status, sort] = [read('search'), read('status'), read('sort')];
  return {
    ...(search && { search: search.slice(0, 100) }),
    ...(statuses.some((known) => known === status) && { status: status as Status }),
    ...((sort === 'oldest' || sort === 'customer' || sort === 'visit') && { sort }),
  };
}
