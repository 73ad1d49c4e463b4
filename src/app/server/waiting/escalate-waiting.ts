import { email, responseHours } from '#features/business/facts.ts';
import { shortInstant } from '#platform/dates/short-dates.ts';
import type { Db } from '#platform/server/database/database.ts';
import { kindOf, type NewMail, type QueuedMail } from '#platform/server/mail/message.ts';
import { queueMails } from '#platform/server/mail/queue-mail.ts';
import { findPromised, type Promised } from './find-waiting.ts';

const hour = 3_600_000;
/** Hours after which the business is reminded of somebody who waits. */
const escalationHours = 20;
/** What has waited longer was reminded of before, or was waiting before the site reminded of anything. */
const forgottenHours = 48;
const maxEscalated = 200;
const mailKind = 'notice-waiting';

const kinds: Record<
  Promised['kind'],
  { what: string; link: string; path: (id: string) => string }
> = {
  lead: {
    what: 'Enquiry',
    link: 'Open the lead',
    path: (id) => `/admin/leads?lead=${id}`,
  },
  appointment: {
    what: 'Appointment to confirm',
    link: 'Open the appointment',
    path: (id) => `/admin/appointments?appointment=${id}`,
  },
  visit: {
    what: 'Visit to book again',
    link: 'Open the appointment',
    path: (id) => `/admin/appointments?appointment=${id}`,
  },
  chat: {
    what: 'Chat for the team',
    link: 'Open the chat',
    path: (id) => `/team-chat?conversation=${id}`,
  },
};

/**
 * Reminds the business by mail of everybody who has waited for 20 of the promised 24 hours: once each, however
 * often and in however many processes this runs.
 */
export async function escalateWaiting({
  db,
  clock,
  publicUrl,
}: {
  db: Db;
  clock: () => Date;
  publicUrl: string;
}): Promise<void> {
  const now = clock();
  const hoursOf = ({ since }: Promised) => (now.getTime() - since.getTime()) / hour;
  const due = (await findPromised(db, now, maxEscalated)).filter(
    (one) => hoursOf(one) >= escalationHours && hoursOf(one) < forgottenHours,
  );
  if (due.length === 0) return;
  await db.transaction((tx) =>
    queueMails(
      tx,
      due.map((one) => composeEscalation(one, hoursOf(one), publicUrl)),
      now,
    ),
  );
}

function composeEscalation(
  { kind, id, name, about, since }: Promised,
  hours: number,
  publicUrl: string,
): NewMail {
  const { what, link, path } = kinds[kind];
  const due = new Date(since.getTime() + responseHours * hour);
  return {
    key: `${mailKind}:${kind}:${id}:${since.getTime()}`,
    about: id,
    isUrgent: true,
    to: email.display,
    subject: `Still waiting for us: ${name}`,
    content: {
      heading: `${name} has waited ${Math.floor(hours)} hours`,
      parts: [
        {
          say:
            hours < responseHours
              ? `We promise an answer within ${responseHours} hours: please reply by ${shortInstant(due.toISOString())}.`
              : `We promised an answer within ${responseHours} hours, by ${shortInstant(due.toISOString())}: please reply now.`,
        },
        {
          list: [
            ['What', what],
            ['Since', shortInstant(since.toISOString())],
            ...(about ? [['About', about] as const] : []),
          ],
        },
        { link, to: publicUrl + path(encodeURIComponent(id)) },
      ],
    },
  };
}

/** Why a reminder is no longer worth sending, if so: they have had their answer. Other mails are ignored. */
export async function findStaleEscalation(
  db: Db,
  mail: Pick<QueuedMail, 'eventKey'>,
  now: Date,
): Promise<string | undefined> {
  if (kindOf(mail.eventKey) !== mailKind) return undefined;
  const [, kind, id] = mail.eventKey.split(':');
  const waiting = await findPromised(db, now, maxEscalated);
  const mayWait =
    waiting.length === maxEscalated || waiting.some((one) => one.kind === kind && one.id === id);
  return mayWait ? undefined : 'the customer has had an answer';
}
