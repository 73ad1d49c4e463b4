import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type {
  listSecurityLog,
  listSecurityLogAccounts,
  SecurityLogEntry,
} from '#app/security-log-contract.ts';
import { describeBrowser } from '#features/staff-accounts/describe-browser.ts';
import { pageQuery, readQuery } from '#platform/client/read-query.ts';
import { ListToolbar } from '#platform/client/staff/list-toolbar.tsx';
import { PagedRows } from '#platform/client/staff/paged-rows.tsx';
import {
  Chip,
  StaffTable,
  staffCardCorner,
  staffCell,
  staffRow,
} from '#platform/client/staff/staff-table.tsx';
import { useListParams } from '#platform/client/staff/use-list-params.ts';
import { isDay } from '#platform/dates/london-time.ts';
import { shortInstant } from '#platform/dates/short-dates.ts';
import { securityEventKinds } from '#platform/security-events.ts';
import { describeSecurityEvent, securityEventLabels } from '../describe-security-event.ts';

const pageSize = 50;
const path = '/api/admin/security-log';
const headings = ['When', 'What happened', 'Account', 'From', 'Outcome'];
const outcomes = [
  ['', 'All'],
  ['success', 'Done'],
  ['failure', 'Refused'],
] as const;
// Always refetched: entries are added all the time.
const accountsQuery = {
  ...readQuery<typeof listSecurityLogAccounts>(`${path}/accounts`),
  staleTime: 0,
};

/** The security log, newest first. */
export default function SecurityLogTab() {
  const params = useListParams();
  const { data: accounts = [] } = useQuery(accountsQuery);
  const readDay = (name: string) => (isDay(params.read(name)) ? params.read(name) : undefined);
  const filters = {
    kind: params.readOneOf('kind', securityEventKinds),
    outcome: params.readOneOf('outcome', ['success', 'failure']),
    account: params.read('account').slice(0, 200) || undefined,
    from: readDay('from'),
    to: readDay('to'),
  };
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <>
      <h1 className="text-xl">Security log</h1>
      <p className="mt-1 mb-5 max-w-[68ch] text-sm text-ink-soft">
        Who signed in, what changed about accounts, and what was refused. Nobody can change these
        entries. Times are London times.
      </p>
      <ListToolbar
        params={params}
        selects={[
          {
            name: 'kind',
            label: 'What',
            options: [
              ['', 'Everything'],
              ...securityEventKinds.map((kind) => [kind, securityEventLabels[kind]] as const),
            ],
          },
          { name: 'outcome', label: 'Outcome', options: outcomes },
          {
            name: 'account',
            label: 'Account',
            options: [['', 'All'], ...accounts.map(({ id, name }) => [id, name] as const)],
          },
        ]}
        days={[
          { name: 'from', label: 'From' },
          { name: 'to', label: 'To' },
        ]}
      />
      <StaffTable caption="Security log" headings={headings}>
        <PagedRows
          read={(cursor) => ({
            ...pageQuery<typeof listSecurityLog>(path, {
              query: { ...filters, limit: pageSize, cursor },
            }),
            staleTime: 0,
          })}
          columns={headings.length}
          empty={
            isFiltered
              ? 'No entries match. Choose other days, or Everything and All.'
              : 'No entries yet. Sign-ins and changes of accounts are listed here.'
          }
          renderRow={(entry) => <SecurityLogRow key={entry.id} entry={entry} />}
        />
      </StaffTable>
    </>
  );
}

function SecurityLogRow({ entry }: { entry: SecurityLogEntry }) {
  const { at, accountId, accountName, outcome, userAgent, network } = entry;
  return (
    <tr className={staffRow}>
      <td
        className={`${staffCell} whitespace-nowrap text-ink-soft tabular-nums max-md:col-span-1! max-md:row-start-1 xl:w-44`}
      >
        <time dateTime={at}>{shortInstant(at)}</time>
      </td>
      <th scope="row" className={`${staffCell} max-w-[70ch] font-normal max-xl:col-span-full`}>
        {describeSecurityEvent(entry)}
      </th>
      <td className={staffCell}>
        {accountId && accountName ? (
          <Link
            href={`/admin/security-log?account=${encodeURIComponent(accountId)}`}
            className="inline-block min-h-6 pointer-coarse:min-h-11 pointer-coarse:content-center text-ink underline decoration-1 underline-offset-[0.2em] hover:decoration-2"
          >
            {accountName}
            <span className="sr-only">: entries of this account only</span>
          </Link>
        ) : (
          <span className="text-ink-soft max-xl:hidden">–</span>
        )}
      </td>
      <td className={`${staffCell} text-ink-soft`}>{describeOrigin(userAgent, network)}</td>
      <td
        className={`${staffCell} ${staffCardCorner} md:max-xl:col-start-2 md:max-xl:row-start-1 md:max-xl:justify-self-end xl:w-28 xl:pr-0`}
      >
        {outcome === 'failure' ? (
          <Chip tone="wrong">Refused</Chip>
        ) : (
          <span className="text-ink-soft">Done</span>
        )}
      </td>
    </tr>
  );
}

/** Where a call came from; what the server does by itself comes from nowhere. */
function describeOrigin(userAgent: string | null, network: string | null): string {
  if (network === null) return 'The server itself';
  return `${describeBrowser(userAgent ?? '')}, ${network}`;
}
