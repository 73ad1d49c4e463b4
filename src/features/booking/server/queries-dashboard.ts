import { and, asc, count, eq, gt, gte, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Day } from '#platform/dates/london-time.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { isActiveQuote } from './queries-staff.ts';
import { appointmentEvents, appointments, fitters, visitOffers, visits } from './schema.ts';

/** The visits of a day in order, with what a fitter needs on the way. */
export function findVisitsOfDay(db: Db, day: Day) {
  return db
    .select({
      appointmentId: visits.appointmentId,
      slot: visits.slot,
      status: appointments.status,
      purpose: appointments.purpose,
      customerName: appointments.customerName,
      address: appointments.address,
      postcode: appointments.postcode,
      phone: appointments.phone,
    })
    .from(visits)
    .innerJoin(appointments, eq(appointments.id, visits.appointmentId))
    .innerJoin(fitters, eq(fitters.id, visits.fitterId))
    .where(eq(visits.date, day))
    .orderBy(asc(visits.startsAt), asc(fitters.createdAt));
}

/** When an offer has left a customer waiting for us: ended, over or failed. In the future while we wait for them. */
const offerOver = sql`least(${visitOffers.endedAt}, ${visitOffers.takenAt}, ${visitOffers.expiresAt})`;
/** Since when an appointment waits for us. */
const waitsSince = sql`greatest(${appointments.createdAt}, ${offerOver})`.mapWith(
  appointments.createdAt,
);

/** Whether an appointment waits for us: to be confirmed, or to be moved after an offer without an accepted time. */
function isWaiting(now: Date) {
  const { status, visitStartsAt } = appointments;
  const isToMove = and(
    eq(status, 'confirmed'),
    gt(visitStartsAt, now),
    inArray(visitOffers.state, ['open', 'declined']),
  );
  return and(or(eq(status, 'pending'), isToMove), sql`${waitsSince} <= ${now.toISOString()}`);
}

/** The appointments that have waited for us longest: not those whose customers have an offer to answer. */
export function findWaitingAppointments(db: Db, now: Date, limit: number) {
  const { id, status, customerName, phone, requirements } = appointments;
  const { postcode, flooringTypes, preferredDates } = appointments;
  const asked = { postcode, flooringTypes, preferredDates, requirements };
  return db
    .select({ id, status, customerName, phone, ...asked, since: waitsSince })
    .from(appointments)
    .leftJoin(visitOffers, eq(visitOffers.appointmentId, id))
    .where(isWaiting(now))
    .orderBy(asc(waitsSince), asc(id))
    .limit(limit);
}

/** The number of appointments that wait for us. */
export async function countWaitingAppointments(db: Db, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(appointments)
    .leftJoin(visitOffers, eq(visitOffers.appointmentId, appointments.id))
    .where(isWaiting(now));
  return row?.count ?? 0;
}

/** A visit that its fitter could not make, after which nothing has been done: neither moved, nor made after all. */
const isNotMade = sql`${appointmentEvents.what} = 'could-not'
  and ${appointmentEvents.visitDate} = ${visits.date} and ${appointmentEvents.visitSlot} = ${visits.slot}
  and ${appointments.status} = 'confirmed' and not exists (
    select 1 from ${appointmentEvents} later where later.appointment_id = ${appointments.id}
      and later.id > ${appointmentEvents.id} and later.what in ('arrived', 'could-not'))`;

/** Whether the fixed visit of an appointment could not be made, and nothing has been done since. */
export async function wasNotMade(tx: Tx, appointmentId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: appointments.id })
    .from(appointmentEvents)
    .innerJoin(visits, eq(visits.appointmentId, appointmentEvents.appointmentId))
    .innerJoin(appointments, eq(appointments.id, appointmentEvents.appointmentId))
    .where(and(isNotMade, eq(appointmentEvents.appointmentId, appointmentId)))
    .limit(1);
  return row !== undefined;
}

/** While an offer stands we wait for its customer. */
const hasNoOffer = (now: Date) => sql`not exists (
  select 1 from ${visitOffers} where ${visitOffers.appointmentId} = ${appointments.id}
    and ${visitOffers.state} = 'open' and ${offerOver} > ${now.toISOString()})`;

