import { ratingText } from '#features/business/claims.ts';
import { firm } from '#features/business/firm.ts';
import type { TextOf } from '#features/business/texts/page-texts.ts';
import { RatingTape } from './rating-tape.tsx';

/** Two rows of two. */
const onPhone = 4;

/** Review figures. Quotations are below, of the site's own reviews only: none may be invented. */
export function ReviewsBand({ text }: { text: TextOf<'home'>['reasons'] }) {
  const rating = firm().mainRating;
  return (
    <section aria-labelledby="reviews-title" className="band on-green">
      <div className="wrap grid items-center gap-x-16 gap-y-6 sm:gap-y-10 lg:grid-cols-2">
        {rating ? (
          <div>
            <h2
              id="reviews-title"
              className="text-xl tabular-nums max-sm:flex max-sm:items-center max-sm:gap-4 sm:text-3xl"
            >
              <span className="sr-only">Rated </span>
              <span className="block text-[clamp(4.5rem,12vw,8rem)] leading-none font-extrabold">
                {rating.value}
              </span>
              <span>{ratingText(rating).replace(`${rating.value}/`, 'out of ')}</span>
            </h2>
            <div className="mt-4 max-w-[36rem] sm:mt-6">
              <RatingTape value={rating.value} />
            </div>
          </div>
        ) : (
          <h2 id="reviews-title" className="text-3xl">
            {text.title}
          </h2>
        )}
        <ul className="grid grid-cols-2 gap-x-4 text-sm font-semibold sm:gap-x-10 sm:text-body lg:grid-cols-1">
          {[...text.entries, ...text.more].map((reason, index) => (
            <li
              key={reason}
              className={`border-t border-white/30 py-2.5 sm:py-4 ${index < Math.min(onPhone, text.entries.length) ? '' : 'max-sm:hidden'}`}
            >
              {reason}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
