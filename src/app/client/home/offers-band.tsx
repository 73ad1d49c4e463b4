import { Link } from 'wouter';
import { carpetOffer, carpetSupplyAndFit, hardFlooringOffer } from '#features/business/claims.ts';
import { productEntries } from '../shell/navigation/navigation-links.ts';

const [carpets, lvt] = productEntries;
const listOffers = () => [
  { text: carpetOffer.text, href: carpets.href, way: 'See the carpets' },
  { text: hardFlooringOffer.text, href: lvt.href, way: 'See the LVT floors' },
  {
    text: carpetSupplyAndFit().text,
    // The carpet of this price comes first.
    href: `${carpets.href}?orderby=price#products`,
    way: 'See what is included',
  },
];

/** The current offers. */
export function OffersBand() {
  return (
    <section aria-labelledby="offers-title" className="bg-tape">
      <h2 id="offers-title" className="sr-only">
        Current offers
      </h2>
      <ul className="wrap grid gap-x-12 py-2 md:grid-cols-3 md:py-10">
        {listOffers().map(({ text, href, way }) => (
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
