import { Link } from 'wouter';
import { Picture } from '#platform/client/ui/picture.tsx';
import { formatPounds } from '#platform/units/pounds.ts';
import { fromPriceText, priceOf } from '../../price-text.ts';
import { ProductName } from '../product/product-name.tsx';
import { StockNote } from '../product/stock-note.tsx';
import { unitDrawing } from '../product/unit-drawing.ts';
import type { CatalogueCard } from './catalogue-cards.ts';

/** The grid of cards: two beside each other on a phone. */
export const cardGrid =
  'grid grid-cols-2 gap-x-4 gap-y-5 sm:gap-x-6 sm:gap-y-12 md:grid-cols-3 lg:grid-cols-4';

/** A colon ends it too: what follows explains. */
const firstSentence = /^.*?[.:!?](?=\s|$)|^.*/s;

/** A product of the home page, narrow enough for two beside each other on a phone. */
export function ProductCard({ card }: { card: CatalogueCard }) {
  const { slug, name, description, imageUrl, unit, badge, fitted, stockStatus } = card;
  const { now, was } = priceOf(card);
  const [lead = ''] = description.match(firstSentence) ?? [];
  return (
    <article className="relative flex h-full flex-col">
      <Picture
        src={imageUrl ?? unitDrawing(unit)}
        alt=""
        width={800}
        height={800}
        sizes="(min-width: 64rem) 19rem, (min-width: 48rem) 30vw, 46vw"
        className="mb-3 aspect-[3/2] w-full rounded bg-mist object-cover sm:mb-4 sm:aspect-[4/3]"
      />
      {badge && (
        <p className="mb-1.5 w-fit rounded-chip bg-mist px-2.5 py-0.5 text-sm font-medium text-brand sm:mb-2 sm:px-3">
          {badge}
        </p>
      )}
      <h3 className="text-base leading-snug sm:text-lg">
        <Link
          href={`/products/${slug}`}
          className="after:absolute after:inset-0 hover:underline hover:underline-offset-4"
        >
          <ProductName name={name} />
        </Link>
      </h3>
      {/* The whole text is on the page of the product. */}
      <p className="mt-1 line-clamp-3 text-sm text-ink-soft sm:text-base">
        {lead.replace(/:$/, '.')}
        <span className="sr-only">{description.slice(lead.length)}</span>
      </p>
      <p className="mt-auto flex flex-wrap items-baseline gap-x-3 pt-2 text-base tabular-nums sm:pt-3 sm:text-body">
        <span className="font-semibold">{fromPriceText(now, unit)}</span>
        {was !== undefined && (
          <s className="text-base text-ink-soft">
            <span className="sr-only">regular price </span>
            {formatPounds(was)}
          </s>
        )}
      </p>
      {fitted && <p className="text-sm sm:text-base">{fitted.replace('from ', '')}</p>}
      {stockStatus !== 'instock' && <StockNote status={stockStatus} />}
    </article>
  );
}

/** The placeholder of a card that is loading. */
export function ProductCardSkeleton() {
  return (
    <div className="grid content-start gap-3">
      <div className="skeleton aspect-[3/2] sm:aspect-[4/3]" />
      <div className="skeleton h-6 w-2/5" />
      <div className="skeleton h-6 w-4/5" />
      <div className="skeleton h-12" />
      <div className="skeleton h-6 w-1/2" />
    </div>
  );
}
