import { addDays, dayInLondon } from '#platform/london-time.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { kindOf, type QueuedMail } from '#platform/server/mail/message.ts';
import { findAppointment, recordEvent } from '../queries.ts';

const ofBooking =
  /^(booking|notice)-(received|changed|confirmed|moved|cancelled|restored|reminder)$/;

/**
 * Why the news of an email about an appointment is out of date; undefined while it is true, and for
 * other emails. Each change that customers hear of has a revision and emails of its own, so those of
 * an earlier revision can be left out. The business's first one cannot: no later one says what the
 * customer wants.
 */
export async function findStaleNews(
  db: Db,
  mail: QueuedMail,
  now: Date,
): Promise<string | undefined> {
  const kind = kindOf(mail.eventKey);
  const what = ofBooking.exec(kind)?.[2];
  if (!what || kind === 'notice-received' || mail.about === null || mail.revision === null)
    return undefined;
  const appointment = await findAppointment(db, mail.about);
  if (!appointment) return 'the booking was deleted';
  if (appointment.revision !== mail.revision) return 'the booking has changed since';
  const { visitStartsAt } = appointment;
  if (what === 'reminder' && visitStartsAt && !isTomorrow(visitStartsAt, now))
    return 'its day has passed';
  if (what !== 'cancelled' && visitStartsAt && visitStartsAt <= now) return 'its time has passed';
  return undefined;
}

const isTomorrow = (at: Date, now: Date) => dayInLondon(at) === addDays(dayInLondon(now), 1);

/** Writes into an appointment's history that an email was not sent. Other emails have none. */
export async function noteUnsentEmail(
  tx: Tx,
  mail: Pick<QueuedMail, 'eventKey' | 'about' | 'subject'>,
  reason: string,
  now: Date,
) {
  if (!ofBooking.test(kindOf(mail.eventKey)) || mail.about === null) return;
  if (!(await findAppointment(tx, mail.about))) return;
  await recordEvent(tx, {
    appointmentId: mail.about,
    at: now,
    by: 'system',
    what: 'email-not-sent',
    note: `“${mail.subject}”: ${reason}`,
  });
}
