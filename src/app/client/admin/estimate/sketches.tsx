import { useQuery } from '@tanstack/react-query';
import { sketchesQuery } from '#features/calculator/client/sketches/api.ts';
import { SketchList } from '#features/calculator/client/sketches/sketch-list.tsx';
import { errorMessage } from '#platform/client/error-message.ts';

/** The photos and sketches that a customer attached to an estimate; nothing where there are none. */
export default function Sketches({ estimateId }: { estimateId: string }) {
  const { data: sketches = [], error } = useQuery(sketchesQuery(estimateId));
  if (error) return <p role="alert">{errorMessage(error)}</p>;
  if (sketches.length === 0) return null;
  return (
    <div className="mt-4">
      <p className="mb-2 font-semibold">Photos and sketches from the customer</p>
      <SketchList sketches={sketches} />
    </div>
  );
}
