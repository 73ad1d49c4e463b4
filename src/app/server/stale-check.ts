import { findStaleNews, noteUnsentEmail } from '#features/booking/server/mails/stale-emails.ts';
import { findSeenReplies } from '#features/chat/server/links/email-unseen.ts';
import { findStoppedRequest } from '#features/reviews/server/ask-for-reviews.ts';
import { findStaleEmailLink } from '#features/staff-accounts/server/email/verification-emails.ts';
import { findStaleReset } from '#features/staff-accounts/server/passwords/reset-email.ts';
import type { StaleCheck } from '#platform/server/mail/send-next-mail.ts';
import { findStaleEscalation } from './waiting/escalate-waiting.ts';

/** Combines the stale checks of all features whose emails can become stale. */
export const staleCheck: StaleCheck = {
  findStaleReason: async (db, mail, now) =>
    (await findStaleNews(db, mail, now)) ??
    (await findStaleReset(db, mail, now)) ??
    (await findStaleEmailLink(db, mail, now)) ??
    (await findStaleEscalation(db, mail, now)) ??
    (await findSeenReplies(db, mail)) ??
    (await findStoppedRequest(db, mail)),
  onDropped: noteUnsentEmail,
};
