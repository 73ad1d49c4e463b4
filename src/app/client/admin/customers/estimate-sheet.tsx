import { useQuery } from '@tanstack/react-query';
import { estimateQuery } from '#features/calculator/client/api.ts';
import { EstimateTable } from '#features/calculator/client/estimate/estimate-table.tsx';
import { headlineOf } from '#features/calculator/client/estimate/headline.ts';
import { RoomsTable } from '#features/calculator/client/estimate/rooms-table.tsx';
import { describeEstimate, nameFloors } from '#features/calculator/describe-estimate.ts';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { Section } from '#platform/client/staff/sheet-section.tsx';
import { SideSheet } from '#platform/client/staff/side-sheet.tsx';

/** Side sheet with a stored estimate: its rooms and what makes up the price. */
export default function EstimateSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: estimate, error, refetch } = useQuery(estimateQuery(id));
  return (
    <SideSheet title={estimate ? headlineOf(estimate) : 'Estimate'} onClose={onClose}>
      {error && <LoadError error={error} onTryAgain={refetch} />}
      {!estimate && !error && <div className="skeleton h-96" aria-hidden="true" />}
      {estimate && (
        <>
          <p>{describeEstimate(estimate)}</p>
          <p className="mt-3">
            <a
              href={`/estimate/${encodeURIComponent(id)}`}
              target="_blank"
              rel="noopener"
              className={compactButton}
            >
              Open the page of the estimate<span className="sr-only"> (new tab)</span>
            </a>
          </p>
          <Section title="Rooms">
            <RoomsTable estimate={estimate} />
          </Section>
          {(estimate.floors ?? [estimate]).map((floor) => (
            <Section key={nameFloors(floor)} title={`Price of ${nameFloors(floor)}`}>
              <EstimateTable estimate={floor} />
            </Section>
          ))}
        </>
      )}
    </SideSheet>
  );
}
