import { firm } from '#features/business/firm.ts';

/** Emergency advice: what to do until a fitter comes. */
export function EmergencyBanner({ title, text }: { title: string; text: string }) {
  return (
    <section aria-labelledby="emergency-title" className="bg-error text-white">
      <div className="wrap grid items-center gap-x-12 gap-y-4 py-6 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 id="emergency-title" className="text-xl">
            {title}
          </h2>
          <p className="mt-1 max-w-[44rem] text-base">{text}</p>
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
