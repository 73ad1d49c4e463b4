import { addDays, dayInLondon } from '#platform/dates/london-time.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { kindOf, type QueuedMail } from '#platform/server/mail/message.ts';
import { readUkMobile } from '#platform/server/text-messages/uk-mobile.ts';
import { isBookingMailKind } from '../../booking-mails.ts';
import { offerMailKey } from '../close-offer.ts';
import {
  type AppointmentRow,
  findAppointment,
  findAppointmentForMail,
  recordEvent,
} from '../queries.ts';
import { findOffers } from '../queries-offers.ts';

const onTheWayMs = 45 * 60_000;

/**
 * Why a queued email about an appointment is out of date; undefined while it is current, and for other
 * emails. Each change that is emailed to customers has a revision and emails of its own, so emails of
 * an earlier revision can be dropped; as long as a change can be undone, they are current. The first email to the business cannot: only it says what the
 * customer wants.
 */
export async function findStaleNews(
  db: Db,
  mail: QueuedMail,
  now: Date,
): Promise<string | undefined> {
  const kind = kindOf(mail.eventKey);
  if (kind === 'booking-offered') return findStaleOffer(db, mail, now);
  if (
    !isBookingMailKind(kind) ||
    kind === 'notice-received' ||
    mail.about === null ||
    mail.revision === null
  )
    return undefined;
  const found = await findAppointmentForMail(db, mail.about, now);
  if (!found) return 'the booking was deleted';
  const { appointment, isHeldBack } = found;
  if (kind.startsWith('booking-')) {
    const corrected = findCorrected(mail, appointment);
    if (corrected) return corrected;
  }
  const current = isHeldBack
    ? [appointment.revision - 1, appointment.revision]
    : [appointment.revision];
  if (!current.includes(mail.revision)) return 'the booking has changed since';
  if (kind === 'booking-on-the-way') return findLateOnTheWay(mail, now);
  const { visitStartsAt } = appointment;
  if (kind.endsWith('-reminder') && visitStartsAt && !isTomorrow(visitStartsAt, now))
    return 'its day has passed';
  if (!kind.endsWith('-cancelled') && visitStartsAt && visitStartsAt <= now)
    return 'its time has passed';
  return undefined;
}

/** A text has the key of the email in whose place it is sent, and a number for its recipient. */
function findCorrected(
  { recipient }: QueuedMail,
  { email, phone }: Pick<AppointmentRow, 'email' | 'phone'>,
) {
  if (recipient.includes('@'))
    return recipient === email ? undefined : 'the email address was corrected';
  return recipient === readUkMobile(phone) ? undefined : 'the phone number was corrected';
}

async function findStaleOffer(db: Db, { about, eventKey }: QueuedMail, now: Date) {
  const [offer] = await findOffers(db, about === null ? [] : [about]);
  if (!offer || offerMailKey(offer) !== eventKey || offer.state !== 'open')
    return 'the times are no longer offered';
  return offer.expiresAt <= now ? 'the times have passed' : undefined;
}

/** A message that somebody is on the way is of use until they are there. */
function findLateOnTheWay({ eventKey }: Pick<QueuedMail, 'eventKey'>, now: Date) {
  const at = Number(eventKey.split(':')[2]);
  return now.getTime() - at > onTheWayMs ? 'it would arrive too late' : undefined;
}

const isTomorrow = (at: Date, now: Date) => dayInLondon(at) === addDays(dayInLondon(now), 1);

/** Records in an appointment's log that an email was not sent. Other emails are ignored. */
export async function noteUnsentEmail(
  tx: Tx,
  mail: Pick<QueuedMail, 'eventKey' | 'about' | 'subject'>,
  reason: string,
  now: Date,
) {
  if (!isBookingMailKind(kindOf(mail.eventKey)) || mail.about === null) return;
  if (!(await findAppointment(tx, mail.about))) return;
  await recordEvent(tx, {
    appointmentId: mail.about,
    at: now,
    by: 'system',
    what: 'email-not-sent',
    note: `“${mail.subject}”: ${reason}`,
  });
}
