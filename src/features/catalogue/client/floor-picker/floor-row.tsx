import { Picture } from '#platform/client/ui/picture.tsx';
import { formatPounds } from '#platform/units/pounds.ts';
import type { Floor } from '../../list-floors.ts';

/** A floor of the list: its swatch, name, kind and price; a press chooses it. */
export function FloorRow({ floor, onChoose }: { floor: Floor; onChoose: () => void }) {
  const { kind, was, imageUrl, forEstimate } = floor;
  const { name, price, unit, fittingIncluded } = forEstimate;
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="flex w-full items-center gap-3 px-2 py-2 text-left -outline-offset-2 hover:bg-mist"
      >
        <span className="size-14 shrink-0 overflow-hidden rounded bg-mist">
          {imageUrl && (
            <Picture
              src={imageUrl}
              alt=""
              width={800}
              height={800}
              sizes="3.5rem"
              className="size-full object-cover"
            />
          )}
        </span>
        <span className="min-w-0 grow">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="block text-sm text-ink-soft">
            {kind}
            {fittingIncluded && ', fitting included'}
          </span>
        </span>
        <span className="shrink-0 text-right tabular-nums">
          <span className="block font-semibold text-brand">
            {formatPounds(price)}/{unit}
          </span>
          {was !== undefined && (
            <s className="block text-sm text-ink-soft">
              <span className="sr-only">was </span>
              {formatPounds(was)}
            </s>
          )}
        </span>
      </button>
    </li>
  );
}
