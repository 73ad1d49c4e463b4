import type { Db } from '#platform/server/database/database.ts';
import { queueMails } from '#platform/server/mail/queue-mail.ts';
import type { BookingParts } from '../booking-deps.ts';
import { insertVisitLink } from '../queries.ts';
import { makeVisitLink } from '../visit-link.ts';
import { composeBookingMails } from './booking-emails.ts';
import type { BookingNews } from './booking-news.ts';

/** Puts the mails that tell of something into the outbox, in its transaction. */
export async function tellOfBooking(
  tx: Db,
  news: BookingNews,
  { publicUrl, now }: { publicUrl: BookingParts['publicUrl']; now: Date },
) {
  const { link, linkHash } = makeVisitLink(publicUrl);
  await insertVisitLink(tx, {
    tokenHash: linkHash,
    appointmentId: news.appointment.id,
    createdAt: now,
  });
  await queueMails(tx, composeBookingMails(news, { link, publicUrl, now }), now);
}
