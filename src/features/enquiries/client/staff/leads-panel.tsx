import { compactButton, ListSelect, ListToolbar } from '#platform/client/staff/list-toolbar.tsx';
import type { ListAddress } from '#platform/client/staff/use-list-address.ts';
import { type LeadFilters, leadsFile } from './api.ts';
import { LeadsTable } from './leads-table.tsx';

const statusOptions = [
  ['', 'All'],
  ['false', 'New'],
  ['true', 'Followed Up'],
] as const;
const sortOptions = [
  ['', 'Newest first'],
  ['oldest', 'Oldest first'],
] as const;

/** The leads with search, filter and order, all of them in the address. */
export function LeadsPanel({ address }: { address: ListAddress }) {
  const filters = readFilters(address);
  return (
    <>
      <ListToolbar address={address} searchHint="Name, e-mail, phone or message">
        <ListSelect address={address} name="followedUp" label="Status" options={statusOptions} />
        <ListSelect address={address} name="sort" label="Order" options={sortOptions} />
        <a href={leadsFile(filters)} download className={`${compactButton} min-h-10`}>
          Export CSV
        </a>
      </ListToolbar>
      <LeadsTable filters={filters} />
    </>
  );
}

/** What the address asks for; what it asks for in vain is left out. */
function readFilters({ read }: ListAddress): LeadFilters {
  const [search, followedUp] = [read('search'), read('followedUp')];
  return {
    ...(search && { search: search.slice(0, 100) }),
    ...((followedUp === 'true' || followedUp === 'false') && { followedUp }),
    ...(read('sort') === 'oldest' && { sort: 'oldest' }),
  };
}
