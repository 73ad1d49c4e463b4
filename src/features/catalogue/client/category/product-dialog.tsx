import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'wouter';
import { Button } from '#platform/client/ui/button.tsx';
import { Picture } from '#platform/client/ui/picture.tsx';
import type { StoreProduct } from '../../contract.ts';
import { storeFittedText } from '../../price-text.ts';
import { AddToQuote } from '../product/add-to-quote.tsx';
import { PriceTag } from '../product/price-tag.tsx';
import { SpecificationTable } from '../product/specification-table.tsx';
import { StockAdvice } from '../product/stock-advice.tsx';
import { StockNote } from '../product/stock-note.tsx';

type ProductDialogProps = {
  product: StoreProduct;
  onClose: () => void;
  /** The link to a booking of the product. */
  children: ReactNode;
};

/** A dialog with a product's details, open as long as it is rendered. The browser restores the focus at the end. */
export default function ProductDialog({ product, onClose, children }: ProductDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const { category, name, slug, description, price, regular_price, on_sale, unit } = product;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: handles clicks on the links inside; the browser closes on Escape
    <dialog
      ref={dialog}
      closedby="any"
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        if ((event.target as Element).closest('a')) event.currentTarget.close();
      }}
      className="product-dialog rounded bg-white text-ink"
    >
      <div className="grid md:grid-cols-2">
        <Picture
          src={product.images[0]?.src ?? '/drawings/square-metre.svg'}
          alt={`Colour illustration of ${name}`}
          width={800}
          height={800}
          sizes="(min-width: 48rem) 26rem, 92vw"
          className="aspect-[2/1] size-full bg-mist object-cover md:aspect-auto"
        />
        <div className="p-5 sm:p-7">
          <div className="flex items-start justify-between gap-4">
            <h2 id={id} className="text-xl">
              {name}
            </h2>
            <form method="dialog" className="-mt-2 -mr-3">
              <Button look="plain" type="submit">
                Close
              </Button>
            </form>
          </div>
          <div className="mt-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
            <PriceTag
              now={price}
              was={on_sale ? regular_price : undefined}
              unit={unit}
              fitted={storeFittedText(product)}
            />
            <StockNote status={product.stock_status} />
          </div>
          <StockAdvice status={product.stock_status} />
          <p className="mt-4 text-base">{description}</p>
          <SpecificationTable specifications={product.specifications} />
          <div className="mt-5 grid gap-2">
            {children}
            <AddToQuote
              product={{ id: product.id, slug, name, price, unit, category }}
              look="outline"
            />
            <Link
              href={`/products/${slug}`}
              className="link inline-flex min-h-11 items-center justify-self-center text-base"
            >
              All about this floor
            </Link>
          </div>
        </div>
      </div>
    </dialog>
  );
}
