import type { Tx } from '#platform/server/database/database.ts';
import { queueText } from '#platform/server/text-messages/queue-text.ts';
import { readUkMobile } from '#platform/server/text-messages/uk-mobile.ts';
import type { AppointmentRow } from '../queries.ts';

/** The mobile number to which a text goes in place of an email; undefined where an email can go, or no text. */
export function findTextNumber(
  { email, phone }: Pick<AppointmentRow, 'email' | 'phone'>,
  sendsTexts: boolean,
): string | undefined {
  return sendsTexts && email === '' ? readUkMobile(phone) : undefined;
}

/** Queues a text in place of an email. @param key the key that the email would have, which its stale check reads */
export function textInstead(
  tx: Tx,
  { id, revision }: Pick<AppointmentRow, 'id' | 'revision'>,
  message: { key: string; recipient: string; body: string; now: Date },
) {
  const { key: eventKey, recipient, body, now } = message;
  return queueText(tx, { eventKey, about: id, revision, recipient, body }, now);
}
