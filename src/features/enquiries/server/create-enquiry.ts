import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db, Tx } from '#platform/server/database/database.ts';
import type { Problem } from '#platform/server/http/errors/problem.ts';
import { type Alongside, writeAlongside } from '#platform/server/http/submissions/alongside.ts';
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
import type { SampleOrder } from './schema.ts';

/** Dependencies and settings of the enquiries feature. */
export type EnquiryDeps = {
  db: Db;
  clock: () => Date;
  publicUrl: string;
  /** Enquiries per hour and network. */
  formsPerHour: number;
  /** Emails per day to one address that can be caused without proof of owning it. */
  unsolicitedEmailsPerDay: number;
  /** Called after an enquiry is stored, with the customer's name and email. */
  onCustomer: (request: FastifyRequest, person: { name: string; email: string }) => Promise<void>;
};

type Refuse = (tx: Tx, rows: EnquiryRow[]) => Promise<(Problem | undefined)[]>;

/** An enquiry of the website's form, or a call-back of the chat, whose email may be empty. */
type EnquiryBody = Omit<EnquiryRequest, 'source'> & { source: string; sampleOrder?: SampleOrder };

type NewEnquiry = { row: EnquiryRow; alongside: Alongside | undefined };
/** Of an enquiry that was made in a chat: its conversation, and the messages about it. */
type OfChat = { conversationId?: string | null; alongside?: Alongside | undefined };

/**
 * Creates the handler of enquiries: stores each with its mails, or returns the stored response of the same
 * idempotent request. The handler throws what `createSubmissionHandler` documents.
 */
export function createEnquiryHandler({ refuse, ...deps }: EnquiryDeps & { refuse?: Refuse }) {
  const { clock, publicUrl, formsPerHour } = deps;
  const handleSubmission = createSubmissionHandler<NewEnquiry, { id: string; status: 'new' }>({
    ...deps,
    limits: formLimits('enquiries', formsPerHour),
    ...(refuse && {
      refuse: (tx, enquiries) =>
        refuse(
          tx,
          enquiries.map(({ row }) => row),
        ),
    }),
    store: async (tx, enquiries, now) => {
      const rows = enquiries.map(({ row }) => row);
      await insertEnquiries(tx, rows);
      const addresses = rows.map(({ email }) => email);
      const limit = { perDay: deps.unsolicitedEmailsPerDay, now };
      const mayEmail = await countUnsolicited(tx, addresses, limit);
      const mails = rows.flatMap((row, i) => {
        const [own, notice] = composeEnquiryMails(row, publicUrl);
        if (row.email === '') return [notice];
        return [mayEmail[i] ? own : { ...own, notSent: tooManyUnsolicited }, notice];
      });
      await queueMails(tx, mails, now);
      await writeAlongside(
        tx,
        enquiries.map(({ alongside }) => alongside),
        now,
      );
    },
  });
  return (
    { website: _, ...asked }: EnquiryBody,
    sender: Sender,
    { conversationId = null, alongside }: OfChat = {},
  ) => {
    const row = {
      ...asked,
      id: randomUUID(),
      conversationId,
      message: asked.message || null,
      sampleOrder: asked.sampleOrder ?? null,
      followedUp: false,
      followedUpBy: null,
      followedUpAt: null,
      notes: null,
      replies: [],
      createdAt: clock(),
    };
    const answer = { id: row.id, status: 'new' as const };
    return handleSubmission({ ...sender, item: { row, alongside }, answer });
  };
}
