import { toMetres } from '#platform/units/lengths.ts';
import type { EstimatePlan } from '../../contract.ts';
import { boundRoom, type RoomSize } from '../../cut-plan/laying/spaces.ts';
import { formatMetres } from '../figures.ts';
import { parseMetres } from '../units/parse-metres.ts';
import { DimensionLine, PileArrow } from './dimension-line.tsx';
import { outlineRoom } from './room-geometry.ts';

type RoomPlanProps = {
  /** Undefined while a side is missing. */
  room: RoomSize | undefined;
  /** What has been typed of the sides so far, in metres. */
  sides?: { length: string; width: string };
  /** The side whose field has the focus. */
  activeSide?: 'length' | 'width' | undefined;
  /** The accessible name. */
  label: string;
  ink: { paper: string; pen: string };
  letter?: string;
  layout?: EstimatePlan['layouts'][number];
  className?: string;
};

const paper = { width: 172, height: 140 };
/** The area of the room; the dimension lines are left of it and above it. */
const floor = { x: 30, y: 30, width: paper.width - 34, height: paper.height - 34 };

const unknown = { lengthMm: 4000, widthMm: 3000 };

/** A room from above, to its own scale, with its two sides and, if it is laid, its joins. */
export function RoomPlan(props: RoomPlanProps) {
  const { room, sides, activeSide, label, ink, letter, layout, className } = props;
  const outline = outlineRoom(room ?? unknown, floor, layout ? 'corner' : 'middle');
  const { x, y, width: w, height: h, scale, origin, rects } = outline;
  const around = room && boundRoom(room);
  const length = around ? toMetres(around.lengthMm) : parseMetres(sides?.length ?? '');
  const width = around ? toMetres(around.widthMm) : parseMetres(sides?.width ?? '');
  const place = (metres: number, from: number) => from + metres * 1000 * scale;
  return (
    <svg
      viewBox={`0 0 ${paper.width} ${paper.height}`}
      width={paper.width}
      height={paper.height}
      role="img"
      aria-label={label}
      className={className}
    >
      {rects.map((rect) => (
        <rect
          key={`${rect.x} ${rect.y}`}
          {...rect}
          fill={room ? ink.paper : 'none'}
          stroke={room ? ink.pen : '#7a8a82'}
          strokeWidth={rects.length > 1 ? 4 : room ? 2 : 1}
          strokeDasharray={room ? undefined : '4 4'}
          className="forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
        />
      ))}
      {/* Without the walls between the parts. */}
      {rects.length > 1 &&
        rects.map((rect) => (
          <rect
            key={`${rect.x} ${rect.y}`}
            {...rect}
            fill={ink.paper}
            className="forced-colors:fill-[Canvas]"
          />
        ))}
      {layout?.joins.map((join) => (
        <line
          key={`${join.x1} ${join.y1} ${join.x2} ${join.y2}`}
          x1={place(join.x1, origin.x)}
          y1={place(join.y1, origin.y)}
          x2={place(join.x2, origin.x)}
          y2={place(join.y2, origin.y)}
          stroke={ink.pen}
          strokeWidth="2"
          strokeDasharray="6 4"
          className="forced-colors:stroke-[CanvasText]"
        />
      ))}
      {layout && <PileOf letter={letter} pileAlong={layout.pileAlong} {...(rects[0] ?? outline)} />}
      <DimensionLine
        run="level"
        from={x}
        to={x + w}
        at={y - 10}
        text={length > 0 ? formatMetres(length) : 'Length'}
        isActive={activeSide === 'length'}
      />
      <DimensionLine
        run="upright"
        from={y}
        to={y + h}
        at={x - 10}
        text={width > 0 ? formatMetres(width) : 'Width'}
        isActive={activeSide === 'width'}
      />
    </svg>
  );
}

/** Letter and pile arrow, in the corner of the first full width, clear of all joins. */
function PileOf(props: {
  letter?: string;
  pileAlong: 'length' | 'width';
  x: number;
  y: number;
  width: number;
  height: number;
}) {
  const { letter, pileAlong, x, y, width, height } = props;
  if (Math.min(width, height) < 16) return null;
  const isLevel = pileAlong === 'length';
  const left = x + 13;
  const top = y + Math.min(14, height / 2);
  const size = Math.min(30, isLevel ? width - 34 : height - 30);
  return (
    <>
      <text
        x={left}
        y={top}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="15"
        className="fill-ink font-semibold forced-colors:fill-[CanvasText]"
      >
        {letter}
      </text>
      {size > 8 &&
        (isLevel ? (
          <PileArrow run="level" x={left + 14 + size / 2} y={top} size={size} />
        ) : (
          <PileArrow run="upright" x={left} y={top + 13 + size / 2} size={size} />
        ))}
    </>
  );
}
