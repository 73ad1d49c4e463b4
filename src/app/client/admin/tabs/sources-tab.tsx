import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type exportSources,
  type readSources,
  type Sources,
  sourcePeriods,
} from '#app/sources-contract.ts';
import { direct, other, unknownPage } from '#features/traffic/traffic-kinds.ts';
import { readQuery } from '#platform/client/read-query.ts';
import { endpointUrl } from '#platform/client/request.ts';
import { ListToolbar } from '#platform/client/staff/list-toolbar.tsx';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { useListParams } from '#platform/client/staff/use-list-params.ts';
import { shortDate } from '#platform/dates/short-dates.ts';
import { type RankColumn, RankTable } from '../sources/rank-table.tsx';
import { SourceSteps } from '../sources/source-steps.tsx';
import { wholePounds } from '../sources/whole-pounds.ts';

type Jobs = Pick<Sources['total'], 'bookings' | 'visits' | 'quotes' | 'won' | 'wonPounds'>;

const periodOptions = [
  ['', 'The last 12 weeks'],
  ['4-weeks', 'The last 4 weeks'],
  ['12-months', 'The last 12 months'],
] as const;
const names: Record<string, string> = {
  [direct]: 'None: typed, bookmarked or from an app',
  [other]: 'Others',
  [unknownPage]: 'Pages that don’t exist',
  '': 'Didn’t say',
};
const nameOf = (name: string) => names[name] ?? name;
const jobColumns: readonly [RankColumn<Jobs>, ...RankColumn<Jobs>[]] = [
  { heading: 'Bookings', read: ({ bookings }) => bookings },
  { heading: 'Quoted', read: ({ quotes }) => quotes },
  { heading: 'Won', read: ({ won }) => won },
  { heading: 'Value', read: ({ wonPounds }) => wonPounds, format: wholePounds },
];

/** Where work comes from: what visitors do on the website, and what becomes of the bookings. */
export default function SourcesTab() {
  const params = useListParams();
  const period = params.readOneOf('period', sourcePeriods) ?? '12-weeks';
  const query = { period };
  const { data, error, refetch } = useQuery({
    ...readQuery<typeof readSources>('/api/admin/sources', { query }),
    placeholderData: keepPreviousData,
    // Counts come in all the time.
    staleTime: 0,
  });
  return (
    <>
      <h1 className="text-xl">What brings work</h1>
      <p className="mt-1 mb-4 max-w-[68ch] text-sm text-ink-soft">
        Website visits are counted without cookies and without anything about the visitor. Left out
        are robots, your own team, and people whose browser asks not to be tracked. Bookings include
        those by phone and chat, without cancelled ones, and stand in the week they were made.
      </p>
      <ListToolbar
        params={params}
        selects={[{ name: 'period', label: 'Period', options: periodOptions }]}
        file={endpointUrl<typeof exportSources>('/api/admin/sources/export.csv', { query })}
      />
      {data ? (
        <Figures data={data} stepName={period === '12-months' ? 'month' : 'week'} />
      ) : error ? (
        <LoadError error={error} onTryAgain={refetch} />
      ) : (
        <div className="skeleton h-64" aria-hidden="true" />
      )}
    </>
  );
}

