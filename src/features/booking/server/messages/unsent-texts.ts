import type { Db, Tx } from '#platform/server/database/database.ts';
import type { TextRow } from '#platform/server/text-messages/queries.ts';
import { findStaleNews } from '../mails/stale-emails.ts';
import { findAppointment, recordEvent } from '../queries.ts';

/** Why a text is out of date, if so: as the email in whose place it is sent. */
export const findStaleText = (db: Db, message: TextRow, now: Date) =>
  findStaleNews(db, { ...message, subject: '' }, now);

/** Records in an appointment's log that a text was not sent. */
export async function noteUnsentText(tx: Tx, { about }: TextRow, reason: string, now: Date) {
  if (!(await findAppointment(tx, about))) return;
  await recordEvent(tx, {
    appointmentId: about,
    at: now,
    by: 'system',
    what: 'text-not-sent',
    note: reason,
  });
}
