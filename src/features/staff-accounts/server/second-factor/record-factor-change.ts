import { channels } from '#features/business/server/channels.ts';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import type { Account } from '../queries.ts';
import { deleteSessions } from '../sessions/queries-sessions.ts';
import { composeFactorMail } from './factor-email.ts';

type FactorChange = {
  what:
    | 'factor-added'
    | 'factor-removed'
    | 'recovery-codes-renewed'
    | 'recovery-code-used'
    | 'factors-reset';
  by: { id: string; name: string };
  now: Date;
  /** Name of the factor. */
  factor?: string;
  /** Token hash of the session that stays. */
  sessionHash?: string;
  /** A sentence for the email to the person. */
  mail: string;
};

/**
 * Reports a change of an account's factors: ends its other sessions, writes the audit log and emails the
 * person.
 */
export async function recordFactorChange(tx: Tx, account: Account, change: FactorChange) {
  await deleteSessions(tx, account.id, change.sessionHash);
  await publish(tx, channels.staffAccounts, account.id);
  await report(tx, account, change);
}

/** Reports a sign-in with a recovery code, which is one left less. */
export function recordUsedRecoveryCode(tx: Tx, account: Account, now: Date) {
  return report(tx, account, {
    what: 'recovery-code-used',
    by: account,
    now,
    mail: 'A recovery code was used to sign in. It won’t work again.',
  });
}

async function report(
  tx: Tx,
  account: Account,
  { what, by, now, factor, mail }: Omit<FactorChange, 'sessionHash'>,
) {
  const values = factor === undefined ? {} : { factor };
  await recordAuditLogEntry(tx, {
    at: now,
    by,
    kind: 'member',
    what,
    subject: account.id,
    label: account.name,
    ...(what === 'factor-removed' ? { before: values } : { after: values }),
  });
  await queueMail(tx, composeFactorMail(account, mail), now);
}
