import { randomUUID } from 'node:crypto';
import { firm } from '#features/business/firm.ts';
import { greetByName } from '#features/business/server/greeting-name.ts';
import type { NewMail } from '#platform/server/mail/message.ts';
import type { Account } from '../queries.ts';

/** Composes the email about a change of an account's second factors. `change` is a sentence. */
export function composeFactorMail({ id, name, email }: Account, change: string): NewMail {
  return {
    key: `second-factor:${randomUUID()}`,
    about: id,
    isUrgent: true,
    to: email,
    subject: 'Your two-step sign-in has changed',
    content: {
      heading: greetByName(name, 'your two-step sign-in has changed'),
      parts: [
        { say: `${change} This is about your ${firm().name} staff account.` },
        {
          say: 'If this wasn’t you and you weren’t expecting it, choose a new password now and tell an admin.',
        },
      ],
    },
  };
}
