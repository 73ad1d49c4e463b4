import { type ComponentType, useState } from 'react';
import { nameFloor } from '#features/business/standard-floors.ts';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { formatArea } from '#platform/units/areas.ts';
import { formatPounds } from '#platform/units/pounds.ts';
import type { Appointment } from '../../../contract.ts';

type RoomOfEstimate = NonNullable<Appointment['measured']>['rooms'][number];

type EstimateSummaryProps = {
  data: Pick<
    NonNullable<Appointment['calculatorData']>,
    'estimateId' | 'totalCost' | 'totalArea' | 'rooms' | 'flooringType' | 'product'
  >;
  /** 'Open the estimate' */
  openLabel?: string;
  CutPlan: ComponentType<{ estimateId: string }>;
};

/** Summary of the stored estimate with a link to its page, and the cut plan on demand. */
export function EstimateSummary({
  data,
  openLabel = 'Open the estimate',
  CutPlan,
}: EstimateSummaryProps) {
  const { estimateId, totalCost, totalArea, rooms, flooringType, product } = data;
  const [isShown, setIsShown] = useState(false);
  if (!estimateId) return null;
  return (
    <>
      <p className="tabular-nums">
        <strong>{totalCost === null ? 'No total' : formatPounds(totalCost)}</strong>
        {flooringType && ` for ${product ?? nameFloor(flooringType)}`}
        {totalArea !== null && `, ${formatArea(totalArea)}`}
      </p>
      <ul className="mt-1 text-ink-soft tabular-nums">
        {rooms.map(({ name, area, floor }: RoomOfEstimate, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rooms have no id and are never reordered
          <li key={index} className="wrap-anywhere">
            {name}: {formatArea(area)}
            {floor && `, ${floor}`}
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-2">
        <a
          href={`/estimate/${estimateId}`}
          target="_blank"
          rel="noreferrer"
          className={compactButton}
        >
          {openLabel}
          <span className="sr-only"> (new tab)</span>
        </a>
        {flooringType === 'carpet' && (
          <a
            href={`/estimate/${estimateId}?view=cutting-list`}
            target="_blank"
            rel="noreferrer"
            className={compactButton}
          >
            Cutting list<span className="sr-only"> (new tab)</span>
          </a>
        )}
        {flooringType === 'carpet' && (
          <button
            type="button"
            className={compactButton}
            aria-expanded={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? 'Hide the cut plan' : 'Show the cut plan'}
          </button>
        )}
      </p>
      {isShown && (
        <div className="mt-4">
          <CutPlan estimateId={estimateId} />
        </div>
      )}
    </>
  );
}
