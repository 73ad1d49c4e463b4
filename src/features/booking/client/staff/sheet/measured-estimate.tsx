import type { ComponentType } from 'react';
import { Section } from '#platform/client/staff/sheet-section.tsx';
import { shortDateOf } from '#platform/dates/short-dates.ts';
import { formatPounds } from '#platform/units/pounds.ts';
import type { Appointment } from '../../../contract.ts';
import { EstimateSummary } from './estimate-summary.tsx';

type MeasuredEstimateProps = {
  appointment: Appointment;
  CutPlan: ComponentType<{ estimateId: string }>;
};

/** The areas as measured on the visit with who measured them, and the versions before. */
export function MeasuredEstimate({ appointment, CutPlan }: MeasuredEstimateProps) {
  const { measured } = appointment;
  if (!measured) return null;
  const { earlier } = measured;
  return (
    <Section title="Measured at the visit">
      <p className="text-ink-soft">{describeMeasure(measured)}</p>
      <EstimateSummary data={measured} openLabel="Open what was measured" CutPlan={CutPlan} />
      {earlier.length > 0 && (
        <details className="mt-3">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
            {earlier.length === 1 ? '1 earlier version' : `${earlier.length} earlier versions`}
          </summary>
          <ul className="divide-y divide-line border-y border-line">
            {earlier.map((saved) => (
              <li key={saved.version} className="flex flex-wrap justify-between gap-x-4 py-2">
                <a
                  href={`/estimate/${saved.estimateId}`}
                  target="_blank"
                  rel="noreferrer"
                  className="link"
                >
                  Version {saved.version}
                  <span className="sr-only"> (new tab)</span>
                </a>
                <span>{describeMeasure(saved)}</span>
                <span className="tabular-nums">{formatPounds(saved.totalCost)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  );
}

const describeMeasure = ({ at, by }: { at: string; by: string }) =>
  `Measured ${shortDateOf(at)} by ${by}`;
