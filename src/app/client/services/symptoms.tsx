import type { TextOf } from '#features/business/texts/page-texts.ts';
import { extraPricesQuery } from '#features/calculator/client/api.ts';
import { useRead } from '#platform/client/reads/use-read.ts';

type SymptomsText = TextOf<'floor-preparation'>['symptoms'];

/** What people see or hear of a bad base, what we do about it, and its price. */
export function Symptoms({ text }: { text: SymptomsText }) {
  const { data } = useRead(extraPricesQuery);
  // The remedies of the first two are in the price book.
  const prices = [data?.levelling, data?.plywood];
  return (
    <section aria-labelledby="symptoms" className="mt-10 border-t border-line-strong pt-6">
      <h2 id="symptoms" className="text-2xl">
        {text.title}
      </h2>
      <ul className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {text.entries.map(({ symptom, remedy, otherwise }, index) => {
          const pounds = prices[index];
          return (
            <li key={symptom} className="border-l-4 border-tape pl-3 text-base">
              <h3 className="text-lg">{symptom}</h3>
              <p>{remedy}</p>
              <p className="font-semibold tabular-nums">
                {pounds ? `From about £${Math.round(pounds)} per\u00a0m²` : otherwise}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
