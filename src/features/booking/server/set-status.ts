import type { Db } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import { explainRefusedStatus, type Status, statusesBefore } from '../transitions.ts';
import type { Visit } from '../visit-slots.ts';
import type { Actor, BookingParts } from './booking-parts.ts';
import { chooseAmongAsked, fixFirstFree } from './fix-visit.ts';
import {
  type AppointmentRow,
  changeStatus,
  findAppointment,
  recordEvent,
  releasePlace,
} from './queries.ts';
import { tellOfBooking } from './tell-of-booking.ts';

type Change = { to: Status; by: Actor; visit?: Visit };

/**
 * Takes an appointment to another status, with its place in the diary, its history and its mails,
 * all in one transaction.
 * @param change.visit with `confirmed`: which of the asked-for visits; left out, the first free one
 * @throws Problem 404 for an unknown id; 409 where the transition is not allowed or no place is
 * free; 400 for a visit that was not asked for. Nothing is changed then.
 */
export async function setStatus(parts: BookingParts, id: string, change: Change) {
  const { to, by } = change;
  const now = parts.clock();
  await parts.db.transaction(async (tx) => {
    const appointment = await changeStatus(tx, id, statusesBefore(to), to);
    if (!appointment) throw await explainRefusal(tx, id, to);
    const happened = { appointmentId: id, at: now, by };
    const tell = (what: 'confirmed' | 'cancelled', visit: Visit | undefined) =>
      tellOfBooking(tx, { what, appointment, visit, by }, { publicUrl: parts.publicUrl, now });
    switch (to) {
      case 'confirmed': {
        const wanted = chooseAmongAsked(appointment, change.visit);
        const visit = await fixFirstFree(tx, id, wanted, { fitters: parts.fitters, now });
        await recordEvent(tx, { ...happened, what: 'confirmed' }, visit);
        return tell('confirmed', visit);
      }
      case 'cancelled': {
        const visit = await releasePlace(tx, id);
        await recordEvent(tx, { ...happened, what: 'cancelled' }, visit);
        return tell('cancelled', visit);
      }
      case 'completed':
        return recordEvent(tx, { ...happened, what: 'completed' });
      case 'pending':
        return recordEvent(tx, { ...happened, what: 'restored' });
    }
  });
}

async function explainRefusal(tx: Db, id: string, to: Status): Promise<Problem> {
  const current: AppointmentRow | undefined = await findAppointment(tx, id);
  return current
    ? new Problem(409, explainRefusedStatus(current.status, to))
    : new Problem(404, 'There is no appointment by this id.');
}
