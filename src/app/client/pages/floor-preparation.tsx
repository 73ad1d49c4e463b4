import { insuredText, levellingText } from '#features/business/claims.ts';
import { services } from '#features/business/facts.ts';
import { firm } from '#features/business/firm.ts';
import { prepImage } from '#features/business/images.ts';
import { DrynessFigures } from '../services/dryness-figures.tsx';
import { NumberedSteps } from '../services/numbered-steps.tsx';
import { benefits, preparations, steps } from '../services/preparation-text.ts';
import { ServiceBand } from '../services/service-band.tsx';
import { ServiceCall } from '../services/service-call.tsx';
import { ServiceHead } from '../services/service-head.tsx';
import { ServiceHero } from '../services/service-hero.tsx';
import { Straightedge } from '../services/straightedge.tsx';

const path = '/floor-preparation';
const name = 'Floor Preparation';
const title = () => `${name}: Levelling and Moisture Testing | ${firm().name}`;
const description = () =>
  `Subfloor levelling, moisture testing, surface repair and underlay within ${firm().radiusMiles} miles of ${firm().base.town}. ${levellingText()}, tested before we fit.`;
const alt = 'Illustration of a subfloor with levelling compound half poured';

export default function FloorPreparationPage() {
  return (
    <>
      <ServiceHead
        title={title()}
        name={name}
        description={description()}
        path={path}
        picture={prepImage}
        imageAlt={alt}
        offers={[...services.preparation]}
      />
      <ServiceHero
        title="A good floor starts underneath"
        label={name}
        path={path}
        intro={`Level, dry, sound and clean: that’s how we leave the base before a new floor goes down. ${levellingText()}. ${insuredText}.`}
        action="Book a free floor check"
        picture={prepImage}
        imageAlt={alt}
      >
        <ul className="mt-12 grid gap-x-8 gap-y-6 border-t border-line-strong pt-6 sm:grid-cols-2 lg:mt-16 lg:grid-cols-4">
          {benefits.map(({ title: benefit, text }) => (
            <li key={benefit}>
              <h2 className="text-lg">{benefit}</h2>
              <p className="mt-1 text-base">{text}</p>
            </li>
          ))}
        </ul>
      </ServiceHero>
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
      <ServiceCall
        title="Not sure what is under yours?"
        text="Nor are we until we lift a corner. The visit is free, and so is the answer that nothing needs doing."
        action="Book a free floor check"
      />
    </>
  );
}
