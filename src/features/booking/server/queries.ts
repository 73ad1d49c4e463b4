import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { channels } from '#features/business/server/channels.ts';
import { notify, notifyOfId } from '#platform/server/database/channel.ts';
import type { Db, DbOrTx, Tx } from '#platform/server/database/database.ts';
import { insertAll } from '#platform/server/database/insert-all.ts';
import { isHeldBack } from '#platform/server/mail/queries.ts';
import { mails } from '#platform/server/mail/schema.ts';
import type { Status } from '../transitions.ts';
import type { Visit } from '../visit-slots.ts';
import { appointmentEvents, appointments, fitters, visitLinks, visits } from './schema.ts';

export type AppointmentRow = typeof appointments.$inferSelect;
export type VisitRow = typeof visits.$inferSelect;
export type EventRow = typeof appointmentEvents.$inferSelect;

/** Inserts bookings with their first events and visit links in one statement: bookings arrive in bursts. */
export async function insertBookings(
  tx: Tx,
  bookings: { row: AppointmentRow; linkHash: string }[],
  by: string,
) {
  const rows = bookings.map(({ row }) => row);
  const links = bookings.map(({ row, linkHash }) => ({ id: row.id, hash: linkHash }));
  await tx.execute(sql`
    with booked as (${insertAll(appointments, rows)} returning id, created_at),
    linked as (
      insert into ${visitLinks} (token_hash, appointment_id, created_at)
      select hash, booked.id, created_at
      from booked join json_to_recordset(${JSON.stringify(links)}::json) as link(id text, hash text) using (id)
    ),
    logged as (
      insert into ${appointmentEvents} (appointment_id, at, by, what)
      select id, created_at, ${by}::text, 'booked' from booked returning appointment_id
    )
    select count(*) from (select ${notifyOfId(channels.appointments, sql`appointment_id`)} from logged) as notified`);
}

/** Appends an event to the log and notifies every process at the commit. */
export async function recordEvent(
  tx: Tx,
  event: Pick<EventRow, 'appointmentId' | 'at' | 'by' | 'what'> &
    Partial<Pick<EventRow, 'note' | 'reportId'>>,
  visit?: Visit,
) {
  await tx
    .insert(appointmentEvents)
    .values({ ...event, visitDate: visit?.date, visitSlot: visit?.slot })
    .returning({ notified: notify(channels.appointments, event.appointmentId) });
}

/** An appointment, and whether the emails of its last change are held back, in one snapshot. */
export async function findAppointmentForMail(db: Db, id: string, now: Date) {
  const held = db
    .select({ one: sql`1` })
    .from(mails)
    .where(isHeldBack(appointments.id, appointments.revision, now));
  const [row] = await db
    .select({ appointment: appointments, isHeldBack: sql<boolean>`exists (${held})` })
    .from(appointments)
    .where(eq(appointments.id, id));
  return row;
}

export async function findAppointment(db: DbOrTx, id: string): Promise<AppointmentRow | undefined> {
  const [row] = await db.select().from(appointments).where(eq(appointments.id, id));
  return row;
}

/** The id of the appointment that was made of an enquiry. */
export async function findAppointmentOfEnquiry(
  db: DbOrTx,
  enquiryId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(eq(appointments.enquiryId, enquiryId));
  return row?.id;
}

/** Reads an appointment and locks its row. */
export async function lockAppointment(tx: Tx, id: string): Promise<AppointmentRow | undefined> {
  const [row] = await tx.select().from(appointments).where(eq(appointments.id, id)).for('update');
  return row;
}

/** Changes a status if it is one of `from`, else returns undefined. */
export async function changeStatus(
  tx: Tx,
  id: string,
  from: readonly Status[],
  to: Status,
): Promise<AppointmentRow | undefined> {
  const [row] = await tx
    .update(appointments)
    .set({ status: to, revision: sql`${appointments.revision} + 1` })
    .where(and(eq(appointments.id, id), inArray(appointments.status, [...from])))
    .returning();
  return row;
}

/**
 * Gives an appointment the revision and the status that it had before a change that was never emailed: emails of
 * that revision are current.
 */
export async function takeBackRevision(tx: Tx, id: string, status: Status) {
  await tx
    .update(appointments)
    .set({ status, revision: sql`${appointments.revision} - 1` })
    .where(eq(appointments.id, id));
}

type StaffFields = Pick<AppointmentRow, 'quotedPence' | 'quoteSent' | 'notes' | 'estimate'>;

/** Changes the fields that only staff see, and the estimate. */
export function updateStaffFields(
  tx: Tx,
  id: string,
  { quotedPence, quoteSent, notes, estimate }: StaffFields,
) {
  return tx
    .update(appointments)
    .set({ quotedPence, quoteSent, notes, estimate })
    .where(eq(appointments.id, id));
}

/** Replaces the preferred dates and times if the status matches, else returns undefined. */
export async function replaceAskedFor(
  tx: Tx,
  id: string,
  status: Status,
  set: Pick<AppointmentRow, 'preferredDates' | 'preferredTimes'>,
): Promise<AppointmentRow | undefined> {
  const [row] = await tx
    .update(appointments)
    .set({ ...set, revision: sql`${appointments.revision} + 1` })
    .where(and(eq(appointments.id, id), eq(appointments.status, status)))
    .returning();
  return row;
}

