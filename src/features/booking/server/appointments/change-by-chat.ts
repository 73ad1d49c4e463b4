import type { Tx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { refuseUnavailable } from '../diary/refuse-unavailable.ts';
import { type AppointmentRow, lockAppointment } from '../queries.ts';
import { correctDetails } from './correct-details.ts';
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
 * @throws Problem 409 if it is not pending any more, and as `refuseUnavailable` for other dates and times
 */
export async function changeByChat(
  tx: Tx,
  deps: BookingDeps,
  of: OfChat,
  { preferredDates, preferredTimes, ...contact }: ChangeByChat,
): Promise<void> {
  const at = deps.clock();
  const before = await lockAppointment(tx, of.id);
  if (before?.conversationId !== of.conversationId || before.status !== 'pending')
    throw new Problem(
      409,
      'Your visit is confirmed already: please use the link in our email to move it.',
    );
  await correctDetails(tx, deps, before, contact, { at });
  const isMoved = (one: readonly string[], other: readonly string[]) =>
    JSON.stringify(one) !== JSON.stringify(other);
  if (
    isMoved(before.preferredDates, preferredDates) ||
    isMoved(before.preferredTimes, preferredTimes)
  ) {
    await refuseUnavailable(tx, { preferredDates, preferredTimes }, at);
    await askForOtherDates(tx, deps, of.id, { preferredDates, preferredTimes });
  }
}
