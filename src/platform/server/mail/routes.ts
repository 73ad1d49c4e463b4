import type { FastifyInstance } from 'fastify';
import { listMails, type Mail, retryMail } from '#platform/mail-contract.ts';
import type { Db } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import { serveEndpoint } from '../http/serve-endpoint.ts';
import { kindOf } from './message.ts';
import { findMails, type MailRow, reviveMail } from './queries.ts';

const mostListed = 200;

/** What staff see of the outbox: above all the mails that were given up. */
export function addMailRoutes(app: FastifyInstance, { db, clock }: { db: Db; clock: () => Date }) {
  serveEndpoint(app, listMails, async ({ query }) =>
    (await findMails(db, query.state, mostListed)).map(presentMail),
  );

  serveEndpoint(app, retryMail, async ({ params }) => {
    const mail = await reviveMail(db, params.id, clock());
    if (!mail) throw new Problem(404, 'There is no mail by this id that was given up.');
    return presentMail(mail);
  });
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
