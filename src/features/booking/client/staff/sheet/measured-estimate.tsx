import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { Section } from '#platform/client/staff/sheet-section.tsx';
import { formatArea } from '#platform/units/areas.ts';
import { formatPounds } from '#platform/units/pounds.ts';
import type { Appointment } from '../../../contract.ts';

/** The estimate of the rooms as measured on the visit, with a link to its page. */
export function MeasuredEstimate({ measured }: { measured: NonNullable<Appointment['measured']> }) {
  const { estimateId, totalCost, totalArea } = measured;
  return (
    <Section title="Measured at the visit">
      <p className="tabular-nums">
        <strong>{formatPounds(totalCost)}</strong>, {formatArea(totalArea)}
      </p>
      <p className="mt-3">
        <a
          href={`/estimate/${estimateId}`}
          target="_blank"
          rel="noreferrer"
          className={compactButton}
        >
          Open what was measured<span className="sr-only"> (new tab)</span>
        </a>
      </p>
    </Section>
  );
}
