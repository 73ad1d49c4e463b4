type DimensionLineProps = {
  /** 'level' runs along x from `from` to `to`, 'upright' along y. */
  run: 'level' | 'upright';
  from: number;
  to: number;
  /** Its position on the other axis. */
  at: number;
  text: string;
  /** The side of the line on which the figure is: above or below it, left or right of it. */
  side?: 'before' | 'after';
  /** Makes it stand out. */
  isActive?: boolean;
};

/** A dimension line of a technical drawing: a thin line with end ticks and a figure. */
export function DimensionLine(props: DimensionLineProps) {
  const { run, from, to, at, text, side = 'before', isActive = false } = props;
  const middle = (from + to) / 2;
  const beside = at + (side === 'before' ? -7 : 7);
  const point = (along: number, off: number) =>
    run === 'level' ? `${along} ${at + off}` : `${at + off} ${along}`;
  const path = [from, to].map((end) => `M${point(end, -5)}L${point(end, 5)}`).join('');
  return (
    <g
      className={`${isActive ? 'font-bold text-ink' : 'text-ink-soft'} forced-colors:text-[CanvasText]`}
    >
      {isActive && (
        <path
          d={`M${point(from, 0)}L${point(to, 0)}`}
          strokeWidth="7"
          className="stroke-tape forced-colors:stroke-[Highlight]"
        />
      )}
      <path
        d={`M${point(from, 0)}L${point(to, 0)}${path}`}
        stroke="currentColor"
        strokeWidth={isActive ? 2 : 1}
        fill="none"
      />
      <text
        x={run === 'level' ? middle : beside}
        y={run === 'level' ? beside : middle}
        transform={run === 'upright' ? `rotate(-90 ${beside} ${middle})` : undefined}
        textAnchor="middle"
        dominantBaseline={side === 'before' ? 'auto' : 'hanging'}
        fontSize="14"
        fill="currentColor"
        className="tabular-nums"
      >
        {text}
      </text>
    </g>
  );
}

/** A short arrow in the direction of the pile. */
export function PileArrow(props: { run: 'level' | 'upright'; x: number; y: number; size: number }) {
  const { run, x, y, size } = props;
  const half = size / 2;
  return (
    <path
      d={`M${-half} 0H${half}M${half - 6} -4L${half} 0L${half - 6} 4`}
      transform={`translate(${x} ${y})${run === 'upright' ? ' rotate(90)' : ''}`}
      className="stroke-ink forced-colors:stroke-[CanvasText]"
      strokeWidth="1.5"
      fill="none"
    />
  );
}
