import { and, desc, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Day } from '#platform/dates/london-time.ts';
import type { Db } from '#platform/server/database/database.ts';
import { insertAll } from '#platform/server/database/insert-all.ts';
import type { TrafficKind } from '../traffic-kinds.ts';
import { trafficCounts } from './schema.ts';
import type { TrafficCount } from './traffic-counter.ts';

/** Adds sums to those that are stored. */
export async function addCounts(db: Db, counts: readonly TrafficCount[]) {
  if (counts.length === 0) return;
  await db.execute(sql`${insertAll(trafficCounts, counts)}
    on conflict (day, kind, page, referrer, campaign, outcode)
    do update set count = ${trafficCounts}.count + excluded.count`);
}

/** The days from one to another, the latter left out. */
export type Days = { from: Day; until: Day };

const { day, kind, page, referrer, campaign, outcode, count } = trafficCounts;
const within = ({ from, until }: Days) => and(gte(day, from), lt(day, until));
const sumOf = (condition: SQL | undefined) =>
  sql`coalesce(sum(${count}) filter (where ${condition}), 0)`.mapWith(Number);
const sumOfKind = (wanted: TrafficKind) => sumOf(eq(kind, wanted));
const sums = {
  views: sumOfKind('view'),
  /** Pages that were opened from elsewhere. */
  arrivals: sumOf(and(eq(kind, 'view'), ne(referrer, ''))),
  checks: sumOfKind('postcode-check'),
  estimates: sumOfKind('estimate'),
  bookings: sumOfKind('booking'),
};
export type TrafficSums = Record<keyof typeof sums, number>;

/** The sums of each period. @param starts the first days of the periods in order; the last ends before `until` */
export async function sumPeriods(
  db: Db,
  starts: readonly Day[],
  until: Day,
): Promise<Map<number, TrafficSums>> {
  const bounds = `{${starts.join(',')}}`;
  const period = sql`width_bucket(${day}, ${bounds}::date[]) - 1`.mapWith(Number);
  const rows = await db
    .select({ period, ...sums })
    .from(trafficCounts)
    .where(within({ from: starts[0] ?? until, until }))
    .groupBy(sql`1`);
  return new Map(rows.map(({ period, ...sum }) => [period, sum]));
}

const sumBy = (db: Db, column: PgColumn, order: keyof typeof sums, days: Days, limit: number) =>
  db
    .select({ name: sql<string>`${column}`, ...sums })
    .from(trafficCounts)
    .where(and(within(days), ne(column, '')))
    .groupBy(column)
    .having(sql`${sums[order]} > 0`)
    .orderBy(desc(sums[order]), column)
    .limit(limit);

/** The sums of the most viewed pages. */
export const sumPages = (db: Db, days: Days, limit: number) =>
  sumBy(db, page, 'views', days, limit);
/** The sums of the websites, by their domains, that sent the most visitors. */
export const sumReferrers = (db: Db, days: Days, limit: number) =>
  sumBy(db, referrer, 'arrivals', days, limit);
/** The sums of the campaigns that brought the most visitors. */
export const sumCampaigns = (db: Db, days: Days, limit: number) =>
  sumBy(db, campaign, 'views', days, limit);
/** The postcode districts that were checked most. */
export const sumOutcodes = (db: Db, days: Days, limit: number) =>
  sumBy(db, outcode, 'checks', days, limit);

/** Counts in the order of their days, from after a position. */
export function findCounts(db: Db, days: Days, after: { day: Day; id: number }, limit: number) {
  return db
    .select()
    .from(trafficCounts)
    .where(
      and(within(days), sql`(${day}, ${trafficCounts.id}) > (${after.day}::date, ${after.id})`),
    )
    .orderBy(day, trafficCounts.id)
    .limit(limit);
}
