import {
  experienceText,
  insuredText,
  ratingText,
  workmanshipGuarantee,
} from '#features/business/claims.ts';
import { firm } from '#features/business/firm.ts';

function listFacts(): string[] {
  const rating = firm().mainRating;
  return [
    ...(rating ? [ratingText(rating)] : []),
    experienceText(),
    insuredText,
    workmanshipGuarantee(),
  ];
}

/** Rating, experience, insurance and guarantee in a row. */
export function TrustFacts() {
  return (
    <ul className="mt-8 mb-6 grid grid-cols-2 gap-x-4 border-t border-line-strong text-sm font-semibold sm:mb-10 sm:text-base lg:mt-12 lg:grid-cols-4">
      {listFacts().map((fact) => (
        <li
          key={fact}
          className="relative lg:before:absolute lg:before:-top-2 lg:before:left-0 lg:before:h-4 lg:before:w-px lg:before:bg-ink py-3 max-lg:border-line max-lg:nth-[n+3]:border-t lg:py-4 lg:pr-6"
        >
          {fact}
        </li>
      ))}
    </ul>
  );
}
