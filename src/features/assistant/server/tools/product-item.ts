import { formatPounds } from '#platform/units/pounds.ts';
import type { CardFloor, ProductItem } from '../../contract.ts';
import type { ProductFact } from './business-tools.ts';

export const sellingPrice = ({ price, salePrice }: ProductFact) => salePrice ?? price;

const floorTypes = ['carpet', 'vinyl', 'lvt', 'laminate'] as const;

/** The floor of a product, as a price card names it; undefined for an accessory. */
export function floorOfProduct({
  id,
  name,
  category,
}: Pick<ProductFact, 'id' | 'name' | 'category'>): CardFloor | undefined {
  const type = floorTypes.find((each) => each === category);
  return type && { type, productId: id, name };
}

/** A product as a card shows it, in the words of this moment. */
export function toProductItem(product: ProductFact): ProductItem {
  const { name, slug, price, salePrice, unit, imageUrl } = product;
  const was = salePrice === null ? '' : `, was ${formatPounds(price)}`;
  const isFloor = floorOfProduct(product) !== undefined;
  return {
    slug,
    name,
    price: `${formatPounds(sellingPrice(product))} per ${unit}${was}`,
    includes: describeIncluded(product),
    image: imageUrl
      ? { src: imageUrl, alt: isFloor ? `Colour illustration of ${name}` : '' }
      : null,
  };
}

function describeIncluded({ category, fittingIncluded }: ProductFact): string {
  if (category === 'accessories') return 'Includes VAT.';
  if (fittingIncluded) return 'Includes VAT, underlay and fitting.';
  return category === 'carpet' || category === 'laminate'
    ? 'Includes VAT. Underlay and fitting are extra.'
    : 'Includes VAT. Fitting is extra.';
}