function Figures({ data, stepName }: { data: Sources; stepName: 'week' | 'month' }) {
  const { arrivals, views, estimates, bookings } = data.total;
  if (arrivals + views + estimates + bookings === 0)
    return (
      <p>
        Nothing in this period yet. What visitors do on the website shows here within two minutes.
      </p>
    );
  return (
    <div className="grid gap-y-10">
      <Funnel {...data} />
      <section>
        <h2 className="mb-3 text-lg">By {stepName}</h2>
        <SourceSteps steps={data.steps} stepName={stepName} />
      </section>
      <div className="grid gap-x-10 gap-y-10 xl:grid-cols-2">
        <RankTable
          title="Where customers heard of us"
          note="As they said when they booked."
          nameHeading="Heard of us"
          rows={data.heard}
          columns={jobColumns}
          nameOf={nameOf}
          empty="No bookings in this period."
        />
        <RankTable
          title="Towns"
          note="By the postcode of the booking, or of the coverage check."
          nameHeading="Town"
          rows={data.towns}
          columns={[...jobColumns, { heading: 'Checks', read: ({ checks }) => checks }]}
          nameOf={nameOf}
          empty="No bookings or coverage checks in this period."
        />
        <RankTable
          title="Websites"
          note="The website with the link that brought a visitor."
          nameHeading="Website"
          rows={data.referrers}
          columns={[{ heading: 'Web visits', read: ({ arrivals }) => arrivals }]}
          nameOf={nameOf}
          empty="No visits in this period."
        />
        <RankTable
          title="Pages"
          note="The pages on which visitors arrive or that they open afresh, and what they do there."
          nameHeading="Page"
          rows={data.pages}
          columns={pageColumns}
          nameOf={nameOf}
          empty="No pages opened in this period."
        />
        <RankTable
          title="Campaigns"
          note="Links that end in ?utm_source=… or &utm_campaign=…, such as those of an advert. Forms are bookings sent before moving on to another page."
          nameHeading="Campaign"
          rows={data.campaigns}
          columns={pageColumns}
          nameOf={nameOf}
          empty="No visits from campaigns in this period."
        />
      </div>
    </div>
  );
}

type Page = Pick<Sources['pages'][number], 'views' | 'estimates' | 'forms'>;
const pageColumns: readonly [RankColumn<Page>, ...RankColumn<Page>[]] = [
  { heading: 'Opened', read: ({ views }) => views },
  { heading: 'Estimates', read: ({ estimates }) => estimates },
  { heading: 'Forms', read: ({ forms }) => forms },
];

const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 });
const share = (part: number, whole: number, of: string) =>
  whole > 0 && part <= whole ? `${percent.format(part / whole)} ${of}` : '';

/** The steps from a visit to won work, each as a bar with its figure. */
function Funnel({ total, from, to }: Pick<Sources, 'total' | 'from' | 'to'>) {
  const { arrivals, estimates, bookings, withEstimate, visits, quotes, won, wonPounds } = total;
  const rows = [
    { name: 'Website visits', count: arrivals, note: '' },
    { name: 'Estimates', count: estimates, note: share(estimates, arrivals, 'of website visits') },
    { name: 'Bookings', count: bookings, note: share(withEstimate, bookings, 'with an estimate') },
    { name: 'Home visits made', count: visits, note: share(visits, bookings, 'of bookings') },
    { name: 'Quoted', count: quotes, note: share(quotes, bookings, 'of bookings') },
    { name: 'Won', count: won, note: share(won, bookings, 'of bookings') },
  ];
  const max = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section>
      <h2 className="text-lg">From the website to work</h2>
      <p className="mb-3 text-sm text-ink-soft">
        {shortDate(from)} to {shortDate(to)}. Won: the home visit was made and the quote sent,{' '}
        <strong className="text-ink">{wholePounds(wonPounds)}</strong> in all.
      </p>
      <table className="w-full max-w-4xl text-left text-sm tabular-nums">
        <caption className="sr-only">From the website to work</caption>
        <thead className="sr-only">
          <tr>
            {['Step', 'Bar', 'Number', 'Share'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, count, note }) => (
            <tr
              key={name}
              className="max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:border-b max-sm:border-line max-sm:py-1.5"
            >
              <th scope="row" className="py-1 pr-3 font-semibold whitespace-nowrap max-sm:py-0">
                {name}
              </th>
              <td className="w-full py-1 max-sm:order-1 max-sm:col-span-full" aria-hidden="true">
                <span
                  className="block h-5 bg-brand max-sm:h-3"
                  style={{ width: `${(count / max) * 100}%` }}
                />
              </td>
              <td className="py-1 pl-3 text-right font-semibold max-sm:py-0">
                {count.toLocaleString('en-GB')}
              </td>
              <td className="py-1 pl-3 whitespace-nowrap text-ink-soft max-sm:order-2 max-sm:col-span-full max-sm:p-0">
                {note}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
