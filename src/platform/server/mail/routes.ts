import type { FastifyInstance } from 'fastify';
import {
  dismissMail as dismissEndpoint,
  listMails,
  type Mail,
  readMailOutage,
  retryAllMails,
  retryMail,
} from '#platform/mail-contract.ts';
import { recordAuditLogEntry } from '../audit-log/record-audit-log-entry.ts';
import type { Db, Tx } from '../database/database.ts';
import { Problem } from '../http/errors/problem.ts';
import type { Staff } from '../http/security/access.ts';
import { serveEndpoint } from '../http/serve-endpoint.ts';
import { kindOf } from './message.ts';
import { dismissMail, findMails, type MailRow, reviveAllMails, reviveMail } from './queries.ts';
import { countWaitingMails, findOutage } from './queries-outage.ts';

const maxListed = 200;

/** Staff routes of the mail outbox: list emails, retry or dismiss failed ones, read the outage. */
export function addMailRoutes(app: FastifyInstance, { db, clock }: { db: Db; clock: () => Date }) {
  serveEndpoint(app, listMails, async ({ query }) =>
    (await findMails(db, query.state, maxListed)).map(presentMail),
  );

  serveEndpoint(app, readMailOutage, async () => {
    const outage = await findOutage(db);
    if (!outage) return { outage: null };
    const { since, lastError, nextTryAt } = outage;
    const waiting = await countWaitingMails(db);
    return {
      outage: {
        since: since.toISOString(),
        lastError,
        nextTryAt: nextTryAt.toISOString(),
        waiting,
      },
    };
  });

  /** Runs an action on a failed email and records it in the audit log. */
  const act = (
    what: 'sent-again' | 'dismissed',
    staff: Staff,
    change: (tx: Tx, now: Date) => Promise<MailRow | undefined>,
  ) =>
    db.transaction(async (tx) => {
      const at = clock();
      const mail = await change(tx, at);
      if (!mail) throw new Problem(404, 'There is no email by this id that could not be sent.');
      await recordAuditLogEntry(tx, {
        at,
        by: staff,
        kind: 'email',
        what,
        subject: mail.about ?? undefined,
        label: mail.recipient,
        after: { subject: mail.subject },
      });
      return presentMail(mail);
    });

  serveEndpoint(app, retryMail, ({ params, staff }) =>
    act('sent-again', staff, (tx, now) => reviveMail(tx, params.id, now)),
  );

  serveEndpoint(app, dismissEndpoint, ({ params, staff }) =>
    act('dismissed', staff, (tx) => dismissMail(tx, params.id)),
  );

  serveEndpoint(app, retryAllMails, ({ staff }) =>
    db.transaction(async (tx) => {
      const at = clock();
      const mails = await reviveAllMails(tx, at);
      if (mails > 0)
        await recordAuditLogEntry(tx, {
          at,
          by: staff,
          kind: 'email',
          what: 'all-sent-again',
          after: { emails: mails },
        });
      return { mails };
    }),
  );
}

function presentMail(row: MailRow): Mail {
  return {
    ...row,
    kind: kindOf(row.eventKey),
    to: row.recipient,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  };
}
