import type { Tx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { kindOf } from '#platform/server/mail/message.ts';
import { findHeldMail, withdrawMails } from '#platform/server/mail/queries.ts';
import type { AppointmentRow } from '../queries.ts';

/** A change whose mails are held back. */
export type HeldChange = 'confirmed' | 'moved';

/**
 * Withdraws the mails of the last confirmation or move if they are still held back, so that the customer is emailed
 * once, with the final state.
 * @returns what they reported; undefined when none were held back
 * @throws Problem 409 when one of them is being sent right now
 */
export async function withdrawHeldChange(
  tx: Tx,
  { id, revision }: AppointmentRow,
  now: Date,
): Promise<HeldChange | undefined> {
  const about = { about: id, revision, now };
  const held = await findHeldMail(tx, about);
  if (!held) return undefined;
  if (!(await withdrawMails(tx, about)))
    throw new Problem(409, 'The customer is being emailed just now: please try again.');
  return kindOf(held.eventKey).endsWith('-moved') ? 'moved' : 'confirmed';
}
