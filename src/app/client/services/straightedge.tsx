/** Surface regularity of BS 8204: the largest gap under a straightedge of two metres. */
const regularity = [
  { grade: 'SR1', gapMm: 3 },
  { grade: 'SR2', gapMm: 5 },
  { grade: 'SR3', gapMm: 10 },
] as const;

const length = 400;
/** Vertical exaggeration: the gap is drawn ten times as deep, because 3 mm would be invisible. */
const depth = 6;

/**
 * A two-metre straightedge on a dipping floor, with the gaps that the three grades allow.
 * @param uses what each grade is for
 */
export function Straightedge({ uses }: { uses: readonly string[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
      {regularity.map(({ grade, gapMm }, index) => (
        <li key={grade}>
          <svg viewBox="-30 -52 460 160" aria-hidden="true" className="w-full">
            <path
              d={`M-30 0H0Q${length / 2} ${gapMm * depth * 2} ${length} 0H430V108H-30Z`}
              className="fill-line"
            />
            <path
              d={`M-30 0H0Q${length / 2} ${gapMm * depth * 2} ${length} 0H430`}
              fill="none"
              className="stroke-ink"
              strokeWidth="2"
            />
            <path d={`M0-14H${length}V0H0Z`} className="fill-tape stroke-ink" strokeWidth="1.5" />
            <path
              d={`M${length / 2} 0V${gapMm * depth}`}
              className="stroke-error"
              strokeWidth="3"
            />
            <path
              d={`M0-34H${length}M0-42v16M${length}-42v16`}
              className="stroke-ink"
              strokeWidth="1.5"
            />
            <path d="M165-50h70v32h-70z" className="fill-white" />
            <g className="figure-text text-[1.5rem]" textAnchor="middle">
              <text x={length / 2} y="-26">
                2 m
              </text>
              <text x={length / 2} y="98">
                {gapMm} mm
              </text>
            </g>
          </svg>
          <h3 className="mt-3 text-lg">
            {grade}: at most {gapMm} mm
          </h3>
          <p className="text-base text-ink-soft">{uses[index]}</p>
        </li>
      ))}
    </ul>
  );
}
