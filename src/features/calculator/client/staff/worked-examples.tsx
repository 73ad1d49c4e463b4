import { formatPence } from '#platform/units/pounds.ts';
import type { FlooringType, PriceBook } from '../../price-book.ts';
import { workExamples } from './worked-example.ts';

const names: Record<FlooringType, string> = {
  carpet: 'Carpet from the 4 m roll',
  vinyl: 'Vinyl',
  laminate: 'Laminate',
};

/** Example prices of one room with the edited prices, beside those in force. */
export function WorkedExamples({ now, was }: { now: PriceBook; was: PriceBook }) {
  return (
    <section aria-labelledby="worked-example" className="bg-mist p-5 text-sm xl:sticky xl:top-20">
      <h2 id="worked-example" className="text-lg">
        Worked example
      </h2>
      <p className="mt-1 text-ink-soft">One room of 5.9 × 3.7 m, with fitting.</p>
      <RoomWithSizes />
      <dl className="mt-4">
        {workExamples(now, was).map(({ floor, nowPence, wasPence }) => (
          <div key={floor} className="border-t border-line-strong py-2.5">
            <dt>{names[floor]}</dt>
            <dd className="tabular-nums">
              <strong className="text-base">{formatPence(nowPence)}</strong>
              {nowPence !== wasPence && (
                <span className="text-ink-soft"> (was {formatPence(wasPence)})</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The room to scale, 28 units per metre, with two dimension lines. */
function RoomWithSizes() {
  return (
    <svg viewBox="0 0 214 138" aria-hidden="true" className="mt-4 w-full max-w-72 text-ink">
      <rect
        x="4"
        y="30"
        width="165"
        height="104"
        className="fill-white stroke-ink"
        strokeWidth="2"
      />
      <g className="stroke-chalk" strokeWidth="1.25">
        <path d="M4 16H169M4 10v12M169 10v12" />
        <path d="M184 30V134M178 30h12M178 134h12" />
      </g>
      <g className="fill-ink text-[12px] font-semibold">
        <text x="86" y="9" textAnchor="middle">
          5.90 m
        </text>
        <text x="199" y="86" textAnchor="middle" transform="rotate(90 199 82)">
          3.70 m
        </text>
      </g>
    </svg>
  );
}
