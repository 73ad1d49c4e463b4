import { type Label, labelLeading, labelSize } from './drawing-labels.ts';
import type { Band, Direction } from './roll-geometry.ts';

type Box = { x: number; y: number; width: number; height: number };

/** The label in the middle of a piece, with a halo that keeps it legible on the hatching. */
export function PieceLabel({ box, label, halo }: { box: Box; label: Label | null; halo: string }) {
  if (!label) return null;
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const top = y - ((label.lines.length - 1) * labelLeading) / 2;
  return (
    <text
      transform={label.turned ? `rotate(-90 ${x} ${y})` : undefined}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={labelSize}
      stroke={halo}
      strokeWidth="4"
      strokeLinejoin="round"
      paintOrder="stroke"
      className="fill-ink font-medium tabular-nums forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]"
    >
      {label.lines.map((line, index) => (
        <tspan key={line} x={x} y={top + index * labelLeading}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** The positions of the cuts along the edge of the roll, in metres from its end. */
export function Marks({ marks, direction }: { marks: Band['marks']; direction: Direction }) {
  const isAcross = direction === 'across';
  const ticks = marks.map(({ at, hasFigure }) => {
    const reach = hasFigure ? 8 : 5;
    return isAcross ? `M${at} 0V${-reach}` : `M0 ${at}H${-reach}`;
  });
  return (
    <g className="text-ink-soft forced-colors:text-[CanvasText]">
      <path d={ticks.join('')} stroke="currentColor" fill="none" />
      {marks
        .filter((mark) => mark.hasFigure)
        .map(({ at, metres }) => (
          <text
            key={metres}
            x={isAcross ? at : -11}
            y={isAcross ? -12 : at}
            textAnchor={isAcross ? 'middle' : 'end'}
            dominantBaseline={isAcross ? 'auto' : 'central'}
            fontSize={labelSize}
            fill="currentColor"
            className="tabular-nums"
          >
            {metres === 0 ? '0' : metres.toFixed(2)}
          </text>
        ))}
    </g>
  );
}

/** Where the pattern of the carpet repeats, across the whole roll. */
export function RepeatLines(props: { at: number[]; breadth: number; direction: Direction }) {
  const { at, breadth, direction } = props;
  if (at.length === 0) return null;
  const lines = at.map((each) =>
    direction === 'across' ? `M${each} 0V${breadth}` : `M0 ${each}H${breadth}`,
  );
  return (
    <path
      d={lines.join('')}
      strokeDasharray="2 4"
      fill="none"
      className="stroke-ink-soft forced-colors:stroke-[CanvasText]"
    />
  );
}

/** A break line of two zigzags: the drawing is shortened here. */
export function BreakLine(props: { at: number; breadth: number; direction: Direction }) {
  const { at, breadth, direction } = props;
  const zigzag = (off: number) => {
    const points = [];
    for (let i = 0; i <= 8; i++) points.push([off + (i % 2 ? 4 : -4), (breadth * i) / 8]);
    return points.map(([along = 0, across = 0]) =>
      direction === 'across' ? `${along} ${across}` : `${across} ${along}`,
    );
  };
  const near = zigzag(at - 4);
  const far = zigzag(at + 4);
  return (
    <>
      <path
        d={`M${near.join('L')}L${far.toReversed().join('L')}Z`}
        className="fill-white forced-colors:fill-[Canvas]"
      />
      <path
        d={`M${near.join('L')}M${far.join('L')}`}
        className="stroke-ink-soft forced-colors:stroke-[CanvasText]"
        fill="none"
      />
    </>
  );
}
