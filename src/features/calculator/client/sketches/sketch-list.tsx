import type { ReactNode } from 'react';
import type { Sketch } from '../../sketches/contract.ts';

type SketchListProps = {
  sketches: readonly Sketch[];
  /** What can be done with one of them, the first being number 1. */
  renderAction?: (sketch: Sketch, number: number) => ReactNode;
};

/** Small copies of photos and sketches; each opens large in a tab of its own. */
export function SketchList({ sketches, renderAction }: SketchListProps) {
  return (
    <ul className="flex flex-wrap gap-4">
      {sketches.map((sketch, index) => (
        <li key={sketch.id} className="w-32">
          <a href={sketch.url} target="_blank" rel="noreferrer" className="block">
            <img
              src={`${sketch.url}?size=small`}
              alt={`The rooms, ${index + 1} of ${sketches.length} (opens in a new tab)`}
              width={128}
              height={128}
              className="aspect-square w-full rounded border border-line-strong bg-mist object-contain"
            />
          </a>
          {renderAction?.(sketch, index + 1)}
        </li>
      ))}
    </ul>
  );
}
