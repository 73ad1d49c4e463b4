import { and, asc, desc, gte, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/database/database.ts';
import { heardFrom } from '../questions.ts';
import { appointments } from './schema.ts';

/** Instants: from the first to before the second. */
type Instants = { from: Date; until: Date };

const { createdAt, status, quotedPence, quoteSent, estimate, postcode, answers } = appointments;
const countIf = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number);
const isMade = sql`${status} = 'completed'`;
const isWon = sql`${isMade} and ${quoteSent}`;
const sums = {
  bookings: sql`count(*)`.mapWith(Number),
  withEstimate: countIf(sql`${estimate} is not null`),
  visits: countIf(isMade),
  quotes: countIf(sql`${quotedPence} is not null`),
  won: countIf(isWon),
  wonPence: sql`coalesce(sum(${quotedPence}) filter (where ${isWon}), 0)`.mapWith(Number),
};
export type JobSums = Record<keyof typeof sums, number>;

const district = sql<string>`split_part(${postcode}, ' ', 1)`;
const heard = sql<string>`coalesce(${answers}->>${sql.raw(`'${heardFrom}'`)}, '')`;
const londonDay = sql<string>`(${createdAt} at time zone 'Europe/London')::date`;

/** Bookings made in a period, without cancelled ones. */
const booked = ({ from, until }: Instants) =>
  and(gte(createdAt, from), lt(createdAt, until), ne(status, 'cancelled'));

/** What became of the bookings of each period. @param starts their beginnings in order; the last ends before `until` */
export async function sumJobs(
  db: Db,
  starts: readonly Date[],
  until: Date,
): Promise<Map<number, JobSums>> {
  const bounds = `{${starts.map((start) => start.toISOString()).join(',')}}`;
  const period = sql`width_bucket(${createdAt}, ${bounds}::timestamptz[]) - 1`.mapWith(Number);
  const rows = await db
    .select({ period, ...sums })
    .from(appointments)
    .where(booked({ from: starts[0] ?? until, until }))
    .groupBy(sql`1`);
  return new Map(rows.map(({ period, ...sum }) => [period, sum]));
}

const sumBy = (db: Db, name: SQL<string>, instants: Instants) =>
  db
    .select({ name, ...sums })
    .from(appointments)
    .where(booked(instants))
    .groupBy(sql`1`)
    .orderBy(desc(sums.bookings), sql`1`);

/** The same by the first halves of postcodes, the most bookings first. */
export const sumJobsByDistrict = (db: Db, instants: Instants) => sumBy(db, district, instants);
/** The same by where customers heard of us; empty where they did not say. */
export const sumJobsByHeard = (db: Db, instants: Instants) => sumBy(db, heard, instants);

/** The same by day in London, postcode district and where customers heard of us. */
export const sumJobsByDay = (db: Db, instants: Instants) =>
  db
    .select({ day: londonDay, district, heard, ...sums })
    .from(appointments)
    .where(booked(instants))
    .groupBy(sql`1, 2, 3`)
    .orderBy(asc(sql`1`), sql`2, 3`);
