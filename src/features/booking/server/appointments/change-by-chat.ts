import type { Tx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { type BookingDeps, customer } from '../booking-deps.ts';
import { refuseClosedDays } from '../diary/refuse-closed-days.ts';
import { type AppointmentRow, lockAppointment, recordEvent, updateContact } from '../queries.ts';
import { recordAppointmentChange } from '../record-appointment-change.ts';
import { askForOtherDates } from './move-visit.ts';

type OfChat = { id: string; conversationId: string };
type Contact = Pick<
  AppointmentRow,
  'customerName' | 'phone' | 'email' | 'address' | 'postcode' | 'requirements'
>;
/** What a customer can change of a booking that is not confirmed yet. */
export type ChangeByChat = Contact & Pick<AppointmentRow, 'preferredDates' | 'preferredTimes'>;

/**
 * Changes a pending booking of the conversation to what its card says now.
 * @throws Problem 409 if it is not pending any more
 */
export async function changeByChat(
  tx: Tx,
  deps: BookingDeps,
  of: OfChat,
  { preferredDates, preferredTimes, ...contact }: ChangeByChat,
): Promise<void> {
  const at = deps.clock();
  await refuseClosedDays(tx, preferredDates);
  const before = await lockAppointment(tx, of.id);
  if (before?.conversationId !== of.conversationId || before.status !== 'pending')
    throw new Problem(
      409,
      'Your visit is confirmed already: please use the link in our email to move it.',
    );
  const fields = Object.keys(contact) as (keyof Contact)[];
  const changed = fields.filter((field) => before[field] !== contact[field]);
  if (changed.length > 0) {
    const distance = deps.measurePostcode(contact.postcode);
    const after = await updateContact(tx, of.id, {
      ...contact,
      distanceMiles: distance?.miles ?? null,
      outsideArea: distance !== undefined && !distance.covered,
    });
    const only = (row: AppointmentRow | undefined) =>
      Object.fromEntries(changed.map((field) => [field, row?.[field]]));
    await recordEvent(tx, { appointmentId: of.id, at, by: customer, what: 'edited' });
    await recordAppointmentChange(tx, before, {
      at,
      what: 'edited',
      before: only(before),
      after: only(after),
    });
  }
  const isMoved = (one: readonly string[], other: readonly string[]) =>
    JSON.stringify(one) !== JSON.stringify(other);
  if (
    isMoved(before.preferredDates, preferredDates) ||
    isMoved(before.preferredTimes, preferredTimes)
  )
    await askForOtherDates(tx, deps, of.id, { preferredDates, preferredTimes });
}
