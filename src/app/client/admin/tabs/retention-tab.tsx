import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { readRetention } from '#app/retention-contract.ts';
import { retainedNames } from '#features/business/client/staff/setting-fields.ts';
import { retainedKinds } from '#features/business/firm-settings.ts';
import { readQuery } from '#platform/client/read-query.ts';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { StaffTable, staffCell, staffRow } from '#platform/client/staff/staff-table.tsx';
import { shortInstant } from '#platform/dates/short-dates.ts';

// Always refetched: what is due changes with the time.
const retentionQuery = {
  ...readQuery<typeof readRetention>('/api/admin/retention'),
  staleTime: 0,
};
const headings = ['What', 'Kept for', 'Would go now', 'In the next month', 'Went last time'];
/** The name of a figure where the table has no head. */
const narrowLabel = 'mr-2 text-ink-soft xl:hidden';

/** What is deleted because of its age: now, in the next month, and in the last run of the job. */
export default function RetentionTab() {
  const { data, error, refetch } = useQuery(retentionQuery);
  return (
    <>
      <h1 className="text-xl">Data retention</h1>
      <p className="mt-1 mb-5 max-w-[68ch] text-sm text-ink-soft">
        Old data is deleted once a day. Nothing goes of a customer who waits for us, has a visit to
        come or a next step, or booked with an estimate. Appointments stay until they’re erased. You
        set the periods{' '}
        <Link href="/admin/firm#settings-retention" className="link">
          under Firm
        </Link>
        , and the privacy page states the same.
      </p>
      {error ? (
        <LoadError error={error} onTryAgain={refetch} />
      ) : data ? (
        <>
          <p className="mb-4 text-sm">{describeLast(data)}</p>
          <StaffTable caption="Data and how long it’s kept" headings={headings}>
            <tbody className="max-xl:block">
              {retainedKinds.map((kind) => (
                <tr key={kind} className={staffRow}>
                  <th scope="row" className={`${staffCell} font-semibold`}>
                    {retainedNames[kind]}
                  </th>
                  {[
                    `${data.periods[kind]} ${data.periods[kind] === 1 ? 'month' : 'months'}`,
                    data.today[kind],
                    data.nextMonth[kind],
                    data.last ? data.last.removed[kind] : '–',
                  ].map((figure, index) => (
                    <td key={headings[index + 1]} className={`${staffCell} tabular-nums`}>
                      <span className={narrowLabel} aria-hidden="true">
                        {headings[index + 1]}:
                      </span>
                      {figure.toLocaleString('en-GB')}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </StaffTable>
        </>
      ) : (
        <div className="skeleton h-64" aria-hidden="true" />
      )}
    </>
  );
}

function describeLast({
  last,
  dueAt,
}: {
  last: { startedAt: string; finishedAt: string | null } | null;
  dueAt: string | null;
}): string {
  if (!last) return 'Nothing has been deleted yet: the first run starts within minutes.';
  if (!last.finishedAt || !dueAt)
    return `A run that began on ${shortInstant(last.startedAt)} isn’t finished.`;
  return `Last run: ${shortInstant(last.finishedAt)}. Next run: ${shortInstant(dueAt)}.`;
}
