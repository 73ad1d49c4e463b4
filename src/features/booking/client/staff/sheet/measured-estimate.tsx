import type { ComponentType } from 'react';
import { Section } from '#platform/client/staff/sheet-section.tsx';
import { shortDateOf } from '#platform/dates/short-dates.ts';
import type { Appointment } from '../../../contract.ts';
import { EstimateSummary } from './estimate-summary.tsx';

type MeasuredEstimateProps = {
  appointment: Appointment;
  CutPlan: ComponentType<{ estimateId: string }>;
};

/** The estimate of the rooms as measured on the visit, with who measured them. */
export function MeasuredEstimate({ appointment, CutPlan }: MeasuredEstimateProps) {
  const { measured, history } = appointment;
  const last = history.findLast(({ what }) => what === 'measured');
  if (!measured) return null;
  return (
    <Section title="Measured at the visit">
      {last && (
        <p className="text-ink-soft">
          Measured {shortDateOf(last.at)} by {last.by}
        </p>
      )}
      <EstimateSummary data={measured} openLabel="Open what was measured" CutPlan={CutPlan} />
    </Section>
  );
}
