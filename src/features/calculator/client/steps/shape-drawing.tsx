import { listRects } from '../../cut-plan/laying/spaces.ts';
import { canBePriced, findWallProblems, isSideMissing } from '../drafts/draft-problems.ts';
import { readShape } from '../drafts/measure-draft.ts';
import type { RoomDraft, ShapeDraft } from '../drafts/room-drafts.ts';
import { ShapePlan } from '../drawing/shape-plan.tsx';
import { countOwnParts, shapes } from '../shapes/room-shapes.ts';
import { parseMillimetres } from '../units/parse-metres.ts';
import { useUnit } from '../units/unit-context.ts';

/** The measured walls of a shape in mm; undefined while they are not all there, or cannot be. */
export const readWalls = (shape: ShapeDraft): number[] | undefined =>
  shape.sides.some(isSideMissing) || findWallProblems(shape).some(Boolean)
    ? undefined
    : shape.sides.map(parseMillimetres);

type ShapeDrawingProps = {
  room: RoomDraft & { shape: ShapeDraft };
  called: string;
  ink: { paper: string; pen: string };
  activeSide?: number | undefined;
};

/** A room that is no rectangle, with what was added to it. */
export function ShapeDrawing({ room, called, ink, activeSide }: ShapeDrawingProps) {
  const { kind, isMirrored = false } = room.shape;
  const walls = readWalls(room.shape);
  const drawn = walls && canBePriced(room) ? readShape(room) : undefined;
  return (
    <ShapePlan
      kind={kind}
      sides={walls}
      added={drawn ? listRects(drawn).slice(1 + countOwnParts(kind)) : []}
      label={`Plan of ${called}, ${shapes[kind].name}`}
      ink={ink}
      hasFigures={useUnit() === 'm'}
      activeSide={activeSide}
      isMirrored={isMirrored}
    />
  );
}
