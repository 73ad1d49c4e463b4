import type { Product } from '../../contract.ts';
import { findRelated } from '../../siblings.ts';
import { makeCard } from './catalogue-cards.ts';
import { ProductCard } from './product-card.tsx';

/** A few other ranges of the same category. */
export default function RelatedProducts(props: { product: Product; others: readonly Product[] }) {
  const related = findRelated(props.product, props.others, 4);
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related-title" className="band">
      <div className="wrap">
        <h2 id="related-title" className="mb-8 text-3xl">
          Close to this one
        </h2>
        <ul className="grid gap-x-6 gap-y-6 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-4">
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
