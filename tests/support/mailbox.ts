import { setTimeout as delay } from 'node:timers/promises';
import pino from 'pino';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { writeLetter } from '#features/business/server/letter.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { WriteLetter } from '#platform/server/mail/message.ts';
import { sendBySmtp } from '#platform/server/mail/transport.ts';
import { sendNextMail } from '#platform/server/mail/worker.ts';

export type Mailbox = {
  url: string;
  /** What arrived, in order. */
  arrived: Email[];
  /** While true every mail is turned away, as by a full mailbox. */
  refuse: boolean;
  close: () => Promise<void>;
};

/** A real mail server on a free port that keeps what it is given. */
export async function openMailbox(): Promise<Mailbox> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: async (stream, _session, done) => {
      const parts: Buffer[] = [];
      try {
        for await (const part of stream) parts.push(part as Buffer);
        if (mailbox.refuse) throw Object.assign(new Error('mailbox full'), { responseCode: 452 });
        mailbox.arrived.push(await PostalMime.parse(Buffer.concat(parts)));
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
  // A sender that is killed drops its connection: the matter of the test, not an error of this server.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${port}`,
    arrived: [],
    refuse: false,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailbox;
}

/** Sends everything that is due at a time, as the server's worker would. */
export async function deliverMails(
  db: Db,
  mailbox: Mailbox,
  clock = () => new Date(),
  write: WriteLetter = writeLetter,
) {
  const parts = {
    db,
    clock,
    write,
    send: sendBySmtp(mailbox.url, 'Wyvern Vale Flooring <hello@wyvernvale.example>'),
    domain: 'wyvernvale.example',
    log: pino({ level: 'silent' }),
  };
  while (await sendNextMail(parts));
}

/** Has every mail that waits turned away, attempt after attempt, until it is given up. */
export async function giveUpMails(db: Db) {
  const mailbox = await openMailbox();
  mailbox.refuse = true;
  const dayMs = 24 * 3_600_000;
  for (let day = 0; day < 10; day += 1) {
    const now = new Date(Date.now() + day * dayMs);
    await deliverMails(db, mailbox, () => now);
  }
  await mailbox.close();
}

/** Waits until a condition holds. */
export async function until(condition: () => boolean | Promise<boolean>) {
  while (!(await condition())) await delay(10);
}
