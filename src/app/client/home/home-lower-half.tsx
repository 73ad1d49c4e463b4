import { AreaGrid } from '#features/areas/client/area-grid.tsx';
import { firm } from '#features/business/firm.ts';
import ReviewsOfCustomers from '../reviews/reviews-of-customers.tsx';
import { ContactSection } from './contact-section.tsx';
import { HomeBand } from './home-band.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { ReviewsBand } from './reviews-band.tsx';
import { ServicesBand } from './services-band.tsx';

/** The home page below the calculator. */
export default function LowerHalf() {
  return (
    <>
      <HowItWorks />
      <ServicesBand />
      <ReviewsBand />
      <ReviewsOfCustomers />
      <HomeBand
        id="areas"
        title="Where we fit"
        intro={`From ${firm().base.town} to anywhere within ${firm().radiusMiles} miles.`}
      >
        <AreaGrid />
      </HomeBand>
      <ContactSection />
    </>
  );
}
