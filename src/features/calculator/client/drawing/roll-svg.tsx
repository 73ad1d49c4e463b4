import { useId } from 'react';
import type { Estimate, EstimatePlan } from '../../contract.ts';
import { formatMetres, formatSize } from '../figures.ts';
import { DimensionLine, PileArrow } from './dimension-line.tsx';
import { fitLabel } from './drawing-labels.ts';
import { type Band, type Direction, drawRoll } from './roll-geometry.ts';
import { BreakLine, Marks, PieceLabel, RepeatLines } from './roll-marks.tsx';
import { letterOf, roomColour, roomColours } from './room-colours.ts';

/** Margins in px for the dimensions around the roll. */
const margins = {
  across: { left: 34, top: 30, right: 26, bottom: 30 },
  down: { left: 46, top: 34, right: 26, bottom: 22 },
} as const;
const sheetWidth = { across: 740, down: 288 } as const;

/** What runs along a roll, and keeps its direction in a room. */
export type Lie = 'pile' | 'pattern';
export const lieOf = (flooringType: Estimate['flooringType']): Lie =>
  flooringType === 'carpet' ? 'pile' : 'pattern';

type RollSvgProps = {
  lie: Lie;
  plan: EstimatePlan;
  rooms: Estimate['rooms'];
  direction: Direction;
  label: string;
  className?: string;
};

/** The roll to scale with all pieces; a long roll continues in further bands. */
export function RollSvg({ plan, rooms, direction, lie, label, className }: RollSvgProps) {
  const id = useId();
  const margin = margins[direction];
  const space = sheetWidth[direction] - margin.left - margin.right;
  const isAcross = direction === 'across';
  const filling = space / plan.rollWidth;
  const drawing = drawRoll(
    plan,
    isAcross
      ? { direction, space, scale: { least: 44, most: 62 }, figureRoom: 44 }
      : {
          direction,
          space: Number.POSITIVE_INFINITY,
          scale: { least: filling, most: filling },
          figureRoom: 16,
        },
  );
  const step = drawing.rollWidth + margin.top + margin.bottom;
  const longest = Math.max(...drawing.bands.map((band) => band.length));
  const width = isAcross ? longest + margin.left + margin.right : sheetWidth.down;
  const height = isAcross ? step * drawing.bands.length : longest + margin.top + margin.bottom;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      className={className}
    >
      <defs>
        {roomColours.map(({ paper, pen }, ink) => (
          <pattern
            key={pen}
            id={`${id}-${ink}`}
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="7" height="7" fill={paper} fillOpacity="0.55" />
            <line x2="0" y2="7" stroke={pen} strokeOpacity="0.55" strokeWidth="2" />
          </pattern>
        ))}
      </defs>
      {drawing.bands.map((band, index) => (
        <g
          key={band.marks[0]?.metres ?? index}
          transform={`translate(${margin.left} ${margin.top + (isAcross ? index * step : 0)})`}
        >
          <RollBand
            band={band}
            direction={direction}
            rooms={rooms}
            plan={plan}
            id={id}
            rollWidth={drawing.rollWidth}
          />
          {index === 0 && (
            <LieDirection lie={lie} direction={direction} rollWidth={drawing.rollWidth} />
          )}
        </g>
      ))}
    </svg>
  );
}

type RollBandProps = {
  band: Band;
  direction: Direction;
  rollWidth: number;
  plan: EstimatePlan;
  rooms: Estimate['rooms'];
  id: string;
};

function RollBand({ band, direction, rollWidth, plan, rooms, id }: RollBandProps) {
  const isAcross = direction === 'across';
  const along = { width: band.length, height: rollWidth };
  const box = isAcross ? along : { width: rollWidth, height: band.length };
  return (
    <>
      <rect
        {...box}
        className="fill-white stroke-ink-soft forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
        strokeDasharray={band.startsInPiece || band.endsInPiece ? '5 4' : undefined}
      />
      {band.pieces.map(({ piece, ...drawn }) => {
        const { paper, pen } = roomColour(piece.room);
        return (
          <rect
            key={`${piece.x} ${piece.y}`}
            {...drawn}
            fill={piece.kind === 'fill' ? `url(#${id}-${piece.room % roomColours.length})` : paper}
            stroke={pen}
            strokeWidth="1.5"
            className="forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
          />
        );
      })}
      <RepeatLines at={band.repeats} breadth={rollWidth} direction={direction} />
      {band.folds.map((at) => (
        <BreakLine key={at} at={at} breadth={rollWidth} direction={direction} />
      ))}
      {band.pieces.map(({ piece, ...box }) => {
        const letter = letterOf(piece.room);
        const name = rooms[piece.room]?.name ?? '';
        const size = formatSize(piece.length, piece.width);
        return (
          <PieceLabel
            key={`${piece.x} ${piece.y}`}
            box={box}
            label={fitLabel(box, { letter, name, size })}
            halo={roomColour(piece.room).paper}
          />
        );
      })}
      <Marks marks={band.marks} direction={direction} />
      <DimensionLine
        run={isAcross ? 'upright' : 'level'}
        from={0}
        to={rollWidth}
        at={isAcross ? -12 : -14}
        text={`${formatMetres(plan.rollWidth)} roll`}
      />
    </>
  );
}

type LieDirectionProps = { lie: Lie; direction: Direction; rollWidth: number };

function LieDirection({ lie, direction, rollWidth }: LieDirectionProps) {
  const isAcross = direction === 'across';
  const start = lie === 'pile' ? 70 : 94;
  const [x, y] = isAcross ? [start, rollWidth + 16] : [rollWidth + 14, start];
  const text = isAcross ? { x: 4, y: y + 4 } : { x: x + 4, y: 4 };
  return (
    <>
      <PileArrow run={isAcross ? 'level' : 'upright'} x={x} y={y} size={52} />
      <text
        {...text}
        transform={isAcross ? undefined : `rotate(90 ${text.x - 8} ${text.y})`}
        fontSize="13"
        className="fill-ink forced-colors:fill-[CanvasText]"
      >
        {lie === 'pile' ? 'Pile' : 'Pattern'}
      </text>
    </>
  );
}
