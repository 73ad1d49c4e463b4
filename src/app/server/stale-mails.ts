import { findStaleNews, noteUnsentEmail } from '#features/booking/server/stale-news.ts';
import { findStaleReset } from '#features/team/server/reset-mail.ts';
import type { StaleCheck } from '#platform/server/mail/send-next-mail.ts';

/** Asks each feature that has emails whose news can get out of date. */
export const staleCheck: StaleCheck = {
  findStaleReason: async (db, mail, now) =>
    (await findStaleNews(db, mail, now)) ?? (await findStaleReset(db, mail, now)),
  onDropped: noteUnsentEmail,
};
