import { useQuery } from '@tanstack/react-query';
import { estimateQuery } from '#features/calculator/client/api.ts';
import { CutPlanDrawing } from '#features/calculator/client/drawing/cut-plan-drawing.tsx';
import { errorMessage } from '#platform/client/error-message.ts';

/** The cut plan of a stored estimate, loaded on demand. */
export default function CutPlan({ estimateId }: { estimateId: string }) {
  const { data: estimate, error } = useQuery(estimateQuery(estimateId));
  if (error) return <p role="alert">{errorMessage(error)}</p>;
  if (!estimate) return <div className="skeleton h-40" aria-hidden="true" />;
  const floors = (estimate.floors ?? [estimate]).flatMap(({ plan, ...floor }) =>
    plan ? { ...floor, plan } : [],
  );
  if (floors.length === 0) return <p>There’s no cut plan: this floor comes in packs.</p>;
  return floors.map((floor) => (
    <CutPlanDrawing
      key={floor.rooms[0]?.name}
      plan={floor.plan}
      rooms={floor.rooms}
      flooringType={floor.flooringType}
    />
  ));
}
