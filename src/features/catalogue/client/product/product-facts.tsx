import type { Product } from '../../contract.ts';
import { listSpecifications } from '../../list-specifications.ts';
import { SpecificationTable } from './specification-table.tsx';

/** A product's specifications and features; nothing for a product that has neither. */
export function ProductFacts({ product }: { product: Product }) {
  const { features, sku } = product;
  const specifications = { ...listSpecifications(product), ...(sku && { 'Our code': sku }) };
  const hasSpecifications = Object.keys(specifications).length > 0;
  if (!hasSpecifications && features.length === 0) return null;
  return (
    <div className="bg-mist py-16 lg:py-20">
      <div className="wrap grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        {hasSpecifications && (
          <section aria-labelledby="specifications-title">
            <h2 id="specifications-title" className="text-2xl">
              Specifications
            </h2>
            <SpecificationTable specifications={specifications} />
          </section>
        )}
        {features.length > 0 && (
          <section aria-labelledby="strengths-title">
            <h2 id="strengths-title" className="text-2xl">
              Why people choose it
            </h2>
            <ul className="mt-4">
              {features.map((feature) => (
                <li key={feature} className="border-t border-line-strong py-3 font-semibold">
                  {feature}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
