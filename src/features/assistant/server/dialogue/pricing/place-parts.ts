import { toMetres } from '#platform/units/lengths.ts';
import type { EstimateRequest } from '../../../contract.ts';
import type { RoomRecord } from '../../conversation/record.ts';
import type { StatedPart } from '../../nlu/parsed-message.ts';

type Placement = NonNullable<EstimateRequest['rooms'][number]['parts']>;

/** Parts along one wall: the first at its beginning, the second at its end. */
function placeOn(
  side: 'top' | 'right',
  wallMm: number,
  parts: readonly StatedPart[],
): Placement | undefined {
  const used = parts.reduce((sum, { widthMm }) => sum + widthMm, 0);
  if (parts.length > 1 ? used >= wallMm : used > wallMm) return undefined;
  return parts.map(({ widthMm, depthMm }, at) => ({
    side,
    start: toMetres(at === 0 ? 0 : wallMm - widthMm),
    width: toMetres(widthMm),
    depth: toMetres(depthMm),
  }));
}

const maxParts = 2;

/** Every way in which the parts of a room may lie, as nobody has said which; none for a plain rectangle. */
export function waysToPlace({ lengthMm, widthMm, parts = [] }: RoomRecord): Placement[] {
  if (parts.length === 0) return [];
  const own = parts.slice(0, maxParts);
  const turned = own.some(({ name }) => name === 'L')
    ? [own, own.map((one) => ({ ...one, widthMm: one.depthMm, depthMm: one.widthMm }))]
    : [own];
  return turned.flatMap((each) =>
    [placeOn('top', lengthMm, each), placeOn('right', widthMm, each)].flatMap((way) =>
      way ? [way] : [],
    ),
  );
}
