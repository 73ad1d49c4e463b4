import { DrynessFigures } from './dryness-figures.tsx';
import { NumberedSteps } from './numbered-steps.tsx';
import { benefits, preparations, steps } from './preparation-text.ts';
import { ServiceBand } from './service-band.tsx';
import { Straightedge } from './straightedge.tsx';

/** The floor preparation page below its symptoms. */
export default function PreparationDetails() {
  return (
    <>
      <ServiceBand
        id="services"
        title="Before the new floor goes down"
        intro="Every base needs something different. These are the four things we do, and what decides whether yours needs them."
        tint
      >
        <ul className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
          {preparations.map(({ title: service, intro, points }) => (
            <li key={service} className="border-t border-line-strong pt-4">
              <h3 className="text-xl">{service}</h3>
              <p className="mt-2">{intro}</p>
              <ul className="mt-4 grid gap-3 text-base">
                {points.map((point) => (
                  <li key={point} className="border-t border-line pt-3">
                    {point}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </ServiceBand>
      <ServiceBand
        id="tolerances"
        title="How level is level?"
        intro="BS 8204 measures it with a two-metre straightedge, laid anywhere on the floor: the gap under it must be no bigger than the grade allows. The drawing exaggerates the gap."
      >
        <Straightedge />
        <DrynessFigures />
      </ServiceBand>
      <ServiceBand id="process" title="From old floor to new, in four steps" tint>
        <NumberedSteps steps={steps} />
      </ServiceBand>
      <ServiceBand id="benefits" title="What a good base gives you">
        <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {benefits.map(({ title: benefit, text }) => (
            <li key={benefit}>
              <h3 className="text-lg">{benefit}</h3>
              <p className="mt-1 text-base">{text}</p>
            </li>
          ))}
        </ul>
      </ServiceBand>
    </>
  );
}
