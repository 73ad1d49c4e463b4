import type { Day } from '#platform/dates/london-time.ts';
import { shortDate } from '#platform/dates/short-dates.ts';

const compact = new Intl.NumberFormat('en-GB', { notation: 'compact', maximumFractionDigits: 1 });

/** Formats a number for a bar: 1.2K. */
export const compactNumber = (value: number) => compact.format(value);

const barHeight = 88;
const labelHeight = 18;
const stepWidth = 40;
/** Fewer bars are as narrow as these, and not wider. */
const minSteps = 12;
const barWidth = 26;

type BarsProps<Step> = {
  title: string;
  /** In order, by their first days. */
  steps: readonly Step[];
  stepName: 'week' | 'month';
  readValue: (step: Step) => number;
  label: (value: number) => string;
  fill: string;
};

/** One row of bars, each with its figure above and its first day below. */
export function Bars<Step extends { from: Day }>(props: BarsProps<Step>) {
  const { title, steps, stepName, readValue, label, fill } = props;
  const values = steps.map(readValue);
  const max = Math.max(1, ...values);
  const width = steps.length * stepWidth;
  const base = labelHeight + barHeight;
  return (
    <div className="min-w-0">
      <h3 className="mb-1 font-sans text-sm font-semibold tracking-normal">{title}</h3>
      <svg
        viewBox={`0 0 ${Math.max(steps.length, minSteps) * stepWidth} ${base + 38}`}
        role="img"
        aria-label={describe(title, stepName, values, label)}
        className="w-full max-w-[40rem] text-[0.8rem] tabular-nums max-sm:text-[1.05rem]"
      >
        {steps.map(({ from }, index) => {
          const value = values[index] ?? 0;
          const height = Math.round((value / max) * barHeight);
          const middle = index * stepWidth + stepWidth / 2;
          const [day, month, year] = shortDate(from).split(' ');
          const lines = stepName === 'week' ? [day, month] : [month, `’${year?.slice(2)}`];
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
                {lines[0]}
              </text>
              <text x={middle} y={base + 33} className="fill-ink-soft">
                {lines[1]}
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
  stepName: string,
  values: number[],
  label: (value: number) => string,
) {
  const [last = 0] = values.slice(-1);
  return `${title} of the last ${values.length} ${stepName}s, from ${label(Math.min(...values))} to ${label(Math.max(...values))} a ${stepName}; this ${stepName} ${label(last)}. The figures follow.`;
}
