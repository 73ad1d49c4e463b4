import { Button, type ButtonLook } from '#platform/client/ui/button.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { type BasketItem, holds } from '../../basket.ts';
import { openBasket } from '../basket/basket-panel-id.ts';
import { addToBasket, useBasket } from '../basket/basket-store.ts';

type AddToQuoteProps = { product: BasketItem; look?: ButtonLook; className?: string };

/** The button that adds a product to the quote basket, or opens the basket that contains it. */
export function AddToQuote({ product, look = 'brand', className = '' }: AddToQuoteProps) {
  const isIn = holds(useBasket(), product.id);
  const add = () => {
    addToBasket(product);
    showToast({
      title: 'Added to your quote',
      description: product.name,
      action: { label: 'View', altText: 'View your quote basket', onSelect: openBasket },
    });
  };
  // The basket needs script, so the button is not shown without it.
  return (
    <Button
      look={isIn && look === 'brand' ? 'outline' : look}
      onClick={isIn ? openBasket : add}
      className={`with-script ${className}`}
    >
      {isIn ? 'In your quote' : 'Add to Quote'}
      <span className="sr-only"> {product.name}</span>
    </Button>
  );
}
