import { Link } from 'wouter';
import { buttonClass } from '#platform/client/ui/button.tsx';
import { Picture } from '#platform/client/ui/picture.tsx';
import type { StoreProduct } from '../../contract.ts';
import { AddToQuote } from '../product/add-to-quote.tsx';
import { ColourChip } from '../product/colour-chip.tsx';
import { PriceTag } from '../product/price-tag.tsx';
import { StockNote } from '../product/stock-note.tsx';

const most = { colours: 5, features: 3, specifications: 2 };

/** A product of a category page, with the facts needed to choose. */
export function StoreProductCard({ product }: { product: StoreProduct }) {
  const { id, slug, name, price, regular_price, on_sale, unit, colorOptions, stock_status } =
    product;
  const picture = product.images[0];
  const page = `/products/${slug}`;
  return (
    <article className="flex h-full flex-col">
      <div className="grid grid-cols-[7rem_1fr] gap-x-4 sm:block">
        {/* The name below is the same link; this one is for pointers only. */}
        <Link href={page} tabIndex={-1} aria-hidden="true" className="relative block self-start">
          <Picture
            src={picture?.src ?? '/drawings/square-metre.svg'}
            alt=""
            width={800}
            height={800}
            sizes="(min-width: 64rem) 19rem, (min-width: 40rem) 45vw, 7rem"
            className="aspect-square w-full rounded sm:aspect-[3/2] bg-mist object-cover"
          />
          {on_sale && (
            <span className="absolute top-3 left-0 bg-tape px-3 py-1 text-sm font-semibold text-ink">
              {Math.round(100 - (100 * price) / regular_price)}% off
            </span>
          )}
        </Link>
        <div>
          <h3 className="text-lg leading-snug sm:mt-4">
            <Link href={page} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          </h3>
          <Colours colours={colorOptions} />
        </div>
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-4 text-base text-ink-soft">
        {product.features.slice(0, most.features).map((feature) => (
          <li
            key={feature}
            className="before:mr-2 before:inline-block before:h-3 before:w-px before:bg-line-strong"
          >
            {feature}
          </li>
        ))}
      </ul>
      <dl className="mt-3 mb-4 text-base">
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
          fitted={product.fitting_included}
        />
        <StockNote status={stock_status} />
      </div>
      <div className="mt-3 grid grid-cols-[1fr_auto] gap-2">
        <AddToQuote product={{ id, slug, name, price, unit, category: product.category }} />
        <Link href={page} className={buttonClass('outline')}>
          Details<span className="sr-only"> of {name}</span>
        </Link>
      </div>
    </article>
  );
}

function Colours({ colours }: { colours: StoreProduct['colorOptions'] }) {
  if (colours.length === 0) return null;
  const rest = colours.length - most.colours;
  return (
    <div className="mt-2 flex items-center gap-1.5">
      <span className="sr-only">Colours: {colours.map((colour) => colour.name).join(', ')}</span>
      {colours.slice(0, most.colours).map((colour) => (
        <ColourChip key={colour.name} colour={colour} className="size-6" />
      ))}
      {rest > 0 && (
        <span aria-hidden="true" className="text-sm text-ink-soft">
          and {rest} more
        </span>
      )}
    </div>
  );
}

export function StoreProductSkeleton() {
  return (
    <div className="grid content-start gap-3">
      <div className="skeleton h-28 sm:aspect-[3/2] sm:h-auto" />
      <div className="skeleton h-7 w-4/5" />
      <div className="skeleton h-6 w-2/5" />
      <div className="skeleton h-24" />
      <div className="skeleton h-11" />
    </div>
  );
}
