import { Link } from 'wouter';
import { Picture } from '#platform/client/ui/picture.tsx';
import { formatPounds } from '#platform/units/pounds.ts';
import { fromPriceText, priceOf } from '../../price-text.ts';
import { StockNote } from '../product/stock-note.tsx';
import type { CatalogueCard } from './catalogue-cards.ts';

/** Drawings of the units, for products without an image. */
const unitDrawings = { 'm²': 'square-metre', m: 'metre', piece: 'piece', box: 'box' };

/** A product of the home page: a row on a phone, a card on larger screens. */
export function ProductCard({ card }: { card: CatalogueCard }) {
  const { slug, name, description, imageUrl, unit, badge, stockStatus } = card;
  const { now, was } = priceOf(card);
  return (
    <article className="relative grid h-full grid-cols-[6rem_1fr] gap-x-4 border-t border-line pt-4 sm:grid-cols-1 sm:grid-rows-[auto_1fr] sm:border-0 sm:pt-0">
      <Picture
        src={imageUrl ?? `/drawings/${unitDrawings[unit]}.svg`}
        alt=""
        width={800}
        height={800}
        sizes="(min-width: 64rem) 19rem, (min-width: 40rem) 45vw, 6rem"
        className="aspect-square w-full rounded bg-mist object-cover sm:mb-4 sm:aspect-[4/3]"
      />
      <div className="flex min-w-0 flex-col">
        {badge && (
          <p className="mb-2 w-fit rounded-chip bg-mist px-3 py-0.5 text-sm font-medium text-brand">
            {badge}
          </p>
        )}
        <h3 className="text-lg leading-snug">
          <Link
            href={`/products/${slug}`}
            className="after:absolute after:inset-0 hover:underline hover:underline-offset-4"
          >
            {name}
          </Link>
        </h3>
        <p className="mt-1 line-clamp-2 text-base text-ink-soft sm:line-clamp-3">{description}</p>
        <p className="mt-auto flex flex-wrap items-baseline gap-x-3 pt-3 tabular-nums">
          <span className="font-semibold">{fromPriceText(now, unit)}</span>
          {was !== undefined && (
            <s className="text-base text-ink-soft">
              <span className="sr-only">regular price </span>
              {formatPounds(was)}
            </s>
          )}
        </p>
        <StockNote status={stockStatus} />
      </div>
    </article>
  );
}

/** The placeholder of a card that is loading. */
export function ProductCardSkeleton() {
  return (
    <div className="grid grid-cols-[6rem_1fr] gap-x-4 sm:grid-cols-1">
      <div className="skeleton aspect-square sm:mb-4 sm:aspect-[4/3]" />
      <div className="grid content-start gap-3">
        <div className="skeleton h-6 w-2/5" />
        <div className="skeleton h-6 w-4/5" />
        <div className="skeleton h-12" />
        <div className="skeleton h-6 w-1/2" />
      </div>
    </div>
  );
}
