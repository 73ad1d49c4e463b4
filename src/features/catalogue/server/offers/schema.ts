import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { OfferInput } from '../../offers/contract.ts';

/**
 * Offers. The reduction of one that runs is the change of prices with its id, and each of its banners is a product
 * of the type banner; both are undone when it ends.
 */
export const offers = pgTable(
  'offers',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    kind: text().$type<OfferInput['kind']>().notNull(),
    percent: integer(),
    pricePence: integer(),
    products: jsonb().$type<OfferInput['products']>().notNull(),
    pages: jsonb().$type<OfferPage[]>().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }),
    state: text().$type<'planned' | 'running' | 'ended'>().notNull(),
    by: text().notNull(),
    byId: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    kept: jsonb().$type<{ name: string; why: string }[]>().notNull().default([]),
  },
  (table) => [index('offers_by_state').on(table.state, table.startsAt)],
);

/** A page of an offer, with the id of its banner there; the homepage has a place of its own. */
export type OfferPage = OfferInput['pages'][number] & { bannerId: string };
