import { useId } from 'react';

const marks = [1, 2, 3, 4];

/** A progress bar drawn as a tape measure with a mark at every quarter; hidden from screen readers. */
export function TapeBar({ percent }: { percent: number }) {
  const id = useId();
  return (
    <svg className="block w-full" height="34" aria-hidden="true">
      <defs>
        <pattern id={`${id}-ticks`} width="40" height="34" patternUnits="userSpaceOnUse">
          <path
            d="M.5 0V14M8.5 0V6M16.5 0V6M24.5 0V6M32.5 0V6"
            className="stroke-ink forced-colors:stroke-[CanvasText]"
          />
        </pattern>
      </defs>
      <line x1="0" x2="100%" y1="25.5" y2="25.5" className="stroke-line-strong" />
      {marks.map((each) => (
        <line
          key={each}
          x1={`${each * 25}%`}
          x2={`${each * 25}%`}
          y1="18"
          y2="33"
          className="stroke-line-strong"
          transform="translate(-.5 0)"
        />
      ))}
      <svg
        aria-hidden="true"
        width={`${percent}%`}
        height="26"
        className="overflow-hidden transition-[width] duration-200 ease-out"
      >
        <rect width="100%" height="26" className="fill-tape forced-colors:fill-[Highlight]" />
        <rect width="100%" height="26" fill={`url(#${id}-ticks)`} />
        <rect x="100%" width="5" height="26" transform="translate(-5 0)" className="fill-ink" />
      </svg>
    </svg>
  );
}
