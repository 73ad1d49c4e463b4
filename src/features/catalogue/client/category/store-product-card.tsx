import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '#platform/client/ui/button.tsx';
import { Picture } from '#platform/client/ui/picture.tsx';
import type { StoreProduct } from '../../contract.ts';
import { storeFittedText } from '../../price-text.ts';
import { AddToQuote } from '../product/add-to-quote.tsx';
import { PriceTag } from '../product/price-tag.tsx';
import { ProductName } from '../product/product-name.tsx';
import { StockNote } from '../product/stock-note.tsx';
import { CardColours } from './card-colours.tsx';

const most = { features: 3, specifications: 2 };

type StoreProductCardProps = {
  product: StoreProduct;
  /** Beside its picture, and with the names of its colours. */
  wide: boolean;
  /** Shows the details without leaving the page; by default the button leads to the product's page. */
  onDetails?: (event: MouseEvent, product: StoreProduct) => void;
};

/** A range of a category page: one of its products, with the facts needed to choose, and links to its colours. */
export function StoreProductCard({ product, wide, onDetails }: StoreProductCardProps) {
  const { id, slug, name, price, regular_price, on_sale, unit, colorOptions, stock_status } =
    product;
  const picture = product.images[0];
  const page = `/products/${slug}`;
  const offer = describeOffer(product);
  return (
    <article
      className={
        wide ? 'sm:grid sm:grid-cols-2 sm:content-start sm:gap-x-8' : 'flex h-full flex-col'
      }
    >
      <div className={wide ? 'sm:contents' : ''}>
        {/* The name below is the same link; this one is for pointers only. */}
        <Link
          href={page}
          tabIndex={-1}
          aria-hidden="true"
          className={`relative block ${wide ? 'sm:row-span-5' : ''}`}
        >
          <Picture
            src={picture?.src ?? '/drawings/square-metre.svg'}
            alt=""
            width={800}
            height={800}
            sizes={`(min-width: 64rem) ${wide ? 27 : 19}rem, (min-width: 40rem) 45vw, 92vw`}
            className={`aspect-[2/1] w-full rounded bg-mist object-cover sm:aspect-[3/2] ${wide ? 'sm:h-full' : ''}`}
          />
          {offer && (
            <span className="absolute top-3 left-0 bg-tape px-3 py-1 text-sm font-semibold text-ink">
              {offer}
            </span>
          )}
        </Link>
        <div>
          <h3 className="mt-3 text-lg leading-snug">
            <Link href={page} className="underline-offset-4 hover:underline">
              <ProductName name={name} />
            </Link>
          </h3>
          <CardColours colours={colorOptions} slug={slug} named={wide} />
        </div>
      </div>
      <ul className="mt-1 mb-3 flex flex-wrap gap-x-4 text-base text-ink-soft">
        {product.features.slice(0, most.features).map((feature) => (
          <li
            key={feature}
            className="before:mr-2 before:inline-block before:h-3 before:w-px before:bg-line-strong"
          >
            {feature}
          </li>
        ))}
      </ul>
      <dl className="mb-4 text-base max-sm:hidden">
        {Object.entries(product.specifications)
          .slice(0, most.specifications)
          .map(([term, text]) => (
            <div key={term} className="flex justify-between gap-4 border-t border-line py-1.5">
              <dt className="shrink-0 text-ink-soft">{term}</dt>
              <dd className="text-right">{text}</dd>
            </div>
          ))}
      </dl>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-t border-ink pt-3">
        <PriceTag
          now={price}
          was={on_sale ? regular_price : undefined}
          unit={unit}
          fitted={storeFittedText(product)}
        />
        <StockNote status={stock_status} />
      </div>
      <div className="mt-3 grid grid-cols-[1fr_auto] gap-2">
        <AddToQuote product={{ id, slug, name, price, unit, category: product.category }} />
        <Link
          href={page}
          onClick={onDetails && ((event: MouseEvent) => onDetails(event, product))}
          aria-haspopup={onDetails && 'dialog'}
          className={buttonClass('outline')}
        >
          Details<span className="sr-only"> of {name}</span>
        </Link>
      </div>
    </article>
  );
}

/** The reduction of the product in the picture, or that another colour of its range is reduced. */
function describeOffer({ on_sale, price, regular_price, colorOptions }: StoreProduct) {
  if (on_sale) return `${Math.round(100 - (100 * price) / regular_price)}% off`;
  return colorOptions.some(({ percentOff }) => percentOff) && 'Some colours reduced';
}

export function StoreProductSkeleton() {
  return (
    <div className="grid content-start gap-3">
      <div className="skeleton aspect-[2/1] sm:aspect-[3/2]" />
      <div className="skeleton h-7 w-4/5" />
      <div className="skeleton h-6 w-2/5" />
      <div className="skeleton h-24" />
      <div className="skeleton h-11" />
    </div>
  );
}
