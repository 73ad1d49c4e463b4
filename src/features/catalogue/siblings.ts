import type { Product } from './contract.ts';

/** The product that is sold in a colour, among those of the same kind: it shows the same picture. */
export function findSibling(products: readonly Product[], imageUrl: string | undefined) {
  return products.find(
    (each) => each.productType !== 'banner' && each.imageUrl === imageUrl && imageUrl !== undefined,
  );
}

/** Other ranges of the same kind, one product a range, nearest in price first. */
export function findRelated(product: Product, products: readonly Product[], most: number) {
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
    .slice(0, most);
}
