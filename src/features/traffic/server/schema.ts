import { bigint, date, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { TrafficKind } from '../traffic-kinds.ts';

/** Daily sums of what visitors did on the website. They hold nothing about a person or a browser. */
export const trafficCounts = pgTable(
  'traffic_counts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** In London. */
    day: date().notNull(),
    kind: text().$type<TrafficKind>().notNull(),
    page: text().notNull(),
    /** The domain of the website with the link; empty within our own. */
    referrer: text().notNull(),
    /** `utm_source` and `utm_campaign`; empty without either. */
    campaign: text().notNull(),
    /** The first half of the postcode that was checked; empty for everything else. */
    outcode: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    uniqueIndex('one_traffic_count_a_key').on(
      table.day,
      table.kind,
      table.page,
      table.referrer,
      table.campaign,
      table.outcode,
    ),
  ],
);
