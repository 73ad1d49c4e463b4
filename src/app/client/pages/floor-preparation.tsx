import { Suspense } from 'react';
import { prepImage } from '#features/business/pictures/images.ts';
import { hydrateOnVisible } from '#platform/client/loading/hydrate-on-visible.ts';
import { lazyComponent } from '#platform/client/loading/lazy-component.tsx';
import { WithText } from '../loading/with-text.tsx';
import { ServiceCall } from '../services/service-call.tsx';
import { ServiceHead } from '../services/service-head.tsx';
import { ServiceHero } from '../services/service-hero.tsx';
import { Symptoms } from '../services/symptoms.tsx';

const path = '/floor-preparation';
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
    <WithText name="floor-preparation">
      {(text) => (
        <>
          <ServiceHead
            title={text.metaTitle}
            name={text.name}
            description={text.metaDescription}
            path={path}
            picture={prepImage}
            imageAlt={alt}
            offers={text.services.entries.map(({ title }) => title)}
          />
          <ServiceHero
            {...text.hero}
            label={text.name}
            path={path}
            picture={prepImage}
            imageAlt={alt}
          >
            <Symptoms text={text.symptoms} />
          </ServiceHero>
          <div id="preparation-details">
            <Suspense>
              <PreparationDetails text={text} />
            </Suspense>
          </div>
          <ServiceCall {...text.call} />
        </>
      )}
    </WithText>
  );
}
