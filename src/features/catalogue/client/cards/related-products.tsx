import type { Product } from '../../contract.ts';
import { findRelated } from '../../ranges/related.ts';
import { makeCard } from './catalogue-cards.ts';
import { cardGrid, ProductCard } from './product-card.tsx';

/** Products of the same category in a similar colour; of accessories, those of a similar price. */
export default function RelatedProducts(props: { product: Product; others: readonly Product[] }) {
  const related = findRelated(props.product, props.others, 4);
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related-title" className="band">
      <div className="wrap">
        <h2 id="related-title" className="mb-8 text-3xl">
          {props.product.colorOptions.length > 0 ? 'In a similar colour' : 'Similar to this one'}
        </h2>
        <ul className={cardGrid}>
          {related.map((product) => (
            <li key={product.id}>
              <ProductCard card={makeCard(product)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