/** Changes the contact details of an appointment. @returns its row; undefined for an unknown id */
export async function updateContact(
  tx: Tx,
  id: string,
  change: Partial<AppointmentRow>,
): Promise<AppointmentRow | undefined> {
  const [row] = await tx
    .update(appointments)
    .set(change)
    .where(eq(appointments.id, id))
    .returning();
  return row;
}

/**
 * Serialises changes of visits and of what decides who is free, so that a visit is never given to somebody who
 * has just been given a day off. It is locked before any row of an appointment, so that two changes cannot deadlock.
 */
export function lockDiary(tx: Tx) {
  return tx.execute(sql`select pg_advisory_xact_lock(hashtext('visits'))`);
}

/** Takes a visit out of the diary. @returns the visit that was fixed, or undefined */
export async function deleteVisit(tx: Tx, appointmentId: string): Promise<VisitRow | undefined> {
  const [row] = await tx.delete(visits).where(eq(visits.appointmentId, appointmentId)).returning();
  if (row)
    await tx
      .update(appointments)
      .set({ visitStartsAt: null })
      .where(eq(appointments.id, appointmentId));
  return row;
}

export function findVisits(db: DbOrTx, appointmentIds: string[]): Promise<VisitRow[]> {
  return db.select().from(visits).where(inArray(visits.appointmentId, appointmentIds));
}

/** The fitters of the visits of several appointments. */
export function findVisitFitters(db: Db, appointmentIds: string[]) {
  return db
    .select({
      appointmentId: visits.appointmentId,
      fitter: { id: fitters.id, name: fitters.name, colour: fitters.colour },
    })
    .from(visits)
    .innerJoin(fitters, eq(fitters.id, visits.fitterId))
    .where(inArray(visits.appointmentId, appointmentIds));
}

/** The fitter to whom a staff account belongs. */
export async function findFitterOf(db: DbOrTx, accountId: string) {
  const [row] = await db
    .select({ id: fitters.id, name: fitters.name })
    .from(fitters)
    .where(eq(fitters.accountId, accountId));
  return row;
}

/** The visit that the last cancellation of an appointment released, if any. */
export async function findCancelledVisit(
  tx: Tx,
  appointmentId: string,
): Promise<Visit | undefined> {
  const [event] = await tx
    .select()
    .from(appointmentEvents)
    .where(
      and(
        eq(appointmentEvents.appointmentId, appointmentId),
        eq(appointmentEvents.what, 'cancelled'),
      ),
    )
    .orderBy(desc(appointmentEvents.id))
    .limit(1);
  const { visitDate, visitSlot } = event ?? {};
  return visitDate && visitSlot ? { date: visitDate, slot: visitSlot } : undefined;
}

/** What the customer was to be told with the last confirmation or move. */
export async function findLastNote(tx: Tx, appointmentId: string): Promise<string | undefined> {
  const { id, what, note } = appointmentEvents;
  const [event] = await tx
    .select({ note })
    .from(appointmentEvents)
    .where(
      and(
        eq(appointmentEvents.appointmentId, appointmentId),
        inArray(what, ['confirmed', 'moved']),
      ),
    )
    .orderBy(desc(id))
    .limit(1);
  return event?.note ?? undefined;
}

/** The events of several appointments, each in order. */
export function findEvents(db: Db, appointmentIds: string[]): Promise<EventRow[]> {
  return db
    .select()
    .from(appointmentEvents)
    .where(inArray(appointmentEvents.appointmentId, appointmentIds))
    .orderBy(asc(appointmentEvents.id));
}

export function insertVisitLink(tx: Tx, row: typeof visitLinks.$inferInsert) {
  return tx.insert(visitLinks).values(row);
}

/** Ends the visit links of an appointment. */
export function deleteVisitLinks(tx: Tx, appointmentId: string) {
  return tx.delete(visitLinks).where(eq(visitLinks.appointmentId, appointmentId));
}

export async function findAppointmentByLink(
  db: Db,
  tokenHash: string,
): Promise<AppointmentRow | undefined> {
  const [row] = await db
    .select({ appointment: appointments })
    .from(visitLinks)
    .innerJoin(appointments, eq(appointments.id, visitLinks.appointmentId))
    .where(eq(visitLinks.tokenHash, tokenHash));
  return row?.appointment;
}

/**
 * Marks a day's visits as reminded and returns those still confirmed; each visit is returned only once.
 * Visits fixed at or after `fixedBefore` are skipped: their customers have just been emailed.
 */
export async function takeVisitsToRemindOf(
  tx: Tx,
  day: string,
  { fixedBefore, now }: { fixedBefore: Date; now: Date },
): Promise<{ appointment: AppointmentRow; visit: VisitRow }[]> {
  const taken = await tx
    .update(visits)
    .set({ remindedAt: now })
    .where(and(eq(visits.date, day), isNull(visits.remindedAt), lt(visits.fixedAt, fixedBefore)))
    .returning();
  if (taken.length === 0) return [];
  const rows = await tx
    .select()
    .from(appointments)
    .where(
      and(
        inArray(
          appointments.id,
          taken.map((visit) => visit.appointmentId),
        ),
        eq(appointments.status, 'confirmed'),
      ),
    );
  return rows.flatMap((appointment) => {
    const visit = taken.find(({ appointmentId }) => appointmentId === appointment.id);
    return visit ? [{ appointment, visit }] : [];
  });
}
