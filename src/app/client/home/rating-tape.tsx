const outOf = 5;
const marks = Array.from({ length: outOf * 10 + 1 }, (_, tenth) => tenth);
const stepOf = (tenth: number) => (tenth % 10 === 0 ? 34 : tenth % 5 === 0 ? 24 : 14);
const graduations = marks.map((tenth) => `M${tenth * 10} 0v${stepOf(tenth)}`).join('');
const full = outOf * 100;

/** A rating as a reading on a tape measure from 0 to 5. */
export function RatingTape({ value }: { value: number }) {
  return (
    <svg viewBox={`-6 -44 ${full + 36} 116`} aria-hidden="true" className="w-full">
      <path d={`M-6 0h${full + 36}v72H-6z`} className="fill-tape" />
      <path d={graduations} className="stroke-ink" strokeWidth="1.25" />
      <g className="figure-text text-[1.375rem]" textAnchor="middle">
        {marks
          .filter((tenth) => tenth % 10 === 0 && tenth > 0)
          .map((tenth) => (
            <text key={tenth} x={tenth * 10} y="60">
              {tenth / 10}
            </text>
          ))}
      </g>
      <path
        d={`M${value * 100} 40V-10l-9-14h18l-9 14`}
        className="fill-white stroke-white"
        strokeWidth="3"
      />
    </svg>
  );
}
