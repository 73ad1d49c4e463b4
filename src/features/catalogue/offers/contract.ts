import * as z from 'zod/mini';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';
import { productLimits as limits } from '../limits.ts';
import { londonMinute, productIds } from '../prices/contract.ts';
import { productFields } from '../product-fields.ts';
import { categories } from '../vocabulary.ts';
import { offerKinds, offerPages } from './vocabulary.ts';

/** The offers that run now, for the pages where they stand. */
export const listRunningOffers = defineEndpoint({
  method: 'GET',
  path: '/api/offers',
  access: 'anyone',
  answer: z.array(
    z.object({ id: z.string(), name: z.string(), pages: z.array(z.enum(offerPages)) }),
  ),
});

const pageMessage = `must be one of ${offerPages.join(', ')}.`;
const percentMessage = 'must be a whole per cent from 1 to 90.';
const priceMessage = 'must be above £0, in pounds and pence.';

const offerBody = z.object({
  /** What the banner says. */
  name: productFields.name,
  kind: z.enum(offerKinds, `must be one of ${offerKinds.join(', ')}.`),
  /** Off the regular price. */
  percent: z._default(
    z.nullable(z.int(percentMessage).check(z.gte(1, percentMessage), z.lte(90, percentMessage))),
    null,
  ),
  /** What every product of the offer costs. */
  price: z._default(z.nullable(productFields.price.check(z.gt(0, priceMessage))), null),
  products: z.union([
    z.object({ ids: productIds }),
    z.object({
      categories: z
        .array(z.enum(categories, `must be one of ${categories.join(', ')}.`))
        .check(
          z.minLength(1, 'must name at least one category.'),
          z.maxLength(5, 'must be at most 5.'),
        ),
    }),
  ]),
  /** Where its banner stands, each with the text below the name. */
  pages: z
    .array(
      z.object({
        page: z.enum(offerPages, pageMessage),
        text: z._default(
          z
            .string('must be text.')
            .check(
              z.trim(),
              z.maxLength(limits.description, `must be at most ${limits.description} characters.`),
            ),
          '',
        ),
      }),
    )
    .check(
      z.minLength(1, 'must name at least one page.'),
      z.maxLength(offerPages.length, 'must not hold the same twice.'),
      z.refine(
        (pages) => new Set(pages.map(({ page }) => page)).size === pages.length,
        'must not hold the same twice.',
      ),
    ),
  /** Null for now. */
  startsAt: z._default(z.nullable(londonMinute), null),
  /** Null until somebody ends it. */
  endsAt: z._default(z.nullable(londonMinute), null),
});
export type OfferInput = z.output<typeof offerBody>;

const offer = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(offerKinds),
  percent: z.nullable(z.int()),
  price: z.nullable(z.number()),
  products: z.union([
    z.object({ ids: z.array(z.string()) }),
    z.object({ categories: z.array(z.enum(categories)) }),
  ]),
  pages: z.array(z.object({ page: z.enum(offerPages), text: z.string() })),
  startsAt: z.string(),
  endsAt: z.nullable(z.string()),
  state: z.enum(['planned', 'running', 'ended']),
  by: z.string(),
  /** The products whose prices it left alone, with the reason. */
  kept: z.array(z.object({ name: z.string(), why: z.string() })),
});
export type Offer = z.output<typeof offer>;

/** All offers, newest first. */
export const listOffers = defineEndpoint({
  method: 'GET',
  path: '/api/admin/offers',
  access: 'manage-prices',
  answer: z.array(offer),
});

/** Adds an offer. 400 if none of its products may be reduced then. */
export const addOffer = defineEndpoint({
  method: 'POST',
  path: '/api/admin/offers',
  access: 'manage-prices',
  status: 201,
  body: offerBody,
  answer: offer,
});

/** Changes an offer; of one that runs only its name, texts, pages and end. */
export const changeOffer = defineEndpoint({
  method: 'PATCH',
  path: '/api/admin/offers/:id',
  access: 'manage-prices',
  params: z.object({ id: z.string() }),
  body: offerBody,
  answer: offer,
});

/** Ends an offer that runs now, or withdraws one that has not begun. */
export const endOffer = defineEndpoint({
  method: 'POST',
  path: '/api/admin/offers/:id/end',
  access: 'manage-prices',
  params: z.object({ id: z.string() }),
  answer: offer,
});

export type RunningOffer = Answer<typeof listRunningOffers>[number];
