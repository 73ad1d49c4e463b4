import { type ReactNode, useState } from 'react';
import { Picture } from '#platform/client/ui/picture.tsx';
import { imageSrcSet } from '#platform/image-widths.ts';
import type { Product } from '../../contract.ts';
import { priceOf } from '../../price-text.ts';
import type { ColourOption } from '../../vocabulary.ts';
import { AddToQuote } from './add-to-quote.tsx';
import { ColourPicker } from './colour-picker.tsx';
import { PriceTag } from './price-tag.tsx';
import { StockNote } from './stock-note.tsx';

type ProductDetailsProps = {
  product: Product;
  /** Products of the same category. */
  others: readonly Product[];
  /** Shown above the name. */
  breadcrumb: ReactNode;
  /** Links to a booking and to the calculator. */
  actions: ReactNode;
};

const sizes = '(min-width: 64rem) 40rem, 100vw';

/** A product's image, price and colours. */
export function ProductDetails({ product, others, breadcrumb, actions }: ProductDetailsProps) {
  const { id, slug, name, description, unit, category, brand, stockStatus, fittingIncluded } =
    product;
  const { now, was } = priceOf(product);
  const [chosen, setChosen] = useState<ColourOption>();
  const src = chosen?.imageUrl ?? product.imageUrl ?? '/drawings/square-metre.svg';
  return (
    <div className="grid gap-x-14 gap-y-6 lg:grid-cols-2">
      <link
        rel="preload"
        as="image"
        href={src}
        imageSrcSet={imageSrcSet(src, 'avif', 800)}
        imageSizes={sizes}
        type="image/avif"
        fetchPriority="high"
      />
      <div className="max-lg:-mx-[clamp(1rem,4vw,2.5rem)]">
        <Picture
          key={src}
          src={src}
          alt={`Colour illustration of ${chosen ? `${name}: ${chosen.name}` : name}`}
          width={800}
          height={800}
          sizes={sizes}
          eager
          className="aspect-[4/3] w-full bg-mist object-cover lg:aspect-square lg:rounded"
        />
      </div>
      <div>
        {breadcrumb}
        <h1 className="mt-2 text-3xl font-extrabold">{name}</h1>
        {brand && <p className="mt-2 text-base text-ink-soft">{brand}</p>}
        <div className="mt-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 border-y border-ink py-4">
          <PriceTag now={now} was={was} unit={unit} fitted={fittingIncluded} large />
          <StockNote status={stockStatus} />
        </div>
        <p className="mt-5 max-w-[62ch]">{description}</p>
        <ColourPicker product={product} others={others} chosen={chosen} onChoose={setChosen} />
        <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">
          <AddToQuote product={{ id, slug, name, price: now, unit, category }} />
          {actions}
        </div>
      </div>
    </div>
  );
}
