import { ratingText } from '#features/business/claims.ts';
import { firm } from '#features/business/firm.ts';
import { bannersQuery } from '#features/catalogue/client/category/category-queries.ts';
import { pageLocationOf } from '#features/catalogue/page-places.ts';
import { useRead } from '#platform/client/reads/use-read.ts';
import { Phrases } from '#platform/client/ui/phrases.tsx';
import { Picture, PicturePreload } from '#platform/client/ui/picture.tsx';
import { BookOrCall } from '../shell/booking/book-or-call.tsx';
import { Breadcrumb } from '../shell/head/breadcrumb.tsx';
import type { CategoryConfig, CategoryProps } from './categories.ts';

const home = { label: 'Home', href: '/' };
const sizes = '(min-width: 64rem) 55vw, 100vw';

/** The top of a category page: the image of a room, the text beside it, and the offers below both. */
export function CategoryHero({ config, text }: CategoryProps) {
  const { picture, imageAlt, slug } = config;
  const { breadcrumb, heroHeading, heroSubheading } = text;
  const rating = firm().mainRating;
  return (
    <section aria-labelledby="category-title">
      <PicturePreload {...picture} sizes={sizes} />
      <div className="lg:grid lg:min-h-[30rem] lg:grid-cols-[9fr_11fr]">
        <Picture
          {...picture}
          alt={imageAlt}
          sizes={sizes}
          eager
          className="aspect-[2/1] w-full bg-mist object-cover object-bottom lg:order-2 lg:aspect-auto lg:h-0 lg:min-h-full"
        />
        <div className="px-[clamp(1rem,4vw,2.5rem)] pt-3 pb-5 lg:flex lg:flex-col lg:pt-4 lg:pb-12 lg:pl-[max(2.5rem,(100vw-82rem)/2+2.5rem)]">
          <Breadcrumb steps={[home]} current={{ label: breadcrumb, href: `/${slug}` }} />
          <h1
            id="category-title"
            className="mt-3 text-3xl font-extrabold lg:mt-auto lg:text-[clamp(2.5rem,3.9vw,3.5rem)] lg:leading-[1.03]"
          >
            <Phrases text={heroHeading} />
          </h1>
          <p className="mt-3 max-w-[52ch] sm:mt-4">{heroSubheading}</p>
          <BookOrCall action="Book FREE Measure Now" className="mt-5" />
          <p className="mt-4 text-base font-semibold tabular-nums lg:mb-auto">
            {rating && `Rated ${ratingText(rating)}`}
          </p>
        </div>
      </div>
      <OfferBanner config={config} />
    </section>
  );
}

/** The page's current offers, on a stretch of tape measure. */
function OfferBanner({ config }: { config: CategoryConfig }) {
  const { data: banners = [] } = useRead(bannersQuery(pageLocationOf[config.slug]));
  return (
    <div className="bg-tape">
      <div className="graduations" aria-hidden="true" />
      {banners.length > 0 && (
        <ul className="wrap grid gap-x-12 gap-y-4 py-5 md:grid-cols-2">
          {banners.map(({ id, name, description }) => (
            <li key={id}>
              <p className="font-display text-lg leading-tight font-bold tracking-tight">{name}</p>
              <p className="mt-1 text-base max-sm:hidden">{description}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
