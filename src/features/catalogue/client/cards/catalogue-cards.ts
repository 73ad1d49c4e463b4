import type { Product } from '../../contract.ts';

/** What a card of the home page shows: with 37 of them in the page, the rest would weigh as much again. */
export type CatalogueCard = Pick<
  Product,
  | 'id'
  | 'slug'
  | 'name'
  | 'description'
  | 'imageUrl'
  | 'price'
  | 'salePrice'
  | 'unit'
  | 'stockStatus'
> & { badge: string | undefined };

export function makeCard(product: Product): CatalogueCard {
  const { id, slug, name, description, imageUrl, price, salePrice, unit, stockStatus } = product;
  const [badge] = product.features;
  return { id, slug, name, description, imageUrl, price, salePrice, unit, stockStatus, badge };
}

/** Banners advertise; they are not for sale. Featured products lead, each group in shop order. */
export function makeCards(products: Product[]): CatalogueCard[] {
  const sold = products.filter(({ productType }) => productType !== 'banner');
  return [
    ...sold.filter(({ featured }) => featured),
    ...sold.filter(({ featured }) => !featured),
  ].map(makeCard);
}
