import { type ReactNode, useState } from 'react';
import { toMetres } from '#platform/units/lengths.ts';
import { askAboutSide, askForLength, findWallProblems } from '../drafts/draft-problems.ts';
import { changeWall, type RoomDraft } from '../drafts/room-drafts.ts';
import { formatMetres } from '../figures.ts';
import { letterOfSide, listOtherWalls, type ShapeKind } from '../shapes/room-shapes.ts';
import { formatFeet } from '../units/feet.ts';
import { useUnit } from '../units/unit-context.ts';
import { besidePlan } from './beside-plan.ts';
import { LengthField } from './length-field.tsx';
import { readWalls, ShapeDrawing } from './shape-drawing.tsx';

const hints: Partial<Record<ShapeKind, string>> = {
  corner: 'A and B are the whole length and depth, C and D the corner that is missing.',
  bay: 'Measure the bay where it is widest and deepest.',
};

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
  const [activeSide, setActiveSide] = useState<number>();
  const { shape } = room;
  if (!shape) return null;
  const { kind, sides, isMirrored = false } = shape;
  const missing = (wall: number) => askForLength(`side ${letterOfSide(wall)} of ${called}`, unit);
  const problems = findWallProblems(shape, isChecked ? missing : undefined);
  const measured = readWalls(shape);
  const worked = measured && listOtherWalls(kind, measured);
  return (
    <>
      <p className="mt-3 text-base text-ink-soft">
        {hints[kind]} Measure the walls lettered in bold; we work out the others.
      </p>
      <div className={besidePlan(unit)}>
        <div className="space-y-3">
          {sides.map((side, wall) => (
            <LengthField
              key={letterOfSide(wall)}
              label={`Side ${letterOfSide(wall)}`}
              name={`room-${room.id}-wall-${letterOfSide(wall)}`}
              value={side}
              problem={problems[wall]}
              question={askAboutSide(side, unit)}
              isChecked={isChecked}
              onChange={(value) => onReplace(changeWall(room, wall, value))}
              onFocus={() => setActiveSide(wall)}
              onBlur={() => setActiveSide(undefined)}
            />
          ))}
          {worked && (
            <p className="text-base tabular-nums">
              <span className="text-ink-soft">So the other sides are </span>
              <b className="font-semibold">
                {worked
                  .map(
                    ({ letter, length }) =>
                      `${letter}\u00a0${formatWall(length, unit).replaceAll(' ', '\u00a0')}`,
                  )
                  .join(', ')}
              </b>
              <span className="text-ink-soft">. Is that right?</span>
            </p>
          )}
        </div>
        <div className="max-[22rem]:max-w-48 min-[22rem]:sticky min-[22rem]:top-24">
          <ShapeDrawing
            room={{ ...room, shape }}
            called={called}
            ink={ink}
            activeSide={activeSide}
          />
          {kind === 'corner' && (
            <button
              type="button"
              aria-pressed={isMirrored}
              onClick={() =>
                onReplace({ ...room, shape: { kind, sides, isMirrored: !isMirrored } })
              }
              className="link min-h-11 text-base"
            >
              Corner on the other side? Flip it
            </button>
          )}
          {children}
        </div>
      </div>
    </>
  );
}

const formatWall = (mm: number, unit: 'm' | 'ft') =>
  unit === 'm' ? formatMetres(toMetres(mm)) : formatFeet(String(toMetres(mm)));
