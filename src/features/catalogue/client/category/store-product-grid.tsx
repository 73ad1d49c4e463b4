import type { MouseEvent } from 'react';
import type { StoreProduct } from '../../contract.ts';
import { StoreProductCard, StoreProductSkeleton } from './store-product-card.tsx';

const grid = 'grid gap-x-6 gap-y-12 sm:grid-cols-2 xl:grid-cols-3';
/** So few ranges are shown one below the other, in wide cards. */
const few = 2;
const wideGrid = 'grid max-w-[56rem] gap-y-12';
const skeletons = ['a', 'b', 'c'];

/** The cards of one page; `pending` while the next page loads. */
export function StoreProductGrid(props: {
  products: StoreProduct[];
  pending: boolean;
  onDetails?: (event: MouseEvent, product: StoreProduct) => void;
}) {
  const isWide = props.products.length <= few;
  return (
    <ul
      aria-busy={props.pending}
      className={`${isWide ? wideGrid : grid} transition-opacity duration-150 ${props.pending ? 'opacity-50' : ''}`}
    >
      {props.products.map((product) => (
        <li key={product.id}>
          <StoreProductCard product={product} wide={isWide} onDetails={props.onDetails} />
        </li>
      ))}
    </ul>
  );
}

export function StoreGridSkeleton() {
  return (
    <div className={grid}>
      {skeletons.map((key) => (
        <StoreProductSkeleton key={key} />
      ))}
    </div>
  );
}
