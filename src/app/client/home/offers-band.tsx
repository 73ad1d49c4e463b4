import { Link } from 'wouter';
import { carpetSupplyAndFit } from '#features/business/claims.ts';
import { offersOf, offersQuery } from '#features/catalogue/client/offers-query.ts';
import { useRead } from '#platform/client/reads/use-read.ts';

/** Where an offer leads: to the first category page on which it stands. */
const places: Record<string, [href: string, way: string]> = {
  carpets: ['/carpets', 'See the carpets'],
  lvt: ['/lvt', 'See the LVT floors'],
  vinyl: ['/vinyl-flooring', 'See the vinyl floors'],
  laminate: ['/laminate-flooring', 'See the laminate floors'],
};

/** The current offers. */
export function OffersBand() {
  const { data } = useRead(offersQuery);
  const carpet = carpetSupplyAndFit();
  const all = [
    ...offersOf(data, 'homepage').map(({ name, pages }) => {
      const page = pages.find((name) => name in places);
      const [href, way] = places[page ?? 'carpets'] ?? [];
      return { text: name, href: href ?? '/', way };
    }),
    // The carpet of this price comes first.
    ...(carpet
      ? [
          {
            text: carpet.text,
            href: '/carpets?orderby=price#products',
            way: 'See what is included',
          },
        ]
      : []),
  ];
  if (all.length === 0) return null;
  return (
    <section aria-labelledby="offers-title" className="bg-tape">
      <h2 id="offers-title" className="sr-only">
        Current offers
      </h2>
      <ul className="wrap grid gap-x-12 py-2 md:grid-cols-3 md:py-10">
        {all.map(({ text, href, way }) => (
          <li
            key={text}
            className="flex items-center justify-between gap-x-4 border-ink/25 py-2 max-md:not-first:border-t md:block"
          >
            <p className="max-w-80 font-display text-lg font-bold tracking-tight text-balance md:text-xl">
              {text}
            </p>
            <Link
              href={href}
              className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-end text-base font-semibold underline underline-offset-4"
            >
              <span aria-hidden="true" className="md:hidden">
                See
              </span>
              <span className="max-md:sr-only">{way}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
