import type { TextOf } from '#features/business/texts/page-texts.ts';
import { DrynessFigures } from './dryness-figures.tsx';
import { NumberedSteps } from './numbered-steps.tsx';
import { ServiceBand } from './service-band.tsx';
import { Straightedge } from './straightedge.tsx';

/** The floor preparation page below its symptoms. */
export default function PreparationDetails({ text }: { text: TextOf<'floor-preparation'> }) {
  const { services, tolerances, process, benefits } = text;
  return (
    <>
      <ServiceBand id="services" title={services.title} intro={services.intro} tint>
        <ul className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
          {services.entries.map(({ title: service, intro, points }) => (
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
      <ServiceBand id="tolerances" title={tolerances.title} intro={tolerances.intro}>
        <Straightedge uses={tolerances.grades.map(({ use }) => use)} />
        <DrynessFigures figures={tolerances.dryness} />
      </ServiceBand>
      <ServiceBand id="process" title={process.title} tint>
        <NumberedSteps steps={process.steps} />
      </ServiceBand>
      <ServiceBand id="benefits" title={benefits.title}>
        <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {benefits.entries.map(({ title: benefit, text: why }) => (
            <li key={benefit}>
              <h3 className="text-lg">{benefit}</h3>
              <p className="mt-1 text-base">{why}</p>
            </li>
          ))}
        </ul>
      </ServiceBand>
    </>
  );
}
