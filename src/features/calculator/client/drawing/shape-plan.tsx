import { toMetres } from '#platform/units/lengths.ts';
import type { RoomRect } from '../../cut-plan/laying/spaces.ts';
import {
  letterOfSide,
  listWalls,
  outlineShape,
  type ShapeKind,
  shapes,
  toPath,
} from '../shapes/room-shapes.ts';

type ShapePlanProps = {
  kind: ShapeKind;
  /** In mm; undefined while they are not all there, or cannot be. */
  sides: readonly number[] | undefined;
  /** Bays and alcoves added to it. */
  added: readonly RoomRect[];
  /** The accessible name. */
  label: string;
  ink: { paper: string; pen: string };
  /** Whether the lengths stand beside the walls, in metres. */
  hasFigures: boolean;
  /** The measured wall whose field has the focus, by its place among them. */
  activeSide: number | undefined;
  /** Whether it is drawn the other way round. */
  isMirrored?: boolean;
};

const paper = { width: 172, height: 172 };
const margin = 24;
const letterGap = 13;
/** The length of a wall on paper beside which its figure fits. */
const figureRoom = 44;

/** A room from above with a letter at each wall; to scale once every wall is there. */
export function ShapePlan(props: ShapePlanProps) {
  const { kind, sides, added, label, ink, activeSide, hasFigures, isMirrored = false } = props;
  const corners = outlineShape(kind, sides ?? shapes[kind].usual);
  const xs = [...corners.map(({ x }) => x), ...added.flatMap(acrossOf)];
  const ys = [...corners.map(({ y }) => y), ...added.flatMap(downOf)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = Math.min((paper.width - 2 * margin) / width, (paper.height - 2 * margin) / height);
  const across = (x: number) => (isMirrored ? left + width - x : x - left);
  const placeX = (x: number) => (paper.width - width * scale) / 2 + across(x) * scale;
  const placeY = (y: number) => (paper.height - height * scale) / 2 + (y - top) * scale;
  const points = corners.map(({ x, y }) => ({ x: placeX(x), y: placeY(y) }));
  const rects = added.map((rect) => ({
    x: placeX(isMirrored ? rect.xMm + rect.lengthMm : rect.xMm),
    y: placeY(rect.yMm),
    width: rect.lengthMm * scale,
    height: rect.widthMm * scale,
  }));
  const walls = points.map((from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    const letter = shapes[kind].letters[index] ?? '';
    return { from, to, letter, isAsked: letter < letterOfSide(shapes[kind].asked), index };
  });
  const floor = (
    <>
      <path d={toPath(points)} />
      {rects.map((rect) => (
        <rect key={`${rect.x} ${rect.y}`} {...rect} />
      ))}
    </>
  );
  const figures = hasFigures && sides && listWalls(kind, sides);
  const active =
    activeSide === undefined
      ? undefined
      : walls.find(({ letter }) => letter === letterOfSide(activeSide));
  return (
    <svg
      viewBox={`0 0 ${paper.width} ${paper.height}`}
      width={paper.width}
      height={paper.height}
      role="img"
      aria-label={label}
      className="h-auto w-full"
    >
      <g
        fill={sides ? ink.paper : 'none'}
        stroke={sides ? ink.pen : '#7a8a82'}
        strokeWidth={sides ? 4 : 1}
        strokeDasharray={sides ? undefined : '4 4'}
        className="forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
      >
        {floor}
      </g>
      {/* Without the walls between the room and what is added to it. */}
      {sides && (
        <g fill={ink.paper} className="forced-colors:fill-[Canvas]">
          {floor}
        </g>
      )}
      {active && (
        <path
          d={`M${active.from.x} ${active.from.y}L${active.to.x} ${active.to.y}`}
          strokeWidth="5"
          strokeLinecap="square"
          className="stroke-ink forced-colors:stroke-[Highlight]"
        />
      )}
      {walls.map(({ from, to, letter, isAsked, index }) => {
        const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
        const along = placeOfLetter(points, index, isMirrored);
        const place = (out: number) => ({
          x: from.x + (to.x - from.x) * along + ((to.y - from.y) / length) * out,
          y: from.y + (to.y - from.y) * along - ((to.x - from.x) / length) * out,
        });
        // To the left of the way round, which is outside; of a mirrored one to the right.
        const outside = place(isMirrored ? -letterGap : letterGap);
        const isCovered = rects.some((rect) => isNear(rect, outside));
        const { x, y } = isCovered ? place(isMirrored ? letterGap : -letterGap) : outside;
        return (
          <g key={letter}>
            {letter === active?.letter && <circle cx={x} cy={y} r="10" className="fill-tape" />}
            <text
              x={x}
              y={y}
              textAnchor="middle"
              dominantBaseline="central"
              transform={
                figures && length > figureRoom && from.x === to.x
                  ? `rotate(-90 ${x} ${y})`
                  : undefined
              }
              fontSize="14"
              fontWeight={isAsked ? 700 : 400}
              className={`${isAsked ? 'fill-ink' : 'fill-ink-soft'} forced-colors:fill-[CanvasText]`}
            >
              {letter}
              {figures && length > figureRoom && (
                <tspan
                  fontSize="11"
                  fontWeight="400"
                >{` ${toMetres(figures[index] ?? 0).toFixed(2)}`}</tspan>
              )}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

type Point = { x: number; y: number };

/** Whether a letter at a point would be on an added piece or its walls. */
const isNear = (rect: Point & { width: number; height: number }, { x, y }: Point) =>
  x > rect.x - letterGap / 2 &&
  x < rect.x + rect.width + letterGap / 2 &&
  y > rect.y - letterGap / 2 &&
  y < rect.y + rect.height + letterGap / 2;

/** How far along its wall a letter stands: away from a corner that points into the room, where two would meet. */
function placeOfLetter(points: readonly Point[], wall: number, isMirrored: boolean): number {
  const isInward = (corner: number) => {
    const [before, at, after] = [corner - 1, corner, corner + 1].map(
      (index) => points[(index + points.length) % points.length] as Point,
    ) as [Point, Point, Point];
    const turn = (at.x - before.x) * (after.y - at.y) - (at.y - before.y) * (after.x - at.x);
    return isMirrored ? turn > 0 : turn < 0;
  };
  const [start, end] = [isInward(wall), isInward(wall + 1)];
  return start === end ? 0.5 : start ? 0.8 : 0.2;
}

const acrossOf = ({ xMm, lengthMm }: RoomRect) => [xMm, xMm + lengthMm];
const downOf = ({ yMm, widthMm }: RoomRect) => [yMm, yMm + widthMm];
