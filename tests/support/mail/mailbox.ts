import { setTimeout as delay } from 'node:timers/promises';
import pino from 'pino';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { staleCheck } from '#app/server/stale-check.ts';
import { renderEmail } from '#features/business/server/render-email.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { RenderEmail } from '#platform/server/mail/message.ts';
import { type SendingOptions, sendNextMail } from '#platform/server/mail/send-next-mail.ts';
import { sendBySmtp } from '#platform/server/mail/smtp.ts';

/** How a mail server behaves; reply codes are undefined where it takes what it is given. */
type Behaviour = {
  /** True turns every mail away for the moment, as a full mailbox does; a number is the reply. */
  refuse: boolean | number;
  /** The reply to a connection. */
  refuseConnection?: number;
  /** The reply to the sender's address. */
  refuseSender?: number;
  /** The reply to a recipient's address. */
  judgeRecipient?: (address: string) => number | undefined;
  /** How long each reply takes, in milliseconds. */
  replyAfterMs: number;
  /** Whether the connection is cut where a mail's last reply should come; the mail has arrived. */
  cutAfterData: boolean;
};

export type Mailbox = Behaviour & {
  url: string;
  /** What arrived, in order. */
  arrived: Email[];
  /** How many connections were made. */
  connections: number;
  close: () => Promise<void>;
};

const wellBehaved: Behaviour = { refuse: false, replyAfterMs: 0, cutAfterData: false };
const strangeBehaviour = ['refuseConnection', 'refuseSender', 'judgeRecipient'] as const;

/** A real mail server on a free port that keeps what it is given. */
export async function openMailbox(): Promise<Mailbox> {
  /** Replies by a code, or with an OK where there is none. */
  const reply = async (done: (error?: Error | null) => void, code: number | undefined) => {
    if (mailbox.replyAfterMs > 0) await delay(mailbox.replyAfterMs);
    done(code === undefined ? null : refusal(code));
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onConnect: (_session, done) => {
      mailbox.connections += 1;
      reply(done, mailbox.refuseConnection);
    },
    onMailFrom: (_address, _session, done) => void reply(done, mailbox.refuseSender),
    onRcptTo: ({ address }, _session, done) => void reply(done, mailbox.judgeRecipient?.(address)),
    onData: async (stream, session, done) => {
      const parts: Buffer[] = [];
      try {
        for await (const part of stream) parts.push(part as Buffer);
        const { refuse } = mailbox;
        if (!refuse) mailbox.arrived.push(await PostalMime.parse(Buffer.concat(parts)));
        if (mailbox.cutAfterData) return cut(server, session);
        await reply(done, refuse ? (refuse === true ? 452 : refuse) : undefined);
      } catch (error) {
        done(error as Error);
      }
    },
  });
  skipEarlyTalkerPause(server);
  // A sender that is killed drops its connection: the matter of the test, not an error of this server.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  const mailbox: Mailbox = {
    ...wellBehaved,
    url: `smtp://127.0.0.1:${port}`,
    arrived: [],
    connections: 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailbox;
}

const refusal = (code: number) => Object.assign(new Error('mailbox full'), { responseCode: code });

type Connection = {
  session: SMTPServerSession;
  _socket: { destroy: () => void };
  init: () => void;
  connectionReady: () => void;
  _setListeners: (done: () => void) => void;
};

const connectionsOf = (server: SMTPServer) =>
  (server as unknown as { connections: Set<Connection> }).connections;

/** A connection waits 100 ms for clients that talk too early: minutes in a suite of mails. */
function skipEarlyTalkerPause(server: SMTPServer) {
  const connections = connectionsOf(server);
  const add = connections.add.bind(connections);
  connections.add = (connection) => {
    connection.init = () => connection._setListeners(() => connection.connectionReady());
    return add(connection);
  };
}

function cut(server: SMTPServer, { id }: SMTPServerSession) {
  for (const { session, _socket } of connectionsOf(server))
    if (session.id === id) _socket.destroy();
}

/** Has a mail server behave again and forget what arrived. */
export function calm(mailbox: Mailbox) {
  for (const name of strangeBehaviour) delete mailbox[name];
  Object.assign(mailbox, wellBehaved);
  mailbox.arrived.length = 0;
  mailbox.connections = 0;
}

/** What the server's worker sends with, with the mailbox as its mail server. */
export function sendingTo(
  mailbox: Pick<Mailbox, 'url'>,
  options: Pick<SendingOptions, 'db'> & Partial<SendingOptions>,
): SendingOptions {
  return {
    clock: () => new Date(),
    write: renderEmail,
    staleCheck,
    send: sendBySmtp(mailbox.url, () => ({
      from: 'Wyvern Vale Flooring <hello@wyvernvale.example>',
    })),
    domain: () => 'wyvernvale.example',
    log: pino({ level: 'silent' }),
    ...options,
  };
}

/** Sends everything that is due at a time, as the server's worker would. */
export async function deliverMails(
  db: Db,
  mailbox: Mailbox,
  clock = () => new Date(),
  write: RenderEmail = renderEmail,
) {
  const options = sendingTo(mailbox, { db, clock, write });
  while (await sendNextMail(options));
}

/** Has every mail that waits turned away for good. */
export async function giveUpMails(db: Db) {
  const mailbox = await openMailbox();
  mailbox.refuse = 552;
  await deliverMails(db, mailbox);
  await mailbox.close();
}

/** Waits until a condition holds. */
export async function until(condition: () => boolean | Promise<boolean>) {
  while (!(await condition())) await delay(10);
}
