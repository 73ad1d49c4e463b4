import { formatPounds } from '#platform/units/pounds.ts';
import type { Estimate } from '../../contract.ts';
import { nameFloors } from '../../describe-estimate.ts';
import { EstimateTable } from './estimate-table.tsx';

/** The breakdown of an estimate, to the penny: folded on a screen, open on paper. */
export function PriceBreakdown({ estimate }: { estimate: Estimate }) {
  return (
    <details className="breakdown border-y border-line-strong print:border-0">
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 font-semibold hover:text-brand print:hidden">
        <span className="grow">What makes up the price</span>
        <span className="tabular-nums">{formatPounds(estimate.breakdown.total)}</span>
      </summary>
      {estimate.floors ? (
        <>
          {estimate.floors.map((floor) => (
            <div key={nameFloors(floor)} className="mb-4">
              <p className="py-2 font-semibold first-letter:uppercase">
                {nameFloors(floor)}: {floor.rooms.map(({ name }) => name).join(', ')}
              </p>
              <EstimateTable estimate={floor} sum={nameFloors(floor)} />
            </div>
          ))}
          <p className="flex justify-between border-t-2 border-ink py-3 text-lg font-semibold">
            <span>Total</span>
            <span className="tabular-nums">{formatPounds(estimate.breakdown.total)}</span>
          </p>
        </>
      ) : (
        <EstimateTable estimate={estimate} />
      )}
    </details>
  );
}
