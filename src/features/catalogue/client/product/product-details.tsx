import { type ReactNode, useState } from 'react';
import { imageSrcSet } from '#platform/image-widths.ts';
import type { Product } from '../../contract.ts';
import { fittedText, priceOf } from '../../price-text.ts';
import type { ColourOption } from '../../product-options.ts';
import { AddToQuote } from './add-to-quote.tsx';
import { ColourPicker } from './colour-picker.tsx';
import { PriceTag } from './price-tag.tsx';
import { ProductImage } from './product-image.tsx';
import { ProductName } from './product-name.tsx';
import { StockAdvice } from './stock-advice.tsx';
import { StockNote } from './stock-note.tsx';
import { unitDrawing } from './unit-drawing.ts';

type ProductDetailsProps = {
  product: Product;
  /** Products of the same category. */
  others: readonly Product[];
  /** Shown above the name. */
  breadcrumb: ReactNode;
  /** A way to the room with this floor, below the image. */
  room?: ReactNode;
  /** The one main action, which is in the bar at the bottom of a phone instead. */
  action: ReactNode;
  /** The link to a booking, where that is not the main action. */
  secondary?: ReactNode;
  /** The offer of samples, in the chosen colour if any. */
  samples: (colour: ColourOption | undefined) => ReactNode;
};

const sizes = '(min-width: 64rem) 40rem, 100vw';

/** A product's image, price and colours. */
export function ProductDetails(props: ProductDetailsProps) {
  const { product, others, breadcrumb, room, action, secondary, samples } = props;
  const { id, slug, name, description, unit, category, brand, stockStatus } = product;
  const { now, was } = priceOf(product);
  const [chosen, setChosen] = useState<ColourOption>();
  const stock = chosen?.stock ?? stockStatus;
  const picture = chosen?.imageUrl ?? product.imageUrl;
  const src = picture ?? unitDrawing(unit);
  return (
    <div id="product" className="grid gap-x-14 gap-y-6 lg:grid-cols-2">
      <link
        rel="preload"
        as="image"
        href={src}
        imageSrcSet={imageSrcSet(src, 'avif', 800)}
        imageSizes={sizes}
        type="image/avif"
        fetchPriority="high"
      />
      <div>
        <ProductImage
          src={src}
          name={chosen ? `${name}: ${chosen.name}` : name}
          sizes={sizes}
          isDrawing={src.startsWith('/drawings/')}
        />
        {room}
      </div>
      <div>
        {breadcrumb}
        <h1 className="mt-2 text-3xl font-extrabold">
          <ProductName name={name} />
        </h1>
        {brand && <p className="mt-2 text-base text-ink-soft">{brand}</p>}
        <div className="mt-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 border-y border-ink py-4">
          <PriceTag now={now} was={was} unit={unit} fitted={fittedText(product)} large />
          <StockNote status={stock} />
        </div>
        <StockAdvice status={stock} />
        <p className="mt-5 max-w-[62ch]">{description}</p>
        <ColourPicker product={product} others={others} chosen={chosen} onChoose={setChosen} />
        {samples(chosen)}
        <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">
          <div className="in-price-bar *:w-full">{action}</div>
          {secondary}
          <AddToQuote product={{ id, slug, name, price: now, unit, category }} look="outline" />
        </div>
      </div>
    </div>
  );
}
