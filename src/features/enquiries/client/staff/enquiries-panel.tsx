import type { ComponentProps } from 'react';
import { ListToolbar } from '#platform/client/staff/list-toolbar.tsx';
import type { ListParams } from '#platform/client/staff/use-list-params.ts';
import { type EnquiryFilters, enquiriesFile } from './api.ts';
import { EnquiriesTable } from './enquiries-table.tsx';

const statusOptions = [
  ['', 'All'],
  ['false', 'New'],
  ['true', 'Followed Up'],
] as const;
const kindOptions = [
  ['', 'All'],
  ['enquiries', 'Enquiries'],
  ['samples', 'Free samples'],
] as const;
const sortOptions = [
  ['', 'Newest first'],
  ['oldest', 'Oldest first'],
] as const;

/** The enquiries with search, filter and sorting, all of them kept in the URL. */
export function EnquiriesPanel({
  params,
  canExport,
  ...table
}: { params: ListParams; canExport: boolean } & Omit<
  ComponentProps<typeof EnquiriesTable>,
  'filters'
>) {
  const filters = readFilters(params);
  return (
    <>
      <ListToolbar
        params={params}
        searchHint="Name, email, phone or message"
        selects={[
          { name: 'followedUp', label: 'Status', options: statusOptions },
          { name: 'kind', label: 'Kind', options: kindOptions },
          { name: 'sort', label: 'Order', options: sortOptions },
        ]}
        {...(canExport && { file: enquiriesFile(filters) })}
      />
      <EnquiriesTable filters={filters} {...table} />
    </>
  );
}

/** Reads the filters from the URL; invalid values are ignored. */
const readFilters = ({ readSearch, readOneOf }: ListParams): EnquiryFilters => ({
  search: readSearch(),
  followedUp: readOneOf('followedUp', ['true', 'false']),
  kind: readOneOf('kind', ['enquiries', 'samples']),
  sort: readOneOf('sort', ['oldest']),
});
