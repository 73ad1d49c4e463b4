import { type ReactNode, type Ref, useId } from 'react';
import { Link } from 'wouter';
import { Picture } from '#platform/client/ui/picture.tsx';
import type { Product } from '../../contract.ts';
import { priceOf } from '../../price-text.ts';
import { AddToQuote } from '../product/add-to-quote.tsx';
import { PriceTag } from '../product/price-tag.tsx';
import { SpecificationTable } from '../product/specification-table.tsx';
import { StockNote } from '../product/stock-note.tsx';

type ProductDialogProps = {
  ref: Ref<HTMLDialogElement>;
  product: Product | undefined;
  /** Renders the link to a booking of the product. */
  renderGetQuote: (product: Product) => ReactNode;
};

/** A dialog with a product's details. The browser restores the focus when it closes. */
export function ProductDialog({ ref, product, renderGetQuote }: ProductDialogProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: handles clicks on the links inside; the browser closes on Escape
    <dialog
      ref={ref}
      closedby="any"
      aria-labelledby={id}
      onClick={(event) => {
        if ((event.target as Element).closest('a')) event.currentTarget.close();
      }}
      className="product-dialog rounded bg-white text-ink"
    >
      {product && (
        <Body product={product} id={id}>
          {renderGetQuote(product)}
        </Body>
      )}
    </dialog>
  );
}

function Body(props: { product: Product; id: string; children: ReactNode }) {
  const { category, name, slug, description, imageUrl, unit, stockStatus, fittingIncluded } =
    props.product;
  const { now, was } = priceOf(props.product);
  return (
    <div className="grid md:grid-cols-2">
      <Picture
        src={imageUrl ?? '/drawings/square-metre.svg'}
        alt={`Colour illustration of ${name}`}
        width={800}
        height={800}
        sizes="(min-width: 48rem) 26rem, 92vw"
        className="aspect-[2/1] size-full bg-mist object-cover md:aspect-auto"
      />
      <div className="p-5 sm:p-7">
        <div className="flex items-start justify-between gap-4">
          <h2 id={props.id} className="text-xl">
            {name}
          </h2>
          <form method="dialog" className="-mt-2 -mr-3">
            <button type="submit" className="min-h-11 px-3 text-base font-semibold">
              Close
            </button>
          </form>
        </div>
        <div className="mt-3 mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
          <PriceTag now={now} was={was} unit={unit} fitted={fittingIncluded} />
          <StockNote status={stockStatus} />
        </div>
        <p className="text-base">{description}</p>
        <SpecificationTable specifications={props.product.specifications} />
        <div className="mt-5 grid gap-2">
          {props.children}
          <AddToQuote
            product={{ id: props.product.id, slug, name, price: now, unit, category }}
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
  );
}
