import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { AuditLogEntry, listAuditLog, listAuthors } from '#app/audit-log-contract.ts';
import { pageQuery, readQuery } from '#platform/client/read-query.ts';
import { ListToolbar } from '#platform/client/staff/list-toolbar.tsx';
import { PagedRows } from '#platform/client/staff/paged-rows.tsx';
import { rowAction, StaffTable, staffCell, staffRow } from '#platform/client/staff/staff-table.tsx';
import { useListParams } from '#platform/client/staff/use-list-params.ts';
import { shortInstant } from '#platform/dates/short-dates.ts';
import { describeChange } from '../describe-change.ts';

const pageSize = 50;
const kinds = [
  ['', 'All'],
  ['appointment', 'Appointments'],
  ['lead', 'Leads'],
  ['customer', 'Customers'],
  ['fitter', 'Fitters'],
  ['closed day', 'Closed days'],
  ['calendar', 'Calendars'],
  ['product', 'Products'],
  ['prices', 'Prices'],
  ['member', 'Team'],
  ['answer', 'Taught answers'],
  ['email', 'Emails'],
  ['settings', 'Settings'],
  ['area', 'Areas'],
  ['text', 'Texts'],
  ['review', 'Reviews'],
  ['person', 'Data request'],
  ['file', 'CSV files'],
] as const;
type Kind = Exclude<(typeof kinds)[number][0], ''>;
const headings = ['When', 'What happened', 'Details'];
// Always refetched: somebody else may have changed something a moment ago.
const authorsQuery = {
  ...readQuery<typeof listAuthors>('/api/admin/history/people'),
  staleTime: 0,
};

/** The audit log, newest first. */
export default function AuditLogTab() {
  const params = useListParams();
  const { data: authors = [] } = useQuery(authorsQuery);
  const [search, by] = [params.readSearch(), params.read('by')];
  const kind = kinds.find(([value]) => value === params.read('kind'))?.[0] as Kind | '' | undefined;
  const filters = {
    search,
    ...(by && { by: by.slice(0, 200) }),
    ...(kind && { kind }),
  };
  const people = [...new Set([...authors, ...(by ? [by] : [])])];
  return (
    <>
      <h1 className="mb-4 text-xl">History</h1>
      <ListToolbar
        params={params}
        searchHint="Name, product or value"
        selects={[
          {
            name: 'by',
            label: 'Who',
            options: [
              ['', 'Everybody'],
              ...people.map((name) => [name, describeAuthor(name)] as const),
            ],
          },
          { name: 'kind', label: 'What', options: kinds },
        ]}
      />
      <StaffTable caption="History" headings={headings}>
        <PagedRows
          read={(cursor) => ({
            ...pageQuery<typeof listAuditLog>('/api/admin/history', {
              query: { ...filters, limit: pageSize, cursor },
            }),
            staleTime: 0,
          })}
          columns={headings.length}
          empty={
            search || by || kind
              ? 'No changes match. Try other words, or choose Everybody.'
              : 'No changes yet. Everything staff change is recorded here.'
          }
          renderRow={(change) => <AuditLogRow key={change.id} change={change} />}
        />
      </StaffTable>
    </>
  );
}

const describeAuthor = (name: string) => (name === 'customer' ? 'Customers' : name);

function AuditLogRow({ change }: { change: AuditLogEntry }) {
  const { at, kind, subject, label } = change;
  return (
    <tr className={staffRow}>
      <td className={`${staffCell} whitespace-nowrap text-ink-soft tabular-nums xl:w-44`}>
        <time dateTime={at}>{shortInstant(at)}</time>
      </td>
      <th scope="row" className={`${staffCell} max-w-[80ch] font-normal max-xl:col-span-full`}>
        {describeChange(change)}
      </th>
      <td
        className={`${staffCell} md:max-xl:col-start-2 md:max-xl:row-start-1 md:max-xl:justify-self-end xl:w-28 xl:pr-0`}
      >
        {kind === 'appointment' && subject && label && (
          <Link
            href={`/admin/appointments?appointment=${encodeURIComponent(subject)}`}
            className={`${rowAction} text-ink no-underline hover:border-ink hover:bg-mist`}
          >
            Open<span className="sr-only"> the appointment of {label}</span>
          </Link>
        )}
      </td>
    </tr>
  );
}
