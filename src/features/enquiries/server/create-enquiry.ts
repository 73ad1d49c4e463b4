import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db } from '#platform/server/database/database.ts';
import { formLimits } from '#platform/server/http/submissions/rate-limit.ts';
import {
  createSubmissionHandler,
  type Sender,
} from '#platform/server/http/submissions/submission-handler.ts';
import { queueMails } from '#platform/server/mail/queue-mail.ts';
import { countUnsolicited, tooManyUnsolicited } from '#platform/server/mail/unsolicited.ts';
import type { EnquiryRequest } from '../enquiry-form.ts';
import { composeEnquiryMails } from './enquiry-mails.ts';
import { type EnquiryRow, insertEnquiries } from './queries.ts';

export type EnquiryDeps = {
  db: Db;
  clock: () => Date;
  publicUrl: string;
  /** Enquiries an hour for one address. */
  formsPerHour: number;
  /** Emails a day to one address that anybody can cause. */
  unsolicitedEmailsPerDay: number;
  /** Hears who has written, after the enquiry is stored. */
  onCustomer: (request: FastifyRequest, person: { name: string; email: string }) => Promise<void>;
};

/**
 * Takes enquiries: each is stored with its mails, or gets the answer that was given before to the
 * same call. What it returns throws as `createSubmissionHandler` says.
 */
export function createEnquiryHandler(deps: EnquiryDeps) {
  const { clock, publicUrl, formsPerHour } = deps;
  const take = createSubmissionHandler<EnquiryRow, { id: string; status: 'new' }>({
    ...deps,
    limits: formLimits('enquiries', formsPerHour),
    store: async (tx, rows, now) => {
      await insertEnquiries(tx, rows);
      const addresses = rows.map(({ email }) => email);
      const limit = { perDay: deps.unsolicitedEmailsPerDay, now };
      const mayTell = await countUnsolicited(tx, addresses, limit);
      const mails = rows.flatMap((row, i) => {
        const [own, notice] = composeEnquiryMails(row, publicUrl);
        return [mayTell[i] ? own : { ...own, notSent: tooManyUnsolicited }, notice];
      });
      await queueMails(tx, mails, now);
    },
  });
  return (body: EnquiryRequest, sender: Sender) => {
    const { website: _, ...asked } = body;
    const row = {
      ...asked,
      id: randomUUID(),
      message: body.message || null,
      followedUp: false,
      followedUpBy: null,
      followedUpAt: null,
      createdAt: clock(),
    };
    return take({ ...sender, item: row, answer: { id: row.id, status: 'new' } });
  };
}
