import { Suspense } from 'react';
import { CategoryPage } from '../category/category-page.tsx';
import { Calculator, ShopRoom } from '../lazy-components.tsx';
import { ServiceBand } from '../services/service-band.tsx';
import { BookingLink } from '../shell/booking/booking-link.tsx';

export default function CarpetsPage() {
  return (
    <CategoryPage
      slug="carpets"
      renderGetQuote={({ slug }) => (
        <BookingLink look="action" query={`product=${slug}`} className="w-full">
          Get Quote
        </BookingLink>
      )}
    >
      <div id="comparer">
        <Suspense>
          <ShopRoom slug="carpets" />
        </Suspense>
      </div>
      <ServiceBand
        id="calculator"
        title="What will it cost?"
        intro="Enter your rooms. We plan the cut from the roll, so you see what you’d buy and where the joins fall."
      >
        <Suspense>
          <Calculator />
        </Suspense>
      </ServiceBand>
    </CategoryPage>
  );
}
