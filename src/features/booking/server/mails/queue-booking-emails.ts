import type { Tx } from '#platform/server/database/database.ts';
import { queueMails } from '#platform/server/mail/queue-mail.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { insertVisitLink } from '../queries.ts';
import { makeVisitLink } from '../visit-link.ts';
import { composeBookingMails, withAddress } from './booking-emails.ts';
import type { BookingNews } from './booking-news.ts';

/** Queues the emails about a change in the transaction that makes it. */
export async function queueBookingEmails(
  tx: Tx,
  news: BookingNews,
  { publicUrl, now, notBefore }: Pick<BookingDeps, 'publicUrl'> & { now: Date; notBefore?: Date },
) {
  const { link, linkHash } = makeVisitLink(publicUrl);
  await insertVisitLink(tx, {
    tokenHash: linkHash,
    appointmentId: news.appointment.id,
    createdAt: now,
  });
  const mails = withAddress(composeBookingMails(news, { link, publicUrl, now }));
  await queueMails(tx, notBefore ? mails.map((mail) => ({ ...mail, notBefore })) : mails, now);
}
