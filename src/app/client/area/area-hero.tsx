import type { ServiceArea } from '#features/areas/contract.ts';
import { driveTimeText } from '#features/areas/drive-time.ts';
import {
  areaRatingText,
  carpetSupplyAndFit,
  experienceTexts,
  insuredText,
} from '#features/business/claims.ts';
import { vatNote } from '#features/business/facts.ts';
import { firm } from '#features/business/firm.ts';
import { offersOf, offersQuery, sayOffers } from '#features/catalogue/client/offers-query.ts';
import { useRead } from '#platform/client/reads/use-read.ts';
import { Phrases } from '#platform/client/ui/phrases.tsx';
import { Picture } from '#platform/client/ui/picture.tsx';
import { BookOrCall } from '../shell/booking/book-or-call.tsx';
import { Breadcrumb } from '../shell/head/breadcrumb.tsx';
import type { imageOfArea } from './area-image.ts';

type AreaHeroProps = { area: ServiceArea; room: ReturnType<typeof imageOfArea> };

const home = { label: 'Home', href: '/' };

/** The top of an area page: room image, title, distance and calls to action. */
export function AreaHero({ area, room }: AreaHeroProps) {
  const rating = firm().areaRating;
  const carpet = carpetSupplyAndFit();
  const { data: offers } = useRead(offersQuery);
  return (
    <section aria-labelledby="area-title">
      <div className="wrap pt-4 pb-10 lg:pb-16">
        <Breadcrumb steps={[home]} current={{ label: area.name, href: `/area/${area.slug}` }} />
        <div className="mt-4 grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
          <div>
            <h1 id="area-title" className="text-4xl font-extrabold">
              <Phrases text={`Carpet and\nflooring fitters\nin ${area.name}`} />
            </h1>
            <p className="mt-5 max-w-[52ch]">{area.description}</p>
            <p className="mt-5 text-base font-semibold tabular-nums">
              {rating && `Rated ${areaRatingText(rating)}. `}
              {[...experienceTexts(), insuredText].map((text) => `${text}. `).join('')}
            </p>
            <BookOrCall action="Book FREE Measure Now" className="mt-7" />
          </div>
          <div>
            <Picture
              {...room.picture}
              alt={room.alt}
              sizes="(min-width: 64rem) 46vw, 92vw"
              eager
              className="aspect-[3/2] w-full rounded object-cover"
            />
            {area.distanceMiles >= 1 && <Distance area={area} />}
          </div>
        </div>
      </div>
      <div className="bg-tape">
        <div className="graduations" aria-hidden="true" />
        <p className="wrap flex flex-wrap gap-x-10 gap-y-1 py-5 font-display text-lg font-bold tracking-tight">
          <span>{sayOffers(offersOf(offers, 'homepage'))}</span>
          {carpet && <span>{carpet.text}.</span>}
          <span className="self-center font-sans text-base font-medium tracking-normal">
            {vatNote}
          </span>
        </p>
      </div>
    </section>
  );
}

/** The drive to the area, drawn as a dimension line between two places. */
function Distance({ area }: { area: ServiceArea }) {
  return (
    <p className="mt-4 flex items-center gap-2 text-sm font-semibold sm:gap-3 sm:text-base">
      <span>{firm().base.town}</span>
      <span className="dimension flex-1">{driveTimeText(area.distanceMiles)}</span>
      <span>{area.name}</span>
    </p>
  );
}
