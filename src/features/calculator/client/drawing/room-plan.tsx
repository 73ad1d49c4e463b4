import type { EstimatePlan } from '../../contract.ts';
import { formatMetres } from '../figures.ts';
import { DimensionLine, PileArrow } from './dimension-line.tsx';
import { outlineRoom } from './room-geometry.ts';

type RoomPlanProps = {
  length: number;
  width: number;
  /** The accessible name. */
  label: string;
  ink: { paper: string; pen: string };
  letter?: string;
  layout?: EstimatePlan['layouts'][number];
  className?: string;
};

const paper = { width: 172, height: 140 };
/** The area of the room; the dimension lines are left of it and above it. */
const room = { x: 30, y: 30, width: paper.width - 34, height: paper.height - 34 };

/** A room from above, to its own scale, with its two sides and, if it is laid, its joins. */
export function RoomPlan({ length, width, label, ink, letter, layout, className }: RoomPlanProps) {
  const isDrawn = length > 0 && width > 0;
  const shape = isDrawn ? { length, width } : { length: 4, width: 3 };
  const {
    x,
    y,
    width: w,
    height: h,
    scale,
  } = outlineRoom(shape, room, layout ? 'corner' : 'middle');
  return (
    <svg
      viewBox={`0 0 ${paper.width} ${paper.height}`}
      width={paper.width}
      height={paper.height}
      role="img"
      aria-label={label}
      className={className}
    >
      <rect
        x={x}
        y={y}
        width={w}
        height={h}
        fill={isDrawn ? ink.paper : 'none'}
        stroke={isDrawn ? ink.pen : '#7a8a82'}
        strokeWidth={isDrawn ? 2 : 1}
        strokeDasharray={isDrawn ? undefined : '4 4'}
        className="forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
      />
      {layout?.joins.map((join) => (
        <line
          key={`${join.x1} ${join.y1} ${join.x2} ${join.y2}`}
          x1={x + join.x1 * scale}
          y1={y + join.y1 * scale}
          x2={x + join.x2 * scale}
          y2={y + join.y2 * scale}
          stroke={ink.pen}
          strokeWidth="2"
          strokeDasharray="6 4"
          className="forced-colors:stroke-[CanvasText]"
        />
      ))}
      {layout && (
        <PileOf letter={letter} pileAlong={layout.pileAlong} x={x} y={y} width={w} height={h} />
      )}
      <DimensionLine
        run="level"
        from={x}
        to={x + w}
        at={y - 10}
        text={length > 0 ? formatMetres(length) : 'Length'}
      />
      <DimensionLine
        run="upright"
        from={y}
        to={y + h}
        at={x - 10}
        text={width > 0 ? formatMetres(width) : 'Width'}
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
