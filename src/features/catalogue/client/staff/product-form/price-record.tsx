import { useQuery } from '@tanstack/react-query';
import { shortInstant } from '#platform/dates/short-dates.ts';
import { formatPounds } from '#platform/units/pounds.ts';
import { priceOf } from '../../../price-text.ts';
import { pricesQuery } from '../api.ts';

/** What a product has cost, and which price may be crossed out. */
export function PriceRecord({ id }: { id: string }) {
  const { data } = useQuery(pricesQuery(id));
  if (!data) return null;
  const { prices, lowest } = data;
  return (
    <section>
      <h3 className="font-semibold">Price history</h3>
      <p className="mt-1 text-sm text-ink-soft">
        {lowest === null
          ? 'A price can be crossed out once it has been the lowest for 30 days. This product’s price is newer than that.'
          : `The lowest price of the last 30 days is ${formatPounds(lowest)}: a reduction that starts now can cross out that much.`}
      </p>
      <ul className="mt-2 max-h-56 overflow-y-auto text-sm">
        {prices.map((price) => (
          <li
            key={price.since}
            className="flex flex-wrap justify-between gap-x-4 border-line border-b py-1.5 tabular-nums"
          >
            <span className="text-ink-soft">From {shortInstant(price.since)}</span>
            <ShownPrice {...priceOf(price)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ShownPrice({ now, was }: { now: number; was?: number }) {
  return (
    <span>
      <span className="font-semibold">{formatPounds(now)}</span>
      {was !== undefined && (
        <s className="ml-2 text-ink-soft">
          <span className="sr-only">regular price </span>
          {formatPounds(was)}
        </s>
      )}
    </span>
  );
}
