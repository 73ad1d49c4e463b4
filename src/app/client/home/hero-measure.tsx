/**
 * The width of the patio doors as a dimension line on the floor of the hero image, in its perspective and cropped with
 * it. Calculated from the vanishing points of the walls, for a ceiling of 2.40 m: a new image needs a new line. Not
 * drawn where the crop would hide an end.
 */
export function HeroMeasure() {
  return (
    <svg
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 hidden size-full [@media(min-width:64rem)_and_(min-height:50rem)_and_(min-aspect-ratio:8/7)]:block"
      aria-hidden="true"
    >
      <g className="stroke-ink" strokeWidth="2.5" fill="none">
        <path d="M101 584 491 496" />
        <path d="m65 576 48 11M458 492l44 6" />
      </g>
      <g transform="translate(296 540) rotate(-12.7) skewX(-12)">
        <rect x="-54" y="-20" width="108" height="40" rx="4" className="fill-tape" />
        <text y="9" textAnchor="middle" className="figure-text text-[1.625rem]">
          2.10 m
        </text>
      </g>
    </svg>
  );
}
