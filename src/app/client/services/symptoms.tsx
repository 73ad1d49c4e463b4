import { extraPricesQuery } from '#features/calculator/client/api.ts';
import { useRead } from '#platform/client/reads/use-read.ts';

const perM2 = (pounds: number | undefined, otherwise: string) =>
  pounds ? `From about £${Math.round(pounds)} per\u00a0m²` : otherwise;

/** What people see or hear of a bad base, what we do about it, and its price. */
export function Symptoms() {
  const { data: prices } = useRead(extraPricesQuery);
  const priced = 'Priced at your free visit';
  const symptoms = [
    ['It slopes or dips', 'We pour levelling compound.', perM2(prices?.levelling, priced)],
    [
      'It creaks or bounces',
      'We screw down the boards and lay plywood.',
      perM2(prices?.plywood, priced),
    ],
    ['It’s damp, or smells of it', 'We measure the moisture first.', 'Checked at your free visit'],
    ['It’s cracked or crumbling', 'We take up what is loose and fill it.', priced],
  ];
  return (
    <section aria-labelledby="symptoms" className="mt-10 border-t border-line-strong pt-6">
      <h2 id="symptoms" className="text-2xl">
        What’s wrong with my floor?
      </h2>
      <ul className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {symptoms.map(([symptom, remedy, price]) => (
          <li key={symptom} className="border-l-4 border-tape pl-3 text-base">
            <h3 className="text-lg">{symptom}</h3>
            <p>{remedy}</p>
            <p className="font-semibold tabular-nums">{price}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
