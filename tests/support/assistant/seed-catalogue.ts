import type { Catalogue } from '#features/assistant/server/dialogue/products/choose-floor.ts';
import type { ProductFact } from '#features/assistant/server/tools/business-tools.ts';
import { seedProducts } from '#features/catalogue/server/seed/seed-products.ts';
import { toMetres } from '#platform/units/lengths.ts';
import { toPounds } from '#platform/units/pounds.ts';

/** The products of a new database as the assistant sees them. */
const products: ProductFact[] = seedProducts
  .filter(({ productType }) => productType !== 'banner')
  .map((row) => {
    const price = toPounds(row.pricePence ?? 0);
    return {
      id: row.id ?? '',
      slug: row.slug ?? '',
      name: row.name,
      category: row.category ?? 'carpet',
      description: row.description ?? '',
      price,
      salePrice: row.salePricePence == null ? null : toPounds(row.salePricePence),
      unit: row.unit ?? 'm²',
      stock: row.stockStatus ?? 'instock',
      colours: (row.colorOptions ?? []).map(({ name }) => name),
      features: row.features ?? [],
      specifications: row.specifications ?? {},
      imageUrl: row.imageUrl ?? null,
      rollWidths: (row.rollWidthsMm ?? []).map(toMetres),
      fittingIncluded: row.fittingIncluded ?? false,
    };
  });

export const seedCatalogue: Catalogue = {
  products,
  prices: {
    material: { carpet: 25.99, vinyl: 18.5, laminate: 12.75 },
    underlay: { carpet: 4.5, vinyl: 0, laminate: 2.95 },
    edging: { carpet: 1.2, vinyl: 1.8, laminate: 2.2 },
    doorBar: 9.5,
    installation: 15,
    extras: {
      uplift: 1.5,
      upliftMinimum: 30,
      furniture: 25,
      doorTrim: 20,
      plywood: 14,
      levelling: 18,
    },
  },
};

export function seedProduct(slug: string): ProductFact {
  const found = products.find((product) => product.slug === slug);
  if (!found) throw new Error(`no product ${slug}`);
  return found;
}
