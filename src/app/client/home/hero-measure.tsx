/** A dimension line on the floor of the hero image, drawn in its perspective and cropped with it. */
export function HeroMeasure() {
  return (
    <svg
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 hidden size-full [@media(min-width:64rem)_and_(min-height:50rem)]:block"
      aria-hidden="true"
    >
      <g className="stroke-ink" strokeWidth="2.5" fill="none">
        <path d="M124 613 535 501" />
        <path d="m116 602 17 23M528 492l16 17" />
      </g>
      <g transform="translate(330 557) rotate(-15.3) skewX(-12)">
        <rect x="-54" y="-20" width="108" height="40" rx="4" className="fill-tape" />
        <text y="9" textAnchor="middle" className="figure-text text-[1.625rem]">
          3.70 m
        </text>
      </g>
    </svg>
  );
}
