import { Suspense } from 'react';
import { firm } from '#features/business/firm.ts';
import { heroImage } from '#features/business/pictures/images.ts';
import type { TextOf } from '#features/business/texts/page-texts.ts';
import { offersOf, offersQuery, sayOffers } from '#features/catalogue/client/offers-query.ts';
import { useRead } from '#platform/client/reads/use-read.ts';
import { Hero } from '../home/hero.tsx';
import { HomeBand } from '../home/home-band.tsx';
import { OffersBand } from '../home/offers-band.tsx';
import { Calculator, Catalogue, LowerHalf } from '../lazy-components.tsx';
import { WithText } from '../loading/with-text.tsx';
import { describeBusiness, describeRating } from '../shell/head/business-data.ts';
import { JsonLd } from '../shell/head/json-ld.tsx';
import { PageHead } from '../shell/head/page-head.tsx';
import { useSiteOrigin } from '../shell/head/site-origin.ts';
import { useClosedPeriods } from '../shell/shell-queries.ts';

export default function HomePage() {
  return <WithText name="home">{(text) => <HomeContent text={text} />}</WithText>;
}

function HomeContent({ text }: { text: TextOf<'home'> }) {
  const origin = useSiteOrigin();
  const closed = useClosedPeriods();
  const { data: offers } = useRead(offersQuery);
  return (
    <>
      <PageHead
        title={text.metaTitle}
        description={`${text.metaDescription} ${sayOffers(offersOf(offers, 'homepage'))}`.trim()}
        path="/"
        picture={heroImage}
        imageAlt="Illustration of a living room with a pale carpet"
      />
      <JsonLd
        data={
          import.meta.env.SSR && {
            ...describeBusiness(origin, closed),
            ...describeRating(firm().mainRating),
          }
        }
      />
      <Hero text={text.hero} facts={text.facts} />
      <OffersBand />
      <HomeBand id="products" {...text.products}>
        <Suspense>
          <Catalogue />
        </Suspense>
      </HomeBand>
      <HomeBand ruled id="calculator" {...text.calculator}>
        <Suspense>
          <Calculator />
        </Suspense>
      </HomeBand>
      <div id="lower-half">
        <Suspense>
          <LowerHalf text={text} />
        </Suspense>
      </div>
    </>
  );
}
