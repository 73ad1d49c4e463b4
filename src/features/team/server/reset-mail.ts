import { businessName } from '#features/business/facts.ts';
import type { NewMail } from '#platform/server/mail/message.ts';

type ResetMail = {
  /** What the database calls the link: each is an event of its own. */
  tokenHash: string;
  accountId: string;
  name: string;
  to: string;
  link: string;
};

/** The mail with the link to set a forgotten password anew. */
export function composeResetMail({ tokenHash, accountId, name, to, link }: ResetMail): NewMail {
  return {
    key: `password-reset:${tokenHash}`,
    about: accountId,
    to,
    subject: 'Choose a new password',
    letter: {
      heading: `Hello ${name}, choose a new password`,
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
