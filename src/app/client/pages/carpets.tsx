import { Suspense } from 'react';
import { vatNote } from '#features/business/facts.ts';
import { carpets } from '../category/carpets.ts';
import { CategoryPage } from '../category/category-page.tsx';
import { Calculator, PriceList, RoomComparer } from '../lazy-components.tsx';
import { ServiceBand } from '../services/service-band.tsx';
import { BookingLink } from '../shell/booking/booking-link.tsx';

export default function CarpetsPage() {
  return (
    <CategoryPage config={carpets}>
      <div id="comparer">
        <Suspense>
          <RoomComparer first="cavendish-saxony-dove" />
        </Suspense>
      </div>
      <ServiceBand
        id="price-list"
        title="All our carpets at a glance"
        intro={`For comparing: what it is made of, the rolls it comes in, what it costs. ${vatNote}`}
        tint
      >
        <Suspense>
          <PriceList
            pageLocation="carpets"
            renderGetQuote={({ slug }) => (
              <BookingLink look="action" query={`product=${slug}`} className="w-full">
                Get Quote
              </BookingLink>
            )}
          />
        </Suspense>
      </ServiceBand>
      <ServiceBand
        id="calculator"
        title="What will it cost?"
        intro="Enter your rooms. We plan the cut from the roll, so you see what is bought and where the joins fall."
      >
        <Suspense>
          <Calculator />
        </Suspense>
      </ServiceBand>
    </CategoryPage>
  );
}
