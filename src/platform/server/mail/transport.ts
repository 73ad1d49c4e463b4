import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { MailMessage } from './message.ts';

export type OutgoingMail = Omit<MailMessage, 'letter'> & {
  /** Fixed for a mail, so that one sent again is known to be the same. */
  messageId: string;
  date: Date;
  to: string;
  subject: string;
  text: string;
  html: string;
};

/** Hands a mail over. @throws when it was not taken; whether it was may then be unknown */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

const seconds = 1000;

/** Sends through a mail server. @param url smtp: or smtps:, with user and password where it asks for them */
export function sendBySmtp(url: string, from: string): SendMail {
  const transport = nodemailer.createTransport(url, { from });
  Object.assign(transport.options, {
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 20 * seconds,
  });
  return async (mail) => void (await transport.sendMail(compose(mail)));
}

/** Writes each mail to a file of its own, as it would have been sent. */
export function writeToFolder(folder: string, from: string): SendMail {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true }, { from });
  return async (mail) => {
    const { message } = await transport.sendMail(compose(mail));
    await mkdir(folder, { recursive: true });
    const file = path.join(folder, `${mail.messageId.replace(/[^\w.@-]/g, '')}.eml`);
    await writeFile(`${file}.part`, message as Buffer);
    await rename(`${file}.part`, file);
  };
}

function compose({ replyTo, calendar, ...mail }: OutgoingMail): SendMailOptions {
  return {
    ...mail,
    ...(replyTo && { replyTo }),
    ...(calendar && {
      icalEvent: { method: calendar.method, filename: 'visit.ics', content: calendar.content },
    }),
  };
}