/** The visits that could not be made and are to be booked again, those first that have waited longest. */
export function findVisitsNotMade(db: Db, now: Date, limit: number) {
  return db
    .select({
      id: appointments.id,
      customerName: appointments.customerName,
      phone: appointments.phone,
      reason: appointmentEvents.note,
      since: appointmentEvents.at,
    })
    .from(appointmentEvents)
    .innerJoin(visits, eq(visits.appointmentId, appointmentEvents.appointmentId))
    .innerJoin(appointments, eq(appointments.id, appointmentEvents.appointmentId))
    .where(and(isNotMade, hasNoOffer(now)))
    .orderBy(asc(appointmentEvents.at), asc(appointmentEvents.id))
    .limit(limit);
}

/** The number of visits that could not be made and are to be booked again. */
export async function countVisitsNotMade(db: Db, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(appointmentEvents)
    .innerJoin(visits, eq(visits.appointmentId, appointmentEvents.appointmentId))
    .innerJoin(appointments, eq(appointments.id, appointmentEvents.appointmentId))
    .where(and(isNotMade, hasNoOffer(now)));
  return row?.count ?? 0;
}

/** For how long a quote is asked for after its visit. */
const quoteDays = 30;

/** Quotes that wait for us: measures of the last 30 days without an amount, or whose amount was not sent. */
function quotesToSend(db: Db, now: Date) {
  const { id, customerName, phone, status, purpose, quotedPence, quoteSent } = appointments;
  const from = new Date(now.getTime() - quoteDays * 86_400_000);
  const hasAmount = sql<boolean>`${quotedPence} is not null`.as('has_amount');
  const completed = db
    .select({
      id,
      customerName,
      phone,
      hasAmount,
      since: sql`max(${appointmentEvents.at})`.mapWith(appointmentEvents.at).as('since'),
    })
    .from(appointmentEvents)
    .innerJoin(appointments, eq(id, appointmentEvents.appointmentId))
    .where(
      and(
        // In the words of the index `appointment_events_sold`.
        sql`${appointmentEvents.what} in ('confirmed', 'completed')`,
        eq(appointmentEvents.what, 'completed'),
        gte(appointmentEvents.at, from),
        eq(status, 'completed'),
        eq(purpose, 'measure'),
        eq(quoteSent, false),
      ),
    )
    .groupBy(id);
  const startedAt = appointments.visitStartsAt;
  const measured = db
    .select({
      id,
      customerName,
      phone,
      hasAmount,
      since: sql`${startedAt}`.mapWith(startedAt).as('since'),
    })
    .from(appointments)
    .where(
      and(
        // The index `appointments_with_active_quote` holds these.
        isActiveQuote,
        eq(status, 'confirmed'),
        eq(purpose, 'measure'),
        isNotNull(appointments.measuredEstimate),
        isNull(quotedPence),
        gte(startedAt, from),
      ),
    );
  return unionAll(completed, measured).orderBy(sql`since`, sql`id`);
}

/** The first of the quotes to send. */
export const findQuotesToSend = (db: Db, now: Date, limit: number) =>
  quotesToSend(db, now).limit(limit);

/** The number of quotes to send. */
export const countQuotesToSend = (db: Db, now: Date): Promise<number> =>
  db.$count(quotesToSend(db, now).as('to_send'));

/**
 * The bookings made in each week, without cancelled ones, and the sums of the quotes sent for them.
 * @param starts the beginnings of the weeks in order; the last has no end
 * @returns the weeks that have bookings, by their index in `starts`
 */
export async function sumWeeks(
  db: Db,
  starts: readonly Date[],
): Promise<Map<number, { bookings: number; quotedPence: number }>> {
  const { createdAt, status, quotedPence, quoteSent } = appointments;
  const bounds = `{${starts.map((start) => start.toISOString()).join(',')}}`;
  const week = sql`width_bucket(${createdAt}, ${bounds}::timestamptz[]) - 1`.mapWith(Number);
  const rows = await db
    .select({
      week,
      bookings: sql`count(*)`.mapWith(Number),
      quotedPence: sql`coalesce(sum(${quotedPence}) filter (where ${quoteSent}), 0)`.mapWith(
        Number,
      ),
    })
    .from(appointments)
    .where(and(gte(createdAt, starts[0] ?? new Date()), ne(status, 'cancelled')))
    .groupBy(sql`1`);
  return new Map(rows.map(({ week, ...sums }) => [week, sums]));
}
