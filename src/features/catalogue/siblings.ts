import type { Product } from './contract.ts';

/** Finds the product sold in a colour among those of the same category: it has the same image. */
export function findSibling(products: readonly Product[], imageUrl: string | undefined) {
  return products.find(
    (each) => each.productType !== 'banner' && each.imageUrl === imageUrl && imageUrl !== undefined,
  );
}

/** Finds other ranges of the same category, one product per range, nearest in price first. */
export function findRelated(product: Product, products: readonly Product[], max: number) {
  const rangeOf = ({ colorOptions, id }: Product) =>
    colorOptions
      .map(({ imageUrl }) => imageUrl)
      .sort()
      .join() || id;
  const seen = new Set([rangeOf(product)]);
  const distance = (other: Product) => Math.abs(other.price - product.price);
  return products
    .filter(({ productType, id }) => productType !== 'banner' && id !== product.id)
    .toSorted((a, b) => distance(a) - distance(b))
    .filter((each) => {
      const range = rangeOf(each);
      if (seen.has(range)) return false;
      seen.add(range);
      return true;
    })
    .slice(0, max);
}
