import { type ReactNode, useState } from 'react';
import { toMetres } from '#platform/units/lengths.ts';
import { listRects } from '../../cut-plan/laying/spaces.ts';
import {
  askAboutSide,
  askForLength,
  canBePriced,
  findWallProblems,
  isSideMissing,
} from '../drafts/draft-problems.ts';
import { readShape } from '../drafts/measure-draft.ts';
import { changeWall, type RoomDraft } from '../drafts/room-drafts.ts';
import { ShapePlan } from '../drawing/shape-plan.tsx';
import { formatMetres } from '../figures.ts';
import { countOwnParts, letterOfWall, listWalls, shapes } from '../shapes/room-shapes.ts';
import { formatFeet } from '../units/feet.ts';
import { parseMillimetres } from '../units/parse-metres.ts';
import { useUnit } from '../units/unit-context.ts';
import { besidePlan } from './beside-plan.ts';
import { LengthField } from './length-field.tsx';

type ShapeFieldsProps = {
  room: RoomDraft;
  called: string;
  isChecked: boolean;
  ink: { paper: string; pen: string };
  onReplace: (room: RoomDraft) => void;
  /** Shown below the drawing. */
  children: ReactNode;
};

/** The walls of a room that is no rectangle, beside a drawing in which the one that is typed lights up. */
export default function ShapeFields(props: ShapeFieldsProps) {
  const { room, called, isChecked, ink, onReplace, children } = props;
  const unit = useUnit();
  const [activeWall, setActiveWall] = useState<number>();
  if (!room.shape) return null;
  const { kind, sides, isMirrored = false } = room.shape;
  const missing = (wall: number) => askForLength(`side ${letterOfWall(wall)} of ${called}`, unit);
  const problems = findWallProblems(room.shape, isChecked ? missing : undefined);
  const isWhole = !sides.some(isSideMissing) && problems.every((problem) => !problem);
  const measured = sides.map(parseMillimetres);
  const drawn = isWhole && canBePriced(room) ? readShape(room) : undefined;
  const added = drawn ? listRects(drawn).slice(1 + countOwnParts(kind)) : [];
  return (
    <div className={besidePlan(unit)}>
      <div className="space-y-3">
        <p className="text-base text-ink-soft">
          {kind === 'bay' ? 'Measure the bay where it is widest and deepest. ' : ''}
          Measure the walls lettered in bold; we work out the others.
        </p>
        {sides.map((side, wall) => (
          <LengthField
            key={letterOfWall(wall)}
            label={`Side ${letterOfWall(wall)}`}
            name={`room-${room.id}-wall-${letterOfWall(wall)}`}
            value={side}
            problem={problems[wall]}
            question={askAboutSide(side, unit)}
            isChecked={isChecked}
            onChange={(value) => onReplace(changeWall(room, wall, value))}
            onFocus={() => setActiveWall(wall)}
            onBlur={() => setActiveWall(undefined)}
          />
        ))}
      </div>
      <div className="max-[22rem]:max-w-48 min-[22rem]:sticky min-[22rem]:top-24">
        <ShapePlan
          kind={kind}
          sides={isWhole ? measured : undefined}
          added={added}
          label={`Plan of ${called}, ${shapes[kind].name}, sides lettered from A at the top, clockwise`}
          ink={ink}
          activeWall={activeWall}
          isMirrored={isMirrored}
        />
        {kind === 'l' && (
          <button
            type="button"
            aria-pressed={isMirrored}
            onClick={() => onReplace({ ...room, shape: { kind, sides, isMirrored: !isMirrored } })}
            className="link min-h-11 text-base"
          >
            Corner on the other side? Flip it
          </button>
        )}
        {isWhole && (
          <p className="text-right text-base font-semibold tabular-nums">
            <span className="font-normal text-ink-soft">Check: </span>
            {listWalls(kind, measured)
              .map((wall, index) => ({ wall, index }))
              .slice(shapes[kind].asked)
              .map(
                ({ wall, index }) =>
                  `${letterOfWall(index)}\u00a0${formatWall(wall, unit).replaceAll(' ', '\u00a0')}`,
              )
              .join(', ')}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

const formatWall = (mm: number, unit: 'm' | 'ft') =>
  unit === 'm' ? formatMetres(toMetres(mm)) : formatFeet(String(toMetres(mm)));
