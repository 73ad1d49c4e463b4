import type { MoveRequest } from '../../booking-form.ts';
import { limits } from '../../limits.ts';
import { type BookingDeps, customer } from '../booking-deps.ts';
import { addToRequirements, lockAppointment, recordEvent } from '../queries.ts';
import { recordAppointmentChange } from '../record-appointment-change.ts';
import { moveVisit } from './move-visit.ts';

type OfChat = { id: string; conversationId: string };

/**
 * Adds what the customer told later in the chat to what they asked for.
 * @returns false if nothing was added: it is another conversation's, or has no room for the line
 */
export async function noteByChat(deps: BookingDeps, of: OfChat, line: string): Promise<boolean> {
  const at = deps.clock();
  return deps.db.transaction(async (tx) => {
    const before = await lockAppointment(tx, of.id);
    if (!before || before.conversationId !== of.conversationId) return false;
    const length = (before.requirements?.length ?? -1) + 1 + line.length;
    if (length > limits.requirements) return false;
    const after = await addToRequirements(tx, of.id, line);
    if (!after) return false;
    await recordEvent(tx, { appointmentId: of.id, at, by: customer, what: 'edited' });
    await recordAppointmentChange(tx, after, {
      at,
      what: 'edited',
      before: { requirements: before.requirements },
      after: { requirements: after.requirements },
    });
    return true;
  });
}

/**
 * Gives a pending booking of the conversation other preferred dates and times.
 * @returns false if it is not pending any more
 */
export async function moveByChat(
  deps: BookingDeps,
  of: OfChat,
  asked: Required<Pick<MoveRequest, 'preferredDates' | 'preferredTimes'>>,
): Promise<boolean> {
  const appointment = await deps.db.transaction((tx) => lockAppointment(tx, of.id));
  const isOfChat = appointment?.conversationId === of.conversationId;
  if (!isOfChat || appointment?.status !== 'pending') return false;
  await moveVisit(deps, appointment, asked);
  return true;
}
