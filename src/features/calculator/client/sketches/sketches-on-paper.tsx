import { useRead } from '#platform/client/reads/use-read.ts';
import { sketchesQuery } from './api.ts';

/** The photos and sketches of an estimate in full, for the fitter's sheet; nothing where there are none. */
export default function SketchesOnPaper({ id }: { id: string }) {
  const { data: sketches = [] } = useRead(sketchesQuery(id));
  if (sketches.length === 0) return null;
  return (
    <section className="mt-8 border-t-2 border-ink pt-4">
      <h2 className="mb-4 text-xl">Photos and sketches from the customer</h2>
      <div className="space-y-8">
        {sketches.map(({ id: sketchId, url, width, height }, index) => (
          <img
            key={sketchId}
            src={url}
            alt={`The rooms, ${index + 1} of ${sketches.length}`}
            width={width}
            height={height}
            className="h-auto w-full max-w-[68ch] break-inside-avoid"
          />
        ))}
      </div>
    </section>
  );
}
