import { readGreetingName } from '#features/business/server/greeting-name.ts';
import { writeMail } from '#features/business/server/texts/mail-wording.ts';
import type { Db, DbOrTx, Tx } from '#platform/server/database/database.ts';
import { createOrderedId } from '#platform/server/database/ids/ordered-id.ts';
import { hashToken, makeToken } from '#platform/server/http/security/tokens.ts';
import { kindOf, type NewMail, type QueuedMail } from '#platform/server/mail/message.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { completedWhen, linkDays } from '../when-to-ask.ts';
import { findAsked, hasCustomerStopped, hasStopped, insertRequest } from './queries.ts';

const mailKind = 'review-request';

/** A completed appointment of a customer with an email address. */
export type CompletedVisit = {
  id: string;
  customerName: string;
  email: string;
  postcode: string;
  floors: string[];
};

export type AskingDeps = {
  db: Db;
  clock: () => Date;
  publicUrl: string;
  /** The appointments whose customers can be asked, by when they were completed. */
  findCompleted: (db: DbOrTx, when: { from: Date; before: Date }) => Promise<CompletedVisit[]>;
  /** One of them, locked until the transaction ends; undefined where it was reopened or erased meanwhile. */
  lockCompleted: (tx: Tx, id: string) => Promise<CompletedVisit | undefined>;
  /** The town that a postcode's district belongs to. */
  findTown: (postcode: string) => Promise<string | undefined>;
};

/**
 * Asks the customers of completed visits for a review, each once, however often and in however many processes this
 * runs. Nobody is asked who has said so, or has no email address.
 */
export async function askForReviews(deps: AskingDeps): Promise<void> {
  const { db, clock } = deps;
  const when = completedWhen(clock());
  if (!when) return;
  const completed = await deps.findCompleted(db, when);
  const asked = await findAsked(
    db,
    completed.map(({ id }) => id),
  );
  for (const visit of completed)
    if (!asked.has(visit.id)) await askForReview(deps, visit, await deps.findTown(visit.postcode));
}

async function askForReview(
  { db, clock, publicUrl, lockCompleted }: AskingDeps,
  { id }: CompletedVisit,
  town: string | undefined,
) {
  const now = clock();
  await db.transaction(async (tx) => {
    const visit = await lockCompleted(tx, id);
    if (!visit) return;
    const emailHash = hashToken(visit.email.toLowerCase());
    if (await hasStopped(tx, emailHash)) return;
    const token = makeToken(24);
    const isNew = await insertRequest(tx, {
      id: createOrderedId(),
      appointmentId: id,
      tokenHash: hashToken(token),
      emailHash,
      firstName: readGreetingName(visit.customerName) ?? null,
      town: town ?? null,
      floors: visit.floors,
      askedAt: now,
    });
    const link = `${publicUrl}/review/${token}`;
    if (isNew) await queueMail(tx, composeReviewRequest({ ...visit, link }), now);
  });
}

/** Composes the email that asks a customer for a review. */
export function composeReviewRequest({
  id,
  customerName,
  email,
  link,
}: Pick<CompletedVisit, 'id' | 'customerName' | 'email'> & { link: string }): NewMail {
  const say = writeMail('review-request', { customerName, days: String(linkDays) });
  return {
    key: `${mailKind}:${id}`,
    about: id,
    to: email,
    subject: say.subject,
    content: {
      heading: say.heading,
      parts: [
        { say: say.intro },
        { link: say.button, to: link },
        { say: say.closing },
        { list: [[say.stopping, say.stop, `${link}?stop=yes`]] },
      ],
    },
  };
}

/** Why an email that asks for a review is no longer worth sending, if so. Other emails are ignored. */
export async function findStoppedRequest(
  db: Db,
  mail: Pick<QueuedMail, 'eventKey' | 'about'>,
): Promise<string | undefined> {
  if (kindOf(mail.eventKey) !== mailKind || !mail.about) return undefined;
  return (await hasCustomerStopped(db, mail.about))
    ? 'the customer asked for no more of these emails'
    : undefined;
}
