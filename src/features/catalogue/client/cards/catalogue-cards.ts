import type { Product } from '../../contract.ts';
import { fittedText } from '../../price-text.ts';

/** The fields that a card on the home page shows: all other fields would double the page's data. */
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
> & { badge: string | undefined; fitted: string | undefined };

export function makeCard(product: Product): CatalogueCard {
  const { id, slug, name, description, imageUrl, price, salePrice, unit, stockStatus } = product;
  const [badge] = product.features;
  const fitted = fittedText(product);
  return {
    id,
    slug,
    name,
    description,
    imageUrl,
    price,
    salePrice,
    unit,
    stockStatus,
    badge,
    fitted,
  };
}

/**
 * The cards of all products except banners, which are not for sale. Featured products come first, each
 * group in shop order.
 */
export function makeCards(products: Product[]): CatalogueCard[] {
  const sold = products.filter(({ productType }) => productType !== 'banner');
  return [
    ...sold.filter(({ featured }) => featured),
    ...sold.filter(({ featured }) => !featured),
  ].map(makeCard);
}

/** How many cards are shown until somebody asks for all. */
export const shownFirst = 12;

/** The cards that are shown at first, and how many there are. */
export const takeFirst = (cards: CatalogueCard[]) => ({
  cards: cards.slice(0, shownFirst),
  total: cards.length,
});
