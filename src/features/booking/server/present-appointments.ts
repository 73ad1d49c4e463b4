import type { Db } from '#platform/server/database/database.ts';
import { kindOf } from '#platform/server/mail/message.ts';
import { findMailsAbout, type MailRow } from '#platform/server/mail/queries.ts';
import { toPounds } from '#platform/units/pounds.ts';
import { isBookingMailKind } from '../booking-mails.ts';
import type { Appointment } from '../contract.ts';
import type { Visit } from '../visit-slots.ts';
import { offerSentAt } from './close-offer.ts';
import { findBusyVisits } from './external-calendars/find-busy-visits.ts';
import { presentPhotos } from './photos/present-photos.ts';
import { findPhotos } from './photos/queries-photos.ts';
import {
  type AppointmentRow,
  type EventRow,
  findEvents,
  findVisitFitters,
  findVisits,
} from './queries.ts';
import { findOffers, type OfferRow } from './queries-offers.ts';
import { findMeasures, type MeasureRow } from './today/queries-today.ts';

/** Appointments as the staff endpoints return them, with visit, events and mails. */
export async function presentAppointments(
  db: Db,
  rows: readonly AppointmentRow[],
): Promise<Appointment[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const visits = await findVisits(db, ids);
  const offers = await findOffers(db, ids);
  const fitters = new Map(
    (await findVisitFitters(db, ids)).map(({ appointmentId, fitter }) => [appointmentId, fitter]),
  );
  const busy = await findBusyVisits(db, visits);
  const events = Map.groupBy(await findEvents(db, ids), ({ appointmentId }) => appointmentId);
  const mails = Map.groupBy(await findMailsAbout(db, ids), ({ about }) => about);
  const measures = Map.groupBy(await findMeasures(db, ids), ({ appointmentId }) => appointmentId);
  const photos = Map.groupBy(await findPhotos(db, ids), ({ appointmentId }) => appointmentId);
  const visitOf = ({ id }: AppointmentRow) =>
    visits.find(({ appointmentId }) => appointmentId === id);
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    calculatorData: presentEstimate(row),
    measured: presentMeasured(measures.get(row.id) ?? []),
    quotedAmount: row.quotedPence === null ? null : toPounds(row.quotedPence),
    visit: presentVisit(visitOf(row)),
    fitter: fitters.get(row.id) ?? null,
    isFitterBusy: busy.has(row.id),
    offer: presentOffer(offers.find(({ appointmentId }) => appointmentId === row.id)),
    photos: presentPhotos(photos.get(row.id) ?? [], { visitDate: visitOf(row)?.date }),
    history: (events.get(row.id) ?? []).map(presentEvent),
    undoUntil: findUndoUntil(row, mails.get(row.id) ?? []),
    mails: (mails.get(row.id) ?? []).flatMap(presentMail),
  }));
}

/** What was offered last, unless it is over; one that expired without an answer still counts. */
function presentOffer(offer: OfferRow | undefined): Appointment['offer'] {
  if (offer?.state !== 'open' && offer?.state !== 'declined') return null;
  const { times, note, by, state, offeredAt, expiresAt, takenAt } = offer;
  return {
    times,
    note,
    by,
    state,
    offeredAt: offeredAt.toISOString(),
    sentAt: offerSentAt(offer).toISOString(),
    expiresAt: expiresAt.toISOString(),
    takenAt: takenAt?.toISOString() ?? null,
  };
}

function presentMail(mail: MailRow): Appointment['mails'] {
  const kind = kindOf(mail.eventKey);
  if (!isBookingMailKind(kind)) return [];
  const at = (mail.sentAt ?? mail.createdAt).toISOString();
  return [{ id: mail.id, kind, to: mail.recipient, state: mail.state, at }];
}

/** When the emails of the last change, held back so that it can be undone, are due. */
function findUndoUntil({ status, revision }: AppointmentRow, mails: readonly MailRow[]) {
  if (status !== 'confirmed') return null;
  const held = mails.find(
    (mail) =>
      mail.revision === revision &&
      mail.state === 'waiting' &&
      mail.attempts === 0 &&
      mail.dueAt > mail.createdAt,
  );
  return held?.dueAt.toISOString() ?? null;
}

export function presentVisit(visit: Visit | undefined) {
  return visit ? { date: visit.date, slot: visit.slot } : null;
}

function presentEvent({ at, by, what, visitDate, visitSlot, note }: EventRow) {
  const visit = visitDate && visitSlot ? { date: visitDate, slot: visitSlot } : null;
  return { at: at.toISOString(), by, what, visit, note };
}

function presentMeasured(versions: readonly MeasureRow[]): Appointment['measured'] {
  const [last, ...earlier] = versions.toReversed();
  if (!last) return null;
  const { id: _id, totalPence: _totalPence, product = null, ...rest } = last.estimate;
  return { ...rest, ...presentSaved(last), product, earlier: earlier.map(presentSaved) };
}

function presentSaved({ version, by, at, estimate: { id, totalPence } }: MeasureRow) {
  return { version, by, at: at.toISOString(), estimateId: id, totalCost: toPounds(totalPence) };
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
