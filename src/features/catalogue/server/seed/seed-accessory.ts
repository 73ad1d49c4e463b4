import { type SeedProduct, tradeBrand } from './seed-floor.ts';

/** What accessories have in common, and the drawing of this one. */
export const describeAccessory = (slug: string) =>
  ({
    id: slug,
    slug,
    brand: tradeBrand,
    category: 'accessories',
    pageLocation: 'accessories',
    imageUrl: `/drawings/${slug}.svg`,
  }) satisfies Partial<SeedProduct>;
