import type { ComponentProps } from 'react';
import { ListToolbar } from '#platform/client/staff/list-toolbar.tsx';
import type { ListParams } from '#platform/client/staff/use-list-params.ts';
import { figures, statuses } from '../../transitions.ts';
import { type AppointmentFilters, appointmentsFile } from './api.ts';
import { statusWords } from './appointment-labels.ts';
import { AppointmentsTable } from './appointments-table.tsx';

const statusOptions = [
  ['', 'All'],
  ...statuses.map((status) => [status, statusWords[status]] as const),
] as const;
const figureOptions = [
  ['', 'All'],
  ['active-quotes', 'Active quotes'],
  ['monthly-revenue', 'This month’s revenue'],
] as const;
const sortOptions = [
  ['', 'Newest first'],
  ['oldest', 'Oldest first'],
  ['customer', 'Customer'],
  ['visit', 'Next visit'],
] as const;

/** The appointments with search, filter and sorting, all of them kept in the URL. */
export function AppointmentsPanel({
  params,
  canExport,
  ...table
}: { params: ListParams; canExport: boolean } & Omit<
  ComponentProps<typeof AppointmentsTable>,
  'filters'
>) {
  const filters = readFilters(params);
  return (
    <>
      <ListToolbar
        params={params}
        searchHint="Name, email, phone, address or postcode"
        selects={[
          { name: 'status', label: 'Status', options: statusOptions },
          { name: 'figure', label: 'Quotes', options: figureOptions },
          { name: 'sort', label: 'Order', options: sortOptions },
        ]}
        {...(canExport && { file: appointmentsFile(filters) })}
      />
      <AppointmentsTable filters={filters} {...table} />
    </>
  );
}

/** Reads the filters from the URL; invalid values are ignored. */
const readFilters = ({ readSearch, readOneOf }: ListParams): AppointmentFilters => ({
  search: readSearch(),
  status: readOneOf('status', statuses),
  figure: readOneOf('figure', figures),
  sort: readOneOf('sort', ['oldest', 'customer', 'visit']),
});
