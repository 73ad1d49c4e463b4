import { channels } from '#features/business/server/channels.ts';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { recordSecurityEvent } from '#platform/server/security-log/record-security-event.ts';
import { type FactorKind, factorKindNames } from '../../second-factor/factor-kinds.ts';
import type { Account } from '../queries.ts';
import { deleteSessions } from '../sessions/queries-sessions.ts';
import { composeFactorMail } from './factor-email.ts';

type FactorChange = {
  by: { id: string; name: string };
  now: Date;
  /** Token hash of the session that stays. */
  sessionHash?: string;
  /** A sentence for the email to the person. */
  mail: string;
} & (
  | { what: 'factor-added' | 'factor-removed'; factor: { kind: FactorKind; name: string } }
  | { what: 'recovery-codes-renewed' | 'recovery-code-used' | 'factors-reset'; factor?: undefined }
);

/** For the audit log. */
export const describeFactor = ({ kind, name }: { kind: FactorKind; name: string }) =>
  `${factorKindNames[kind].toLowerCase()} “${name}”`;

/**
 * Reports a change of an account's factors: ends its other sessions, writes the audit log and emails the
 * person.
 */
export async function recordFactorChange(tx: Tx, account: Account, change: FactorChange) {
  await deleteSessions(tx, account.id, { tokenHash: change.sessionHash });
  await publish(tx, channels.staffAccounts, account.id);
  await report(tx, account, change);
}

/** Reports the use of a recovery code, which is one left less. */
export function recordUsedRecoveryCode(tx: Tx, account: Account, now: Date) {
  return report(tx, account, {
    what: 'recovery-code-used',
    by: account,
    now,
    mail: 'A recovery code was used to prove that it’s you. It won’t work again.',
  });
}

async function report(tx: Tx, account: Account, change: FactorChange) {
  const { what, by, now, factor, mail } = change;
  const values = factor === undefined ? {} : { factor: describeFactor(factor) };
  await recordAuditLogEntry(tx, {
    at: now,
    by,
    kind: 'member',
    what,
    subject: account.id,
    label: account.name,
    ...(what === 'factor-removed' ? { before: values } : { after: values }),
  });
  const event = { at: now, account, by };
  await recordSecurityEvent(
    tx,
    change.factor === undefined
      ? { ...event, kind: change.what }
      : { ...event, kind: change.what, details: { method: change.factor.kind } },
  );
  await queueMail(tx, composeFactorMail(account, mail), now);
}
