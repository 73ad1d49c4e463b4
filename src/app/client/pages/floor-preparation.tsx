import { Suspense } from 'react';
import { insuredText, levellingText } from '#features/business/claims.ts';
import { services } from '#features/business/facts.ts';
import { firm } from '#features/business/firm.ts';
import { prepImage } from '#features/business/images.ts';
import { hydrateOnVisible } from '#platform/client/loading/hydrate-on-visible.ts';
import { lazyComponent } from '#platform/client/loading/lazy-component.tsx';
import { ServiceCall } from '../services/service-call.tsx';
import { ServiceHead } from '../services/service-head.tsx';
import { ServiceHero } from '../services/service-hero.tsx';
import { Symptoms } from '../services/symptoms.tsx';

const path = '/floor-preparation';
const name = 'Floor Preparation';
const title = () => `${name}: Levelling and Moisture Testing | ${firm().name}`;
const description = () =>
  `Subfloor levelling, moisture testing, surface repair and underlay within ${firm().radiusMiles} miles of ${firm().base.town}. ${levellingText()}, tested before we fit.`;
const alt = 'Illustration of a subfloor with levelling compound half poured';

/** Server-rendered, and of no use for script: hydrated when it comes into view. */
const PreparationDetails = lazyComponent(
  () => import('../services/preparation-details.tsx'),
  () => hydrateOnVisible('preparation-details', '0px'),
);
// Not a part of its route, whose table every page loads.
if (import.meta.env.SSR) await PreparationDetails.preload();

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
        <Symptoms />
      </ServiceHero>
      <div id="preparation-details">
        <Suspense>
          <PreparationDetails />
        </Suspense>
      </div>
      <ServiceCall
        title="Not sure what is under yours?"
        text="Nor are we until we lift a corner. The visit is free, and so is the answer that nothing needs doing."
        action="Book a free floor check"
      />
    </>
  );
}
