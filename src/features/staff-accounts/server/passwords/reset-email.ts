import { firm } from '#features/business/firm.ts';
import { greetByName } from '#features/business/server/greeting-name.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { NewMail, QueuedMail } from '#platform/server/mail/message.ts';
import { isResetOpen } from '../sessions/queries-sessions.ts';

type ResetMail = {
  /** The stored hash of the link's token; part of the mail's event key. */
  tokenHash: string;
  accountId: string;
  name: string;
  to: string;
  link: string;
};

const kind = 'password-reset:';
/** Emails with the first link of an account that an admin has opened. */
export const invitationKind = 'invitation:';

/** Composes the mail with the password reset link. */
export function composeResetMail({ tokenHash, accountId, name, to, link }: ResetMail): NewMail {
  return {
    key: `${kind}${tokenHash}`,
    about: accountId,
    isUrgent: true,
    to,
    subject: 'Choose a new password',
    content: {
      heading: greetByName(name, 'choose a new password'),
      parts: [
        {
          say: `Someone, probably you, asked for a new password for your ${firm().name} staff account. This link works once, within the next hour.`,
        },
        { link: 'Choose a new password', to: link },
        { say: 'If it wasn’t you, there’s nothing you need to do: your password stays as it is.' },
      ],
    },
  };
}

/** Why a queued reset mail is stale; undefined while its link works, and for other mails. */
export async function findStaleReset(
  db: Db,
  { eventKey }: QueuedMail,
  now: Date,
): Promise<string | undefined> {
  const own = [kind, invitationKind].find((each) => eventKey.startsWith(each));
  if (own === undefined) return undefined;
  const isOpen = await isResetOpen(db, eventKey.slice(own.length), now);
  return isOpen ? undefined : 'its link has been used or is too old';
}
