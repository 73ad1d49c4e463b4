import { CoveragePanel } from '#features/areas/client/coverage-panel.tsx';
import type { AreaSummary, ServiceArea } from '#features/areas/contract.ts';
import ReviewsOfCustomers from '../reviews/reviews-of-customers.tsx';
import { AreaContact } from './area-contact.tsx';
import { OtherAreas } from './other-areas.tsx';

type LowerHalfProps = { area: ServiceArea; areas: readonly AreaSummary[] };

/** The area page below its text; a chunk of its own. */
export default function LowerHalf({ area, areas }: LowerHalfProps) {
  return (
    <>
      <section id="coverage" aria-labelledby="coverage-title" className="band bg-mist">
        <div className="wrap">
          <CoveragePanel current={area.slug}>
            <h2 id="coverage-title" className="text-3xl">
              Do we cover your area?
            </h2>
            <p className="mt-4 mb-6 max-w-[48ch]">
              Enter your postcode and we’ll check how far you are from our base.
            </p>
          </CoveragePanel>
        </div>
      </section>
      <ReviewsOfCustomers town={area.name} />
      <AreaContact name={area.name} />
      <OtherAreas areas={areas} current={area.slug} />
    </>
  );
}
