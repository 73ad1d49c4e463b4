import { compactButton, ListSelect, ListToolbar } from '#platform/client/staff/list-toolbar.tsx';
import type { ListParams } from '#platform/client/staff/use-list-params.ts';
import { type EnquiryFilters, enquiriesFile } from './api.ts';
import { EnquiriesTable } from './enquiries-table.tsx';

const statusOptions = [
  ['', 'All'],
  ['false', 'New'],
  ['true', 'Followed Up'],
] as const;
const sortOptions = [
  ['', 'Newest first'],
  ['oldest', 'Oldest first'],
] as const;

/** The enquiries with search, filter and sorting, all of them kept in the URL. */
export function EnquiriesPanel({ address }: { address: ListParams }) {
  const filters = readFilters(address);
  return (
    <>
      <ListToolbar address={address} searchHint="Name, e-mail, phone or message">
        <ListSelect address={address} name="followedUp" label="Status" options={statusOptions} />
        <ListSelect address={address} name="sort" label="Order" options={sortOptions} />
        <a href={enquiriesFile(filters)} download className={`${compactButton} min-h-10`}>
          Export CSV
        </a>
      </ListToolbar>
      <EnquiriesTable filters={filters} />
    </>
  );
}

/** Reads the filters from the URL; invalid values are ignored. */
function readFilters({ read }: ListParams): EnquiryFilters {
  const [search, followedUp] = [read('search'), read('followedUp')];
  return {
    ...(search && { search: search.slice(0, 100) }),
    ...((followedUp === 'true' || followedUp === 'false') && { followedUp }),
    ...(read('sort') === 'oldest' && { sort: 'oldest' }),
  };
}
