import * as z from 'zod/mini';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';

/** What was asked for a product, newest first, and which price a reduction that begins now may cross out. */
export const listProductPrices = defineEndpoint({
  method: 'GET',
  path: '/api/products/:id/prices',
  access: 'manage-prices',
  params: z.object({ id: z.string() }),
  answer: z.object({
    prices: z.array(
      z.object({ since: z.string(), price: z.number(), salePrice: z.nullable(z.number()) }),
    ),
    /** The lowest of the last 30 days; null while the product is newer than that. */
    lowest: z.nullable(z.number()),
  }),
});

export type ProductPrices = Answer<typeof listProductPrices>;
