import { and, asc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import { type Day, dayInLondon, instantInLondon } from '#platform/dates/london-time.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import type { Figure } from '../transitions.ts';
import { appointmentEvents, appointments, fitters, visits } from './schema.ts';

/** The fixed visits of a range of days (both inclusive), in order. */
export function findVisitsBetween(db: Db, from: Day, to: Day) {
  return db
    .select({
      appointmentId: visits.appointmentId,
      date: visits.date,
      slot: visits.slot,
      status: appointments.status,
      customerName: appointments.customerName,
      hasEmail: sql<boolean>`${appointments.email} <> ''`,
      postcode: appointments.postcode,
      fitter: { id: fitters.id, name: fitters.name, colour: fitters.colour },
    })
    .from(visits)
    .innerJoin(appointments, eq(appointments.id, visits.appointmentId))
    .innerJoin(fitters, eq(fitters.id, visits.fitterId))
    .where(and(gte(visits.date, from), lte(visits.date, to)))
    .orderBy(asc(visits.startsAt), asc(fitters.createdAt));
}

/**
 * An active quote: an amount, typed or of the measured rooms, of an appointment that is open or whose amount was not
 * sent. In the words of its index, so that PostgreSQL uses that.
 */
export const isActiveQuote = sql`(${appointments.quotedPence} is not null or ${appointments.measuredEstimate} is not null)
  and (${appointments.status} in ('pending', 'confirmed') or ${appointments.status} = 'completed' and not ${appointments.quoteSent})`;

/** Sold in the month of an instant: confirmed or completed in it, with an amount that was sent to the customer. */
function isSoldInMonth(db: Db, now: Date) {
  const { from, until } = monthInLondon(now);
  const soldInTime = db
    .select({ id: appointmentEvents.appointmentId })
    .from(appointmentEvents)
    .where(
      and(
        sql`${appointmentEvents.what} in ('confirmed', 'completed')`,
        gte(appointmentEvents.at, from),
        lt(appointmentEvents.at, until),
      ),
    );
  const { id, status, quoteSent } = appointments;
  return and(inArray(status, ['confirmed', 'completed']), quoteSent, inArray(id, soldInTime));
}

/** Whether a figure of the dashboard counts an appointment. */
export const isInFigure = (db: Db, figure: Figure, now: Date) =>
  figure === 'active-quotes' ? isActiveQuote : isSoldInMonth(db, now);

/** Counts for the dashboard; `earnedPence` is the sum sold in the current month. */
export async function countAppointments(
  db: Db,
  now: Date,
): Promise<{ pending: number; activeQuotes: number; earnedPence: number }> {
  const { status, quotedPence } = appointments;
  const [earned] = await db
    .select({ pence: sql`coalesce(sum(${quotedPence}), 0)`.mapWith(Number) })
    .from(appointments)
    .where(isInFigure(db, 'monthly-revenue', now));
  return {
    pending: await db.$count(appointments, eq(status, 'pending')),
    activeQuotes: await db.$count(appointments, isInFigure(db, 'active-quotes', now)),
    earnedPence: earned?.pence ?? 0,
  };
}

/** The London calendar month of an instant. */
function monthInLondon(now: Date): { from: Date; until: Date } {
  const [year = 0, month = 0] = dayInLondon(now).split('-').map(Number);
  const first = (ofYear: number, ofMonth: number) =>
    instantInLondon(`${ofYear}-${String(ofMonth).padStart(2, '0')}-01`, '00:00');
  return {
    from: first(year, month),
    until: month === 12 ? first(year + 1, 1) : first(year, month + 1),
  };
}

/** Sets the amount that a customer has accepted. */
export async function updateQuotedAmount(tx: Tx, id: string, quotedPence: number) {
  await tx
    .update(appointments)
    .set({ quotedPence, quoteSent: true })
    .where(eq(appointments.id, id));
}
