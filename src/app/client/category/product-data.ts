import { currency } from '#features/business/facts.ts';
import type { StockStatus } from '#features/catalogue/product-options.ts';
import type { Unit } from '#features/catalogue/vocabulary.ts';

type DescribedProduct = {
  slug: string;
  name: string;
  description: string;
  price: number;
  unit: Unit;
  picture?: string | null;
  stock: StockStatus;
};

const availability: Record<StockStatus, string> = {
  instock: 'InStock',
  outofstock: 'OutOfStock',
  onbackorder: 'BackOrder',
};

/** UN/CEFACT codes of the units in which products are priced. */
const unitCodes: Record<Unit, string> = { 'm²': 'MTK', m: 'MTR', piece: 'C62', box: 'BX' };

/** Describes a product with its offer in schema.org's terms. */
export function describeProduct(origin: string, product: DescribedProduct) {
  const { slug, name, description, price, unit, picture, stock } = product;
  const url = `${origin}/products/${slug}`;
  return {
    '@type': 'Product',
    '@id': url,
    url,
    name,
    description,
    ...(picture && { image: origin + picture }),
    offers: {
      '@type': 'Offer',
      url,
      price: price.toFixed(2),
      priceCurrency: currency,
      availability: `https://schema.org/${availability[stock]}`,
      seller: { '@id': `${origin}/#business` },
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: price.toFixed(2),
        priceCurrency: currency,
        unitCode: unitCodes[unit],
        valueAddedTaxIncluded: true,
      },
    },
  };
}
