import { answerBy } from '#features/business/answer-by.ts';
import { firm } from '#features/business/firm.ts';
import { noticeAddresses } from '#features/business/server/render-email.ts';
import { shortInstant } from '#platform/dates/short-dates.ts';
import type { Db } from '#platform/server/database/database.ts';
import { kindOf, type NewMail, type QueuedMail } from '#platform/server/mail/message.ts';
import { queueMails } from '#platform/server/mail/queue-mail.ts';
import { findPromised, type Promised } from './find-waiting.ts';

const hour = 3_600_000;
/** Hours before an answer is due at which the business is reminded of somebody who waits. */
const reminderHours = 4;
/** What is late by more was reminded of before, or was waiting before the site reminded of anything. */
const forgottenHours = 24;
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
 * Reminds the business by mail of everybody whose answer is due within four hours: once each, however
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
  const due = (await findPromised(db, now, maxEscalated)).filter(({ since }) => {
    const hoursLeft = (answerBy(since).getTime() - now.getTime()) / hour;
    return hoursLeft <= reminderHours && hoursLeft > -forgottenHours;
  });
  if (due.length === 0) return;
  await db.transaction((tx) =>
    queueMails(
      tx,
      due.map((one) => composeEscalation(one, now, publicUrl)),
      now,
    ),
  );
}

function composeEscalation(
  { kind, id, name, about, since }: Promised,
  now: Date,
  publicUrl: string,
): NewMail {
  const { what, link, path } = kinds[kind];
  const due = answerBy(since);
  const hours = Math.floor((now.getTime() - since.getTime()) / hour);
  return {
    key: `${mailKind}:${kind}:${id}:${since.getTime()}`,
    about: id,
    isUrgent: true,
    to: noticeAddresses(),
    subject: `Still waiting for us: ${name}`,
    content: {
      heading: `${name} has waited ${hours} hours`,
      parts: [
        {
          say:
            now < due
              ? `We promise an answer within ${firm().responseHours} hours, or when we are open again: please reply by ${shortInstant(due.toISOString())}.`
              : `We promised an answer by ${shortInstant(due.toISOString())}: please reply now.`,
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
