import { firm } from '#features/business/firm.ts';

/** Emergency advice: what to do until a fitter comes. */
export function EmergencyBanner() {
  return (
    <section aria-labelledby="emergency-title" className="bg-error text-white">
      <div className="wrap grid items-center gap-x-12 gap-y-4 py-6 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 id="emergency-title" className="text-xl">
            Emergency: water on the floor, or an edge that trips people?
          </h2>
          <p className="mt-1 max-w-[44rem] text-base">
            Turn the water off at the stopcock, keep off wet carpet near sockets, and ring us. We’ll
            tell you what to lift and what can wait. Lines are open {firm().openingHoursText}.
          </p>
        </div>
        <a
          href={firm().phone.href}
          className="inline-flex min-h-11 items-center justify-center rounded bg-white px-5 font-semibold text-error tabular-nums outline-offset-4 hover:underline focus-visible:outline-white"
        >
          Call {firm().phone.display}
        </a>
      </div>
    </section>
  );
}
