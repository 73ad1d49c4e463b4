import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import { ignoreMissing } from '../data-folder/ignore-missing.ts';
import type { MailMessage, RenderedEmail } from './message.ts';

export type OutgoingMail = Omit<MailMessage, 'content'> &
  RenderedEmail & {
    /** Fixed per email, so that a repeated delivery is recognised as the same email. */
    messageId: string;
    date: Date;
    to: string;
    subject: string;
  };

/** From whom emails come, and where replies go if not there. */
export type Sender = Pick<SendMailOptions, 'from' | 'replyTo'>;

/**
 * Delivers an email; an aborted signal ends the delivery at once.
 * @throws DeliveryError or any other error when it was not taken; whether it was may then be unknown
 */
export type SendMail = (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;

/** Creates the delivery to files: each email is written to a file of its own, as it would have been sent. */
export function writeToFolder(folder: string, sender: () => Sender): SendMail {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail({ ...sender(), ...composeMessage(mail) });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = path.join(folder, nameFile(mail.messageId));
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
  };
}

/** Converts an email to nodemailer's options. */
export function composeMessage({
  replyTo,
  calendar,
  images = [],
  ...mail
}: OutgoingMail): SendMailOptions {
  return {
    ...mail,
    // RFC 3834: an answering machine is not to answer it.
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: images.map((image) => ({ ...image, contentDisposition: 'inline' as const })),
    ...(replyTo && { replyTo }),
    ...(calendar && {
      icalEvent: { method: calendar.method, filename: 'visit.ics', content: calendar.content },
    }),
  };
}

const nameFile = (messageId: string) => `${messageId.replace(/[^\w.@-]/g, '')}.eml`;

/** Deletes the files of emails, by the ids that their Message-IDs begin with. */
export async function deleteMailFiles(folder: string, ids: readonly string[]) {
  if (ids.length === 0) return;
  const known = new Set(ids);
  const files = await readdir(folder).catch(ignoreMissing);
  for (const file of files ?? [])
    if (known.has(file.split('@', 1)[0] ?? '')) await rm(path.join(folder, file), { force: true });
}
