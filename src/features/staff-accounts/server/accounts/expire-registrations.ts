import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import { queueMails } from '#platform/server/mail/queue-mail.ts';
import { recordSecurityEvent } from '#platform/server/security-log/record-security-event.ts';
import { composeExpiryMail } from '../email/verification-emails.ts';
import { deletePendingAccounts } from '../queries.ts';
import { addSeconds } from '../sessions/authenticate.ts';
import type { StaffAccountDeps } from '../staff-account-deps.ts';

const day = 86_400;
/** How long a registration waits for an admin, in seconds. */
const waitingSeconds = 30 * day;
/** The same where its address has to be verified first, and is not. */
const unverifiedSeconds = 7 * day;

/** In whose name the history says what happens by itself. */
const system = { id: 'system', name: 'System' };

/**
 * Deletes registrations that nobody approved in time, and invitations that nobody accepted. Their people are told by email; where addresses have to be
 * verified, unverified ones go sooner and without a word.
 */
export async function expireRegistrations({
  db,
  clock,
  requiresVerifiedEmail,
}: Pick<StaffAccountDeps, 'db' | 'clock' | 'requiresVerifiedEmail'>) {
  const now = clock();
  const before = addSeconds(now, -waitingSeconds);
  const unverifiedBefore = requiresVerifiedEmail ? addSeconds(now, -unverifiedSeconds) : before;
  await db.transaction(async (tx) => {
    const expired = await deletePendingAccounts(tx, { before, unverifiedBefore });
    for (const account of expired) {
      const { id, name, role, status } = account;
      await recordSecurityEvent(tx, { at: now, kind: 'account-deleted', account, by: system });
      await recordAuditLogEntry(tx, {
        at: now,
        by: system,
        kind: 'member',
        what: 'expired',
        subject: id,
        label: name,
        before: { role, status },
      });
    }
    const told = expired.filter(
      ({ status, emailVerifiedAt }) =>
        status === 'pending' && (emailVerifiedAt || !requiresVerifiedEmail),
    );
    await queueMails(tx, told.map(composeExpiryMail), now);
  });
}
