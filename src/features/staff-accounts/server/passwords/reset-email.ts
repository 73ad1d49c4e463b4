import { businessName } from '#features/business/facts.ts';
import { greetByName } from '#features/business/server/greeting-name.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { NewMail, QueuedMail } from '#platform/server/mail/message.ts';
import { isResetOpen } from '../sessions/queries-sessions.ts';

type ResetMail = {
  /** What the database calls the link: each is an event of its own. */
  tokenHash: string;
  accountId: string;
  name: string;
  to: string;
  link: string;
};

const kind = 'password-reset:';

/** The mail with the link to set a forgotten password anew. */
export function composeResetMail({ tokenHash, accountId, name, to, link }: ResetMail): NewMail {
  return {
    key: `${kind}${tokenHash}`,
    about: accountId,
    isUrgent: true,
    to,
    subject: 'Choose a new password',
    letter: {
      heading: greetByName(name, 'choose a new password'),
      parts: [
        {
          say: `Somebody, probably you, asked for a new password for your ${businessName} staff account. This link works once, within the next hour.`,
        },
        { link: 'Choose a new password', to: link },
        { say: 'If it was not you, you need do nothing: your password stays as it is.' },
      ],
    },
  };
}

/** Why a mail with such a link is not worth sending any more; undefined while it is, and for other mails. */
export async function findStaleReset(
  db: Db,
  { eventKey }: QueuedMail,
  now: Date,
): Promise<string | undefined> {
  if (!eventKey.startsWith(kind)) return undefined;
  const isOpen = await isResetOpen(db, eventKey.slice(kind.length), now);
  return isOpen ? undefined : 'its link has been used or is too old';
}
