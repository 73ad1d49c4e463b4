import type { Dashboard } from '#app/dashboard-contract.ts';
import { shortDate } from '#platform/dates/short-dates.ts';
import { formatPounds } from '#platform/units/pounds.ts';
import { Bars, compactNumber } from '../bars.tsx';

type Week = Dashboard['weeks'][number];

/** Bookings and quoted sums of each week as bars, and the same figures as a table. */
export function WeekChart({ weeks }: { weeks: Week[] }) {
  return (
    <figure>
      <div className="grid gap-x-10 gap-y-6 xl:grid-cols-2">
        <Bars
          title="Bookings"
          steps={weeks}
          stepName="week"
          readValue={({ bookings }) => bookings}
          label={(value) => String(value)}
          fill="fill-brand"
        />
        <Bars
          title="Quoted (£)"
          steps={weeks}
          stepName="week"
          readValue={({ quoted }) => quoted}
          label={compactNumber}
          fill="fill-chalk"
        />
      </div>
      <figcaption className="mt-2 text-sm text-ink-soft">
        By week of booking, leaving out cancelled ones. This week isn’t over yet.
      </figcaption>
      <details className="mt-2 text-sm">
        <summary className="link min-h-6 w-fit scroll-mt-28">Show the figures</summary>
        <WeekTable weeks={weeks} />
      </details>
    </figure>
  );
}

function WeekTable({ weeks }: { weeks: Week[] }) {
  return (
    <table className="mt-2 text-left tabular-nums">
      <caption className="sr-only">Bookings and quoted sums by week</caption>
      <thead>
        <tr>
          {['Week from', 'Bookings', 'Quoted'].map((heading) => (
            <th
              key={heading}
              scope="col"
              className="border-b-2 border-ink py-1.5 pr-8 font-semibold not-first:text-right last:pr-0"
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ from, bookings, quoted }) => (
          <tr key={from} className="border-b border-line">
            <th scope="row" className="py-1.5 pr-8 font-normal">
              {shortDate(from)}
            </th>
            <td className="py-1.5 pr-8 text-right">{bookings}</td>
            <td className="py-1.5 text-right">{formatPounds(quoted)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
