import { priceOf } from '../price-text.ts';
import { isCarpetUnderlay } from '../underlay.ts';
import { fetchProducts } from './api.ts';

/** Reads the underlays for carpet that have a price, in shop order: pounds per m², and what each suits. */
export async function findUnderlays() {
  const products = await fetchProducts('/api/products?category=accessories');
  return products.filter(isCarpetUnderlay).flatMap((product) => {
    const { id, name, specifications } = product;
    const price = priceOf(product).now;
    return price > 0 ? [{ id, name, price, suits: specifications.Suitability }] : [];
  });
}
