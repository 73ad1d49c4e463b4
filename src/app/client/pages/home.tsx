import { Suspense } from 'react';
import { mobileShowroomText } from '#features/business/claims.ts';
import { vatNote } from '#features/business/facts.ts';
import { firm } from '#features/business/firm.ts';
import { heroImage } from '#features/business/images.ts';
import { offersOf, offersQuery, sayOffers } from '#features/catalogue/client/offers-query.ts';
import { useRead } from '#platform/client/reads/use-read.ts';
import { Hero } from '../home/hero.tsx';
import { HomeBand } from '../home/home-band.tsx';
import { OffersBand } from '../home/offers-band.tsx';
import { Calculator, Catalogue, LowerHalf } from '../lazy-components.tsx';
import { describeBusiness, describeRating } from '../shell/head/business-data.ts';
import { JsonLd } from '../shell/head/json-ld.tsx';
import { PageHead } from '../shell/head/page-head.tsx';
import { useSiteOrigin } from '../shell/head/site-origin.ts';
import { useClosedPeriods } from '../shell/shell-queries.ts';

const title = () => `Carpet and Flooring Fitters in ${firm().base.town} | ${firm().name}`;
const description = () =>
  `Carpet, vinyl, laminate and LVT supplied and fitted within ${firm().radiusMiles} miles of ${firm().base.town} since ${firm().since}.`;

export default function HomePage() {
  const origin = useSiteOrigin();
  const closed = useClosedPeriods();
  const { data: offers } = useRead(offersQuery);
  return (
    <>
      <PageHead
        title={title()}
        description={`${description()} ${sayOffers(offersOf(offers, 'homepage'))}`.trim()}
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
      <Hero />
      <OffersBand />
      <HomeBand
        id="products"
        title="Our floors"
        intro={`Like the look of one? Our ${mobileShowroomText.toLowerCase()} brings the sample to your door. ${vatNote}`}
      >
        <Suspense>
          <Catalogue />
        </Suspense>
      </HomeBand>
      <HomeBand
        ruled
        id="calculator"
        title="What will it cost?"
        intro="Enter your rooms and pick a floor. For carpet we plan the cut from the roll, so you see what you’d buy and where the joins fall."
      >
        <Suspense>
          <Calculator />
        </Suspense>
      </HomeBand>
      <div id="lower-half">
        <Suspense>
          <LowerHalf />
        </Suspense>
      </div>
    </>
  );
}
