import {
  experienceText,
  insuredText,
  mainRatingText,
  workmanshipGuarantee,
} from '#features/business/claims.ts';

const facts = [mainRatingText, experienceText, insuredText, workmanshipGuarantee.text];

/** Rating, experience, insurance and guarantee in a row. */
export function TrustFacts() {
  return (
    <ul className="mt-10 mb-10 grid border-t border-line-strong text-base font-semibold sm:grid-cols-2 lg:mt-12 lg:grid-cols-4">
      {facts.map((fact) => (
        <li
          key={fact}
          className="relative lg:before:absolute lg:before:-top-2 lg:before:left-0 lg:before:h-4 lg:before:w-px lg:before:bg-ink py-3 pr-6 max-lg:border-b max-lg:border-line lg:py-4"
        >
          {fact}
        </li>
      ))}
    </ul>
  );
}
