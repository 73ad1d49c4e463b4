import * as z from 'zod/mini';
import { stockStatuses } from './product-options.ts';
import { categories, units } from './vocabulary.ts';

/** A colour that a product comes in. */
export const colourOption = z.object({
  name: z.string(),
  hex: z.optional(z.string()),
  imageUrl: z.optional(z.string()),
  code: z.optional(z.string()),
  stock: z.optional(z.enum(stockStatuses)),
});

/** A colour in a list by range: with the slug of the product sold in it, and how much it is reduced. */
const rangeColour = z.extend(colourOption, {
  slug: z.optional(z.string()),
  percentOff: z.optional(z.int()),
});

/**
 * About what a floor costs fitted in an ordinary room, in whole pounds per m², by the price book in force. Missing
 * where it is no floor sold by area, and where the price includes the fitting.
 */
export const fittedFrom = z.optional(z.int());

/** A product in the form of the store API, with prices in pounds as numbers. */
export const storeProduct = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  range: z.nullable(z.string()),
  price: z.number(),
  regular_price: z.number(),
  sale_price: z.nullable(z.number()),
  on_sale: z.boolean(),
  featured: z.boolean(),
  images: z.array(z.object({ src: z.string(), alt: z.string() })),
  category: z.enum(categories),
  short_description: z.string(),
  description: z.string(),
  stock_status: z.enum(stockStatuses),
  unit: z.enum(units),
  fitting_included: z.boolean(),
  fitted_from: fittedFrom,
  colorOptions: z.array(rangeColour),
  specifications: z.record(z.string(), z.string()),
  features: z.array(z.string()),
});
