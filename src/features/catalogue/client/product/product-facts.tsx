import {
  freeMeasureText,
  installationTimeText,
  workmanshipGuarantee,
} from '#features/business/claims.ts';
import type { Product } from '../../contract.ts';
import { listSpecifications } from '../../list-specifications.ts';
import { SpecificationTable } from './specification-table.tsx';

const isFitted = ({ fittingIncluded, fittedFrom }: Product) => fittingIncluded || fittedFrom;

const accessories: Partial<Record<Product['category'], string>> = {
  carpet: 'Underlay, gripper and door bars',
  laminate: 'Underlay, scotia and door bars',
};

/** What stands behind the fitted price of a floor. */
function listIncluded(product: Product): string[] {
  if (!isFitted(product)) return [];
  const isCarpet = product.category === 'carpet';
  return [
    accessories[product.category] ?? 'Sealed edges and door bars',
    isCarpet ? `Fitting, typically ${installationTimeText()}` : 'Fitting',
    ...(isCarpet ? [workmanshipGuarantee()] : []),
    freeMeasureText,
  ];
}

/** A product's specifications and features, and what its fitted price includes; nothing for a product without. */
export function ProductFacts({ product }: { product: Product }) {
  const { features, sku } = product;
  const specifications = { ...listSpecifications(product), ...(sku && { 'Our code': sku }) };
  const hasSpecifications = Object.keys(specifications).length > 0;
  if (!hasSpecifications && features.length === 0 && !isFitted(product)) return null;
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
        <div className="grid content-start gap-y-12">
          <List id="strengths" title="Why people choose it" entries={features} />
          <List id="fitted" title="What “fitted” includes" entries={listIncluded(product)} />
        </div>
      </div>
    </div>
  );
}

type ListProps = { id: string; title: string; entries: readonly string[] };

function List({ id, title, entries }: ListProps) {
  return (
    entries.length > 0 && (
      <section aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`} className="text-2xl">
          {title}
        </h2>
        <ul className="mt-4">
          {entries.map((entry) => (
            <li key={entry} className="border-t border-line-strong py-3 font-semibold">
              {entry}
            </li>
          ))}
        </ul>
      </section>
    )
  );
}
