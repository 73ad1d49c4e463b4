import { useQuery } from '@tanstack/react-query';
import { estimateQuery } from '#features/calculator/client/api.ts';
import { CutPlanDrawing } from '#features/calculator/client/drawing/cut-plan-drawing.tsx';
import { errorMessage } from '#platform/client/error-message.ts';

/** The cut plan of a stored estimate, loaded on demand. */
export default function CutPlan({ estimateId }: { estimateId: string }) {
  const { data: estimate, error } = useQuery(estimateQuery(estimateId));
  if (error) return <p role="alert">{errorMessage(error)}</p>;
  if (!estimate) return <div className="skeleton h-40" aria-hidden="true" />;
  if (!estimate.plan) return <p>There’s no cut plan: this floor comes in packs.</p>;
  return (
    <CutPlanDrawing
      plan={estimate.plan}
      rooms={estimate.rooms}
      flooringType={estimate.flooringType}
    />
  );
}
