import {
  customersText,
  experienceText,
  fiveStarText,
  insuredText,
  mainRating,
  mainRatingText,
  repairWarranty,
  workmanshipGuarantee,
} from '#features/business/claims.ts';
import { RatingTape } from './rating-tape.tsx';

const facts = [
  fiveStarText,
  customersText,
  experienceText,
  insuredText,
  workmanshipGuarantee.text,
  repairWarranty.text,
];

/** Review figures. There are no quotations, because none may be invented. */
export function ReviewsBand() {
  return (
    <section aria-labelledby="reviews-title" className="band on-green">
      <div className="wrap grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <h2 id="reviews-title" className="text-3xl tabular-nums">
            <span className="sr-only">Rated </span>
            <span className="block text-[clamp(4.5rem,12vw,8rem)] leading-none font-extrabold">
              {mainRating.value}
            </span>
            {mainRatingText.replace(`${mainRating.value}/`, 'out of ')}
          </h2>
          <div className="mt-6 max-w-[36rem]">
            <RatingTape />
          </div>
        </div>
        <ul className="font-semibold sm:columns-2 sm:gap-x-10 lg:columns-1">
          {facts.map((fact) => (
            <li key={fact} className="break-inside-avoid border-t border-white/30 py-4">
              {fact}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
