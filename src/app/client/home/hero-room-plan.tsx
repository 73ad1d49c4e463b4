export type RoomStage = 'measured' | 'chosen' | 'fitted';

/** The plan of a room of 5.90 by 3.70 m at one stage of the job; the drawing is in centimetres. */
export function RoomPlan({ stage }: { stage: RoomStage }) {
  return (
    <svg viewBox="-70 -70 680 460" aria-hidden="true" className="w-full">
      <path d="M0 0h590v370H0z" className="fill-white" />
      <Figures />
      {stage === 'measured' && (
        <path
          d="M0 0l590 370M590 0 0 370"
          className="stroke-chalk"
          strokeWidth="2"
          strokeDasharray="10 8"
        />
      )}
      {stage === 'chosen' && <Samples />}
      {stage === 'fitted' && <Boards />}
      <Walls />
    </svg>
  );
}

/** Walls with a window at the top and a door that opens inwards at the bottom. */
function Walls() {
  return (
    <g fill="none" className="stroke-ink" strokeWidth="3">
      <path d="M440 370h150V0H0v370h350" strokeWidth="9" strokeLinecap="square" />
      <path d="M190-4.5h210M190 4.5h210" strokeWidth="2" />
      <path d="M190 0h210" className="stroke-white" strokeWidth="6" />
      <path d="M440 370v-90a90 90 0 0 0-90 90" strokeWidth="2" />
    </g>
  );
}

function Figures() {
  return (
    // Too small to be read on a phone.
    <g className="max-sm:hidden">
      <g className="stroke-ink" strokeWidth="2">
        <path d="M0-38h590M0-50v24M590-50v24M-38 0v370M-50 0h24M-50 370h24" />
      </g>
      <g className="fill-mist">
        <path d="M225-58h140v40H225zM-58 115h40v140h-40z" />
      </g>
      <g className="figure-text text-[1.75rem]" textAnchor="middle">
        <text x="295" y="-28">
          5.90 m
        </text>
        <text transform="translate(-28 185) rotate(-90)">3.70 m</text>
      </g>
    </g>
  );
}

/** Floor samples in the colours of floors from the catalogue. */
function Samples() {
  return (
    <g className="stroke-ink" strokeWidth="2">
      <g fill="#c6c2bb">
        <path d="m70 120 130-22 22 130-130 22z" />
      </g>
      <g fill="#96a08a">
        <path d="M240 110h132v132H240z" />
      </g>
      <g fill="#b69061">
        <path d="m420 92 130 26-26 130-130-26z" />
        <path d="m412 135 130 26M403 178l130 26" fill="none" />
      </g>
      <path d="M226 96h160v160H226z" fill="none" className="stroke-chalk" strokeWidth="4" />
      <path d="m330 292-24 24-14-14" fill="none" className="stroke-chalk" strokeWidth="6" />
    </g>
  );
}

/** Herringbone blocks of 1 by 2 on a repeat of 4 by 4. */
const blocks = [-2, -1, 0, 1, 2, 3]
  .flatMap((y) => [-4, 0, 4].map((x) => `M${x + y} ${y}h2v1h-2zM${x + y} ${y + 1}h1v2h-1z`))
  .join('');

/** A herringbone floor from wall to wall. */
function Boards() {
  return (
    <>
      <pattern
        id="room-plan-boards"
        width="4"
        height="4"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45) scale(26)"
      >
        <path d="M0 0h4v4H0z" fill="#b69061" />
        <path d={blocks} fill="none" className="stroke-white" strokeWidth=".07" />
      </pattern>
      <path d="M0 0h590v370H0z" fill="url(#room-plan-boards)" />
    </>
  );
}
