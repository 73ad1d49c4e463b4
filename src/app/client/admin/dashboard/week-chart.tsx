import type { Dashboard } from '#app/dashboard-contract.ts';
import { shortDate } from '#platform/dates/short-dates.ts';
import { formatPounds } from '#platform/units/pounds.ts';

type Week = Dashboard['weeks'][number];

const compact = new Intl.NumberFormat('en-GB', { notation: 'compact', maximumFractionDigits: 1 });

/** Bookings and quoted sums of each week as bars, and the same figures as a table. */
export function WeekChart({ weeks }: { weeks: Week[] }) {
  return (
    <figure>
      <div className="grid gap-x-10 gap-y-6 xl:grid-cols-2">
        <Bars
          title="Bookings"
          weeks={weeks}
          readValue={({ bookings }) => bookings}
          label={(value) => String(value)}
          fill="fill-brand"
        />
        <Bars
          title="Quoted (£)"
          weeks={weeks}
          readValue={({ quoted }) => quoted}
          label={(value) => compact.format(value)}
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

const barHeight = 88;
const labelHeight = 18;
const step = 40;
const barWidth = 26;

type BarsProps = {
  title: string;
  weeks: Week[];
  readValue: (week: Week) => number;
  label: (value: number) => string;
  fill: string;
};

/** One row of bars, each with its figure above and its Monday below. */
function Bars({ title, weeks, readValue, label, fill }: BarsProps) {
  const values = weeks.map(readValue);
  const max = Math.max(1, ...values);
  const width = weeks.length * step;
  const base = labelHeight + barHeight;
  return (
    <div className="min-w-0">
      <h3 className="mb-1 font-sans text-sm font-semibold tracking-normal">{title}</h3>
      <svg
        viewBox={`0 0 ${width} ${base + 38}`}
        role="img"
        aria-label={describe(title, weeks, values, label)}
        className="w-full max-w-[40rem] text-[0.8rem] tabular-nums max-sm:text-[1.05rem]"
      >
        {weeks.map(({ from }, week) => {
          const value = values[week] ?? 0;
          const height = Math.round((value / max) * barHeight);
          const middle = week * step + step / 2;
          const [day, month] = shortDate(from).split(' ');
          return (
            <g key={from} textAnchor="middle">
              <rect
                x={middle - barWidth / 2}
                y={base - height}
                width={barWidth}
                height={height}
                className={fill}
              />
              {value > 0 && (
                <text x={middle} y={base - height - 5} className="fill-ink">
                  {label(value)}
                </text>
              )}
              <path d={`M${middle} ${base}v5`} className="stroke-ink" />
              <text x={middle} y={base + 17} className="fill-ink-soft">
                {day}
              </text>
              <text x={middle} y={base + 33} className="fill-ink-soft">
                {month}
              </text>
            </g>
          );
        })}
        <path d={`M0 ${base}h${width}`} className="stroke-ink" />
      </svg>
    </div>
  );
}

function describe(
  title: string,
  weeks: Week[],
  values: number[],
  label: (value: number) => string,
) {
  const [last = 0] = values.slice(-1);
  return `${title} of the last ${weeks.length} weeks, from ${label(Math.min(...values))} to ${label(Math.max(...values))} a week; this week ${label(last)}. The figures follow.`;
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
