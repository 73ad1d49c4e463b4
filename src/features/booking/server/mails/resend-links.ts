import { channels } from '#features/business/server/channels.ts';
import { writeMail } from '#features/business/server/texts/mail-wording.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { NewMail } from '#platform/server/mail/message.ts';
import { queueMails } from '#platform/server/mail/queue-mail.ts';
import { countUnsolicited } from '#platform/server/mail/unsolicited.ts';
import type { Visit } from '../../visit-slots.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { type AppointmentRow, findVisits, insertVisitLink } from '../queries.ts';
import { findAppointmentsOf } from '../queries-person.ts';
import { hasLinkEnded, makeVisitLink } from '../visit-link.ts';
import { when } from './emails-to-customer.ts';

/** Visits whose links one request sends. */
const maxLinks = 3;

/**
 * Emails the private links of the open visits under an address, each in an email of its own. An unknown address gets
 * nothing, and no caller learns of it. The emails count as ones that nobody may have asked for.
 */
export async function resendLinks(
  { db, clock, publicUrl, unsolicitedEmailsPerDay }: BookingDeps,
  email: string,
): Promise<void> {
  const now = clock();
  const rows = (await findAppointmentsOf(db, email)).filter(
    ({ status }) => status === 'pending' || status === 'confirmed',
  );
  const visits = new Map(
    (
      await findVisits(
        db,
        rows.map(({ id }) => id),
      )
    ).map((visit) => [visit.appointmentId, visit]),
  );
  const open = rows
    .filter(({ id, preferredDates }) => !hasLinkEnded(preferredDates, visits.get(id), now))
    .slice(-maxLinks);
  if (open.length === 0) return;
  await db.transaction(async (tx) => {
    const limit = { perDay: unsolicitedEmailsPerDay, now };
    const mayEmail = await countUnsolicited(
      tx,
      open.map((row) => row.email),
      limit,
    );
    const mails: NewMail[] = [];
    for (const row of open.filter((_, i) => mayEmail[i])) {
      const { link, linkHash } = makeVisitLink(publicUrl);
      await insertVisitLink(tx, { tokenHash: linkHash, appointmentId: row.id, createdAt: now });
      mails.push(composeLink(row, visits.get(row.id), link, now));
    }
    await queueMails(tx, mails, now);
    for (const { about } of mails) if (about) await publish(tx, channels.appointments, about);
  });
}

/** Composes the email with the private link of a visit. */
export function composeLink(
  { id, customerName, email, revision }: AppointmentRow,
  visit: Visit | undefined,
  link: string,
  now: Date,
): NewMail {
  const say = writeMail('booking-link', { customerName });
  return {
    key: `booking-link:${id}:${now.getTime()}`,
    about: id,
    revision,
    to: email,
    subject: say.subject,
    content: {
      heading: say.heading,
      parts: [
        { say: say.intro },
        ...(visit ? [{ list: when(visit) }] : []),
        { link: say.button, to: link },
        { say: say.closing },
      ],
    },
  };
}
