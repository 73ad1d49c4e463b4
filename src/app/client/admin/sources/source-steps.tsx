import type { Sources } from '#app/sources-contract.ts';
import { shortDate } from '#platform/dates/short-dates.ts';
import { Bars, compactNumber } from '../bars.tsx';
import { wholePounds } from './whole-pounds.ts';

type Step = Sources['steps'][number];
type StepName = 'week' | 'month';

/** The weeks or months as bars, with their figures in a table beside. */
export function SourceSteps({ steps, stepName }: { steps: Step[]; stepName: StepName }) {
  const common = { steps, stepName };
  return (
    <div className="grid gap-x-10 gap-y-6 xl:grid-cols-2">
      <div className="grid content-start gap-6">
        <Bars
          {...common}
          title="Website visits"
          readValue={({ arrivals }) => arrivals}
          label={compactNumber}
          fill="fill-chalk"
        />
        <Bars
          {...common}
          title="Bookings"
          readValue={({ bookings }) => bookings}
          label={compactNumber}
          fill="fill-brand"
        />
      </div>
      <StepTable {...common} />
    </div>
  );
}

const columns: readonly (readonly [heading: string, read: (step: Step) => string])[] = [
  ['Web visits', ({ arrivals }) => arrivals.toLocaleString('en-GB')],
  ['Estimates', ({ estimates }) => estimates.toLocaleString('en-GB')],
  ['Bookings', ({ bookings }) => bookings.toLocaleString('en-GB')],
  ['Quoted', ({ quotes }) => quotes.toLocaleString('en-GB')],
  ['Won', ({ won }) => won.toLocaleString('en-GB')],
  ['Value', ({ wonPounds }) => wholePounds(wonPounds)],
];
/** Left out on phones, where there is no room for them. */
const spare = ['Quoted', 'Won'];

function StepTable({ steps, stepName }: { steps: Step[]; stepName: StepName }) {
  const roomFor = (heading: string) => (spare.includes(heading) ? 'max-sm:hidden' : '');
  return (
    <table className="h-fit w-full text-left text-sm tabular-nums">
      <caption className="sr-only">Figures by {stepName}</caption>
      <thead>
        <tr className="border-b-2 border-ink">
          <th scope="col" className="py-1.5 font-semibold">
            {stepName === 'week' ? 'Week from' : 'Month'}
          </th>
          {columns.map(([heading]) => (
            <th
              key={heading}
              scope="col"
              className={`py-1.5 pl-2 text-right font-semibold ${roomFor(heading)}`}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={step.from} className="border-b border-line">
            <th scope="row" className="py-1.5 font-normal whitespace-nowrap">
              {nameStep(step.from, stepName)}
            </th>
            {columns.map(([heading, read]) => (
              <td key={heading} className={`py-1.5 pl-2 text-right ${roomFor(heading)}`}>
                {read(step)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function nameStep(from: string, stepName: StepName): string {
  const [day, month, year] = shortDate(from).split(' ');
  return stepName === 'week' ? `${day} ${month}` : `${month} ${year}`;
}
