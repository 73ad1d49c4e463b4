import { randomUUID } from 'node:crypto';
import { firm } from '#features/business/firm.ts';
import { greetByName } from '#features/business/server/greeting-name.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { ContentBlock } from '#platform/server/mail/message.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import type { Account } from './queries.ts';

type AccountMail = {
  /** Of the event key, such as `password-changed`. */
  kind: string;
  subject: string;
  /** A sentence. */
  change: string;
  facts?: readonly (readonly [name: string, value: string])[];
  advice: string;
};

/**
 * Whether owners are emailed about their accounts: behind TLS only. On plain http the site is being tried out, as for
 * SECOND_FACTOR.
 */
export const mailsAccountOwners = (publicUrl: string) => publicUrl.startsWith('https:');

/** Emails the owner of an account about what happened to it, in its transaction. */
export async function mailAccountOwner(
  tx: Tx,
  { id, name, email }: Account,
  { kind, subject, change, facts, advice }: AccountMail,
  { publicUrl, now }: { publicUrl: string; now: Date },
) {
  if (!mailsAccountOwners(publicUrl)) return;
  const parts: ContentBlock[] = [
    { say: `${change} This is about your ${firm().name} staff account.` },
    ...(facts ? [{ list: facts }] : []),
    { say: advice },
    { link: 'Open your account', to: `${publicUrl}/team-chat/account` },
  ];
  const heading = greetByName(name, subject.charAt(0).toLowerCase() + subject.slice(1));
  await queueMail(
    tx,
    {
      key: `${kind}:${randomUUID()}`,
      about: id,
      isUrgent: true,
      to: email,
      subject,
      content: { heading, parts },
    },
    now,
  );
}
