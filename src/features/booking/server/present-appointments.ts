import type { Db } from '#platform/server/database/database.ts';
import { kindOf } from '#platform/server/mail/message.ts';
import { findMailsAbout } from '#platform/server/mail/queries.ts';
import { toPounds } from '#platform/units/pounds.ts';
import type { Appointment } from '../contract.ts';
import type { Visit } from '../visit-slots.ts';
import { type AppointmentRow, type EventRow, findEvents, findVisits } from './queries.ts';

/** Appointments as the staff endpoints return them, with visit, events and mails. */
export async function presentAppointments(
  db: Db,
  rows: readonly AppointmentRow[],
): Promise<Appointment[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const visits = await findVisits(db, ids);
  const events = Map.groupBy(await findEvents(db, ids), ({ appointmentId }) => appointmentId);
  const mails = Map.groupBy(await findMailsAbout(db, ids), ({ about }) => about);
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    calculatorData: presentEstimate(row),
    quotedAmount: row.quotedPence === null ? null : toPounds(row.quotedPence),
    visit: presentVisit(visits.find(({ appointmentId }) => appointmentId === row.id)),
    history: (events.get(row.id) ?? []).map(presentEvent),
    mails: (mails.get(row.id) ?? []).map((mail) => ({
      id: mail.id,
      kind: kindOf(mail.eventKey),
      to: mail.recipient,
      state: mail.state,
      at: (mail.sentAt ?? mail.createdAt).toISOString(),
    })),
  }));
}

export function presentVisit(visit: Visit | undefined) {
  return visit ? { date: visit.date, slot: visit.slot } : null;
}

function presentEvent({ at, by, what, visitDate, visitSlot, note }: EventRow) {
  const visit = visitDate && visitSlot ? { date: visitDate, slot: visitSlot } : null;
  return { at: at.toISOString(), by, what, visit, note };
}

function presentEstimate({ estimate, basket }: AppointmentRow): Appointment['calculatorData'] {
  if (!estimate && basket.length === 0) return null;
  return {
    estimateId: estimate?.id ?? null,
    flooringType: estimate?.flooringType ?? null,
    product: estimate?.product ?? null,
    totalCost: estimate ? toPounds(estimate.totalPence) : null,
    totalArea: estimate?.totalArea ?? null,
    rooms: estimate?.rooms ?? [],
    basket: basket.map(({ id }) => id),
    basketNames: basket.map(({ name }) => name),
  };
}
