import * as z from 'zod/mini';
import { statuses } from '#features/booking/transitions.ts';
import { categories } from '#features/catalogue/vocabulary.ts';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';

/** What the navigation of the staff screens shows beside its links. */
export const readNavigation = defineEndpoint({
  method: 'GET',
  path: '/api/admin/navigation',
  access: 'staff',
  answer: z.object({
    /** Appointments that wait for us. */
    waitingRequests: z.int(),
    /** Enquiries without a follow-up. */
    openLeads: z.int(),
    /** Conversations that wait for the team. */
    waitingChats: z.int(),
    /** Reviews that nobody has published or hidden. */
    waitingReviews: z.int(),
    /** Whether visits are given to the account. */
    isFitter: z.boolean(),
  }),
});
export type Navigation = Answer<typeof readNavigation>;

const emptySearch = 'must be what to search for.';

/**
 * Searches everything that the caller may open, at most five of a kind: customers and appointments with the newest
 * first, conversations with the last active first, products in the order of the shop.
 */
export const searchPanel = defineEndpoint({
  method: 'GET',
  path: '/api/admin/search',
  access: 'staff',
  query: z.object({
    search: z
      .string(emptySearch)
      .check(
        z.trim(),
        z.minLength(1, emptySearch),
        z.maxLength(100, 'must be at most 100 characters.'),
      ),
  }),
  answer: z.object({
    customers: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        postcode: z.nullable(z.string()),
        /** An email address or number; null where none is known. */
        contact: z.nullable(z.string()),
      }),
    ),
    appointments: z.array(
      z.object({
        id: z.string(),
        customerName: z.string(),
        postcode: z.string(),
        status: z.enum(statuses),
        /** Start of the fixed visit; null while there is none. */
        visitStartsAt: z.nullable(z.string()),
        createdAt: z.string(),
      }),
    ),
    /** Empty for whoever may not change products. */
    products: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        sku: z.nullable(z.string()),
        category: z.enum(categories),
      }),
    ),
    conversations: z.array(
      z.object({ id: z.string(), customerName: z.string(), subject: z.string() }),
    ),
  }),
});
export type SearchResults = Answer<typeof searchPanel>;
