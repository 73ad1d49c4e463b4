import * as z from 'zod/mini';
import { isDay } from '#platform/dates/london-time.ts';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';
import { isWholePence } from '#platform/units/pounds.ts';
import { productFields } from '../product-fields.ts';
import { productTypes } from '../product-options.ts';
import { reducedChoices, roundings } from './bulk-rule.ts';

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

export const maxChanged = 5000;
const percentMessage = 'must be from -90 to 900, with at most two decimals.';
const addMessage = 'must be from £-10,000 to £10,000, in pounds and pence.';
export const productIds = z
  .array(z.string('must be a product’s id.').check(z.maxLength(100, 'must be a product’s id.')))
  .check(
    z.minLength(1, 'must name at least one product.'),
    z.maxLength(maxChanged, `must be at most ${maxChanged} products.`),
  );
const timeMessage = 'must be a day and a time in London, such as 2026-12-01 and 09:00.';
/** A minute in London. */
export const londonMinute = z.object(
  {
    day: z.string(timeMessage).check(z.refine(isDay, timeMessage)),
    time: z.string(timeMessage).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeMessage)),
  },
  timeMessage,
);

const change = z.object({
  /** The products by their ids, or all that a filter of the list matches. Banners are left out. */
  products: z.union([
    z.object({ ids: productIds }),
    z.object({
      filter: z.object({
        search: z.optional(z.string().check(z.maxLength(100, 'must be at most 100 characters.'))),
        category: z.optional(productFields.category),
        pageLocation: z.optional(productFields.pageLocation),
        productType: z.optional(z.enum(productTypes, 'must be banner or catalog.')),
      }),
    }),
  ]),
  percent: z._default(
    z.number(percentMessage).check(
      z.gte(-90, percentMessage),
      z.lte(900, percentMessage),
      z.refine((percent) => isWholePence(percent), percentMessage),
    ),
    0,
  ),
  /** Pounds that are added after the per cent. */
  add: z._default(
    z
      .number(addMessage)
      .check(
        z.gte(-10_000, addMessage),
        z.lte(10_000, addMessage),
        z.refine(isWholePence, addMessage),
      ),
    0,
  ),
  rounding: z._default(z.enum(roundings, `must be one of ${roundings.join(', ')}.`), 'none'),
  reduced: z._default(
    z.enum(reducedChoices, `must be one of ${reducedChoices.join(', ')}.`),
    'both',
  ),
  /** Names of prices in the price book that change too. */
  bookPrices: z._default(
    z.array(z.string('must be a name.')).check(z.maxLength(100, 'must be at most 100.')),
    [],
  ),
  /** Null for now. */
  startsAt: z._default(z.nullable(londonMinute), null),
});
export type PriceChangeInput = z.output<typeof change>;

const prices = z.object({ price: z.number(), salePrice: z.nullable(z.number()) });
const preview = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      before: prices,
      after: prices,
      /** Why this one stays as it is; null if it changes. */
      problem: z.nullable(z.string()),
    }),
  ),
  /** How many products stay as they are because nothing of them changes. */
  unchanged: z.int(),
  bookPrices: z.array(
    z.object({
      name: z.string(),
      before: z.number(),
      after: z.number(),
      problem: z.nullable(z.string()),
    }),
  ),
  /** Claims of the website that no product would honour. */
  brokenClaims: z.array(z.string()),
  /** What `applyPriceChange` needs: it stands for exactly this preview. */
  token: z.string(),
});
export type PriceChangePreview = z.output<typeof preview>;

/** What a change of several prices would do. Nothing is stored. */
export const previewPriceChange = defineEndpoint({
  method: 'POST',
  path: '/api/products/price-changes/preview',
  access: 'manage-prices',
  body: change,
  answer: preview,
});

const priceChange = z.object({
  id: z.string(),
  /** `planned` until its time comes; `withdrawn` if it was undone before. */
  state: z.enum(['planned', 'done', 'undone', 'withdrawn']),
  /** '+4%, rounded to .99'. */
  rule: z.string(),
  by: z.string(),
  startsAt: z.string(),
  doneAt: z.nullable(z.string()),
  undoneAt: z.nullable(z.string()),
  /** How many prices it changes. */
  products: z.int(),
  bookPrices: z.int(),
  /** What was left as it is, when it began or when it was undone. */
  kept: z.array(z.object({ name: z.string(), why: z.string() })),
});
export type PriceChange = z.output<typeof priceChange>;

/**
 * Changes the prices of a preview, now or from a time on; those with a problem stay. 409 when a price has changed
 * since the preview.
 */
export const applyPriceChange = defineEndpoint({
  method: 'POST',
  path: '/api/products/price-changes',
  access: 'manage-prices',
  status: 201,
  body: z.extend(change, {
    token: z.string('must be the token of the preview.'),
  }),
  answer: priceChange,
});

/** The newest changes of several prices. */
export const listPriceChanges = defineEndpoint({
  method: 'GET',
  path: '/api/products/price-changes',
  access: 'manage-prices',
  answer: z.array(priceChange),
});

/** Withdraws a planned change, or puts the prices of a change back, except those that changed since. */
export const undoPriceChange = defineEndpoint({
  method: 'POST',
  path: '/api/products/price-changes/:id/undo',
  access: 'manage-prices',
  params: z.object({ id: z.string() }),
  answer: priceChange,
});

export type ProductPrices = Answer<typeof listProductPrices>;
