import type { StoreProduct } from '../../contract.ts';
import { StoreProductCard, StoreProductSkeleton } from './store-product-card.tsx';

const grid = 'grid gap-x-6 gap-y-12 sm:grid-cols-2 xl:grid-cols-3';
const skeletons = ['a', 'b', 'c'];

/** The cards of one page; `pending` while the next page loads. */
export function StoreProductGrid(props: { products: StoreProduct[]; pending: boolean }) {
  return (
    <ul
      aria-busy={props.pending}
      className={`${grid} transition-opacity duration-150 ${props.pending ? 'opacity-50' : ''}`}
    >
      {props.products.map((product) => (
        <li key={product.id}>
          <StoreProductCard product={product} />
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
