import { AreaGrid } from '#features/areas/client/area-grid.tsx';
import type { TextOf } from '#features/business/texts/page-texts.ts';
import ReviewsOfCustomers from '../reviews/reviews-of-customers.tsx';
import { ContactSection } from './contact-section.tsx';
import { HomeBand } from './home-band.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { ReviewsBand } from './reviews-band.tsx';
import { ServicesBand } from './services-band.tsx';

/** The home page below the calculator. */
export default function LowerHalf({ text }: { text: TextOf<'home'> }) {
  return (
    <>
      <HowItWorks text={text.how} />
      <ServicesBand text={text.services} />
      <ReviewsBand text={text.reasons} />
      <ReviewsOfCustomers />
      <HomeBand id="areas" {...text.areas}>
        <AreaGrid />
      </HomeBand>
      <ContactSection text={text.contact} />
    </>
  );
}
