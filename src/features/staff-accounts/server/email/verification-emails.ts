import { randomUUID } from 'node:crypto';
import { firm } from '#features/business/firm.ts';
import { greetByName } from '#features/business/server/greeting-name.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { NewMail, QueuedMail } from '#platform/server/mail/message.ts';
import type { Account } from '../queries.ts';
import { findEmailChangeByToken, findVerification } from './queries-email-links.ts';

type Recipient = Pick<Account, 'id' | 'name' | 'email'>;
type Link = { publicUrl: string; token: string; tokenHash: string };

const verification = 'email-verification:';
const change = 'email-change:';
/** The page of all links about addresses; the fragment says which, and no server sees it. */
export const emailLinkPath = '/team-chat/email';

const urlOf = ({ publicUrl, token }: Link, what: 'verify' | 'change' | 'cancel') =>
  `${publicUrl}${emailLinkPath}#${what}=${token}`;

/** The email whose link verifies the address of a registration. Its owner may know nothing of it. */
export function composeVerificationMail({ id, name, email }: Recipient, link: Link): NewMail {
  return {
    key: `${verification}${link.tokenHash}`,
    about: id,
    isUrgent: true,
    to: email,
    subject: 'Is this your email address?',
    content: {
      heading: greetByName(name, 'is this your email address?'),
      parts: [
        {
          say: `Someone, probably you, registered for a ${firm().name} staff account with it. Please confirm that it’s yours. The link works once, within a day.`,
        },
        { link: 'Verify this address', to: urlOf(link, 'verify') },
        { say: 'If it wasn’t you, please leave the link alone: without it, nothing happens.' },
      ],
    },
  };
}

/** The email whose link makes an address that of an account. */
export function composeChangeMail({ id, name }: Recipient, to: string, link: Link): NewMail {
  return {
    key: `${change}${link.tokenHash}`,
    about: id,
    isUrgent: true,
    to,
    subject: 'Your new email address',
    content: {
      heading: greetByName(name, 'is this your new email address?'),
      parts: [
        {
          say: `You asked to sign in to your ${firm().name} staff account with this address from now on. The link works once, within a day.`,
        },
        { link: 'Use this address', to: urlOf(link, 'change') },
        { say: 'If it wasn’t you, please leave the link alone: without it, nothing happens.' },
      ],
    },
  };
}

/** Tells the old address of a change that has been asked for, with a link that stops it. */
export function composeObjectionMail(
  { id, name, email }: Recipient,
  newEmail: string,
  link: Link,
): NewMail {
  return {
    key: `email-objection:${link.tokenHash}`,
    about: id,
    isUrgent: true,
    to: email,
    subject: 'Your email address is about to change',
    content: {
      heading: greetByName(name, 'your email address is about to change'),
      parts: [
        {
          say: `Someone who is signed in to your ${firm().name} staff account asked to use ${newEmail} for it. It changes when the link in our email to that address is opened.`,
        },
        { say: 'If that was you, there’s nothing to do here. If it wasn’t, stop it now:' },
        { link: 'Stop the change', to: urlOf(link, 'cancel') },
        {
          say: 'If the link comes too late, tell an admin at once: they can end your sessions and deactivate the account.',
        },
      ],
    },
  };
}

/** Tells the owner of an address that somebody else on the team wanted it. */
export function composeTakenMail({ id, name, email }: Recipient): NewMail {
  return {
    key: `email-taken:${randomUUID()}`,
    about: id,
    to: email,
    subject: 'Someone asked for your email address',
    content: {
      heading: greetByName(name, 'someone asked for your email address'),
      parts: [
        {
          say: `Somebody else on the team asked to use this address for their ${firm().name} staff account. It belongs to yours, so nothing has changed. If you have two accounts, an admin can delete one of them.`,
        },
      ],
    },
  };
}

/** Tells the old address that it has been replaced. */
export function composeChangedMail({ id, name, email }: Recipient, newEmail: string): NewMail {
  return {
    key: `email-changed:${randomUUID()}`,
    about: id,
    isUrgent: true,
    to: email,
    subject: 'Your email address has changed',
    content: {
      heading: greetByName(name, 'your email address has changed'),
      parts: [
        {
          say: `You now sign in to your ${firm().name} staff account with ${newEmail}, and this address no longer works.`,
        },
        { say: 'If this wasn’t you, tell an admin at once.' },
      ],
    },
  };
}

/** Tells somebody whose registration nobody approved. */
export function composeExpiryMail({ id, name, email }: Recipient): NewMail {
  return {
    key: `registration-expired:${id}`,
    about: id,
    to: email,
    subject: 'Your registration has expired',
    content: {
      heading: greetByName(name, 'your registration has expired'),
      parts: [
        {
          say: `Nobody approved your ${firm().name} staff account within 30 days, so we’ve deleted it. If you still need one, ask an admin and register again.`,
        },
      ],
    },
  };
}

/** Why a queued email with a link is stale; undefined while its link works, and for other emails. */
export async function findStaleEmailLink(
  db: Db,
  { eventKey }: QueuedMail,
  now: Date,
): Promise<string | undefined> {
  const tokenHash = eventKey.slice(eventKey.indexOf(':') + 1);
  const isOpen = eventKey.startsWith(verification)
    ? await findVerification(db, tokenHash, now)
    : eventKey.startsWith(change)
      ? await findEmailChangeByToken(db, tokenHash, now)
      : true;
  return isOpen ? undefined : 'its link has been used or is too old';
}
