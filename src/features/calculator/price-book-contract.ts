import * as z from 'zod/mini';
import { defineEndpoint } from '#platform/endpoint.ts';
import { findPriceProblem, type PriceName, priceNames } from './price-fields.ts';

const price = (name: PriceName) =>
  z.optional(
    z.number('must be a number.').check(
      z.check(({ value, issues }) => {
        const message = findPriceProblem(name, value);
        if (message) issues.push({ code: 'custom', input: value, message });
      }),
    ),
  );

/** The price book in displayed units: pounds, m² per pack, per cent of waste. */
const priceBook = z.object({
  /** Counts the edits: a save names the version on which it is based. */
  version: z.int(),
  prices: z.array(
    z.object({
      name: z.enum(priceNames),
      value: z.number(),
      /** Who changed it last, and when; null for an original price. */
      changedBy: z.nullable(z.string()),
      changedAt: z.nullable(z.string()),
    }),
  ),
});
export type ShownPriceBook = z.output<typeof priceBook>;

/** The prices that the calculator works with. */
export const getPriceBook = defineEndpoint({
  method: 'GET',
  path: '/api/admin/price-book',
  access: 'manage-prices',
  answer: priceBook,
});

/** Saves prices. 409 when somebody else has saved since `version`. */
export const editPriceBook = defineEndpoint({
  method: 'PATCH',
  path: '/api/admin/price-book',
  access: 'manage-prices',
  body: z.object({
    version: z.int('must be the version that was read.'),
    prices: z.strictObject(
      Object.fromEntries(priceNames.map((name) => [name, price(name)])) as Record<
        PriceName,
        ReturnType<typeof price>
      >,
    ),
  }),
  answer: priceBook,
});
