import type { Tx } from '#platform/server/database/database.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { limits } from '../../limits.ts';
import type { Visit } from '../../visit-slots.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { queueBookingEmails } from '../mails/queue-booking-emails.ts';
import {
  type AppointmentRow,
  changeStatus,
  findLastNote,
  recordEvent,
  takeBackRevision,
  type VisitRow,
} from '../queries.ts';
import { recordAppointmentChange, recordVisitChange } from '../record-appointment-change.ts';
import type { MovedFrom } from '../schema.ts';
import type { HeldChange } from './held-change.ts';

type Move = {
  before: AppointmentRow;
  /** Undefined when there was no fixed visit. */
  from: VisitRow | undefined;
  to: Visit;
  /** What was withdrawn with the mails that were held back. */
  held: HeldChange | undefined;
  staff: Staff;
  undoable: boolean;
  /** What the customer is told in the email. */
  note?: string | undefined;
  now: Date;
};

export const isAt = (one: Visit, other: Visit) =>
  one.date === other.date && one.slot === other.slot;

/**
 * Where undoing a move puts a visit back: to where the customer expects it. Null when its confirmation has not been
 * emailed either, which is undone with the move.
 */
export function findOrigin(from: VisitRow, held: HeldChange | undefined): MovedFrom | null {
  if (held === 'confirmed') return null;
  if (held === 'moved') return from.movedFrom;
  const { date, slot, fitterId, fixedAt, remindedAt } = from;
  return {
    date,
    slot,
    fitterId,
    fixedAt: fixedAt.toISOString(),
    remindedAt: remindedAt?.toISOString() ?? null,
  };
}

/** When mails that can be withdrawn are due. */
export const endOfUndo = (now: Date) => new Date(now.getTime() + limits.undoSeconds * 1_000);

/**
 * Reports a visit that staff fixed or moved: revision, event, audit log entry and mails. A visit that is back where the customer expects it needs no mail.
 */
export async function reportMove(
  tx: Tx,
  deps: Pick<BookingDeps, 'publicUrl'>,
  { before, from, to, held, staff, undoable, note, now }: Move,
) {
  const { id, status } = before;
  const isBack = held === 'moved' && from?.movedFrom != null && isAt(from.movedFrom, to);
  if (isBack) await takeBackRevision(tx, id, 'confirmed');
  const changed = held ? before : await changeStatus(tx, id, [status], 'confirmed');
  const what = from ? 'moved' : 'confirmed';
  // The email that held the earlier note was withdrawn.
  const told = note || (held && (await findLastNote(tx, id)));
  await recordEvent(
    tx,
    { appointmentId: id, at: now, by: staff.name, what, note: note || null },
    to,
  );
  await recordAppointmentChange(tx, before, {
    at: now,
    what,
    staff,
    before: { status, visit: recordVisitChange(from) },
    after: { status: 'confirmed', visit: recordVisitChange(to), note: note || null },
  });
  if (isBack || !changed) return;
  const news = held ?? what;
  const expected = held === 'moved' ? (from?.movedFrom ?? from) : from;
  await queueBookingEmails(
    tx,
    {
      what: news,
      appointment: changed,
      visit: to,
      from: news === 'moved' ? expected : undefined,
      by: staff.name,
      note: told,
    },
    { publicUrl: deps.publicUrl, now, ...(undoable && { notBefore: endOfUndo(now) }) },
  );
}
