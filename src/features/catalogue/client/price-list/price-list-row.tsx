import type { MouseEvent } from 'react';
import { Picture } from '#platform/client/ui/picture.tsx';
import type { Product } from '../../contract.ts';
import { priceOf } from '../../price-text.ts';
import { PriceTag } from '../product/price-tag.tsx';

type PriceListRowProps = { product: Product; onLook: (product: Product) => void };

/** A product on one line. Its name is a link, which opens a dialog where script runs. */
export function PriceListRow({ product, onLook }: PriceListRowProps) {
  const { slug, name, imageUrl, specifications, rollWidths, unit, fittingIncluded } = product;
  const look = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onLook(product);
  };
  const rolls = rollWidths.map((width) => `${width} m`).join(', ');
  return (
    <li className="relative grid grid-cols-[4rem_1fr] items-center gap-x-4 border-t border-line-strong py-3 hover:bg-white md:grid-cols-[4.5rem_minmax(0,2fr)_minmax(0,2fr)_7rem_11rem]">
      <Picture
        src={imageUrl ?? '/drawings/square-metre.svg'}
        alt=""
        width={320}
        height={320}
        sizes="72px"
        className="aspect-square w-full rounded object-cover max-md:row-span-3"
      />
      <a
        href={`/products/${slug}`}
        aria-haspopup="dialog"
        onClick={look}
        className="py-1 font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
      >
        {name}
      </a>
      <p className="text-base text-ink-soft">{specifications.Fibre ?? product.features[0]}</p>
      <p className="text-base text-ink-soft tabular-nums max-md:hidden">
        {rolls && (
          <>
            <span className="sr-only">Rolls: </span>
            {rolls}
          </>
        )}
      </p>
      <PriceTag {...priceOf(product)} unit={unit} fitted={fittingIncluded} />
    </li>
  );
}
