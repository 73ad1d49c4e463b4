import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import SMTPTransport from 'nodemailer/lib/smtp-transport';
import { DeliveryError, judgeDelivery } from './delivery-error.ts';
import { composeMessage, type Sender, type SendMail } from './transport.ts';

const seconds = 1000;
const minutes = 60 * seconds;

/**
 * Time limits of an SMTP session in milliseconds. After the message was sent the reply is awaited for as
 * long as RFC 5321 (4.5.3.2.6) requires: disconnecting sooner sends the email twice.
 */
export const smtpLimits = { greetingMs: 1 * minutes, loginMs: 2 * minutes, wholeMs: 10 * minutes };

/** Creates the delivery by SMTP. @param url smtp: or smtps:, with user and password where required; `sender`: who sends now */
export function sendBySmtp(url: string, sender: () => Sender, limits = smtpLimits): SendMail {
  const settings = new SMTPTransport(url);
  const options = {
    ...settings.options,
    connectionTimeout: limits.loginMs,
    greetingTimeout: limits.greetingMs,
    socketTimeout: limits.wholeMs,
  };
  return async (mail, signal) => {
    const message = new MailComposer({ ...sender(), ...composeMessage(mail) }).compile();
    const connection = new SMTPConnection(options);
    const conversation = startConversation(connection, [
      signal,
      AbortSignal.timeout(limits.wholeMs),
    ]);
    try {
      await logIn(connection, conversation, settings, limits.loginMs);
      await conversation
        .step((done) =>
          connection.send(message.getEnvelope(), message.createReadStream(), (error) =>
            done(error),
          ),
        )
        .catch((error) => {
          throw new DeliveryError(judgeDelivery(error), error.message, { cause: error });
        });
    } finally {
      conversation.end();
    }
  };
}

type Done = (error?: Error | null) => void;
type Conversation = ReturnType<typeof startConversation>;

/** Connects and logs in; any failure here is about the mail server and not about the email. */
async function logIn(
  connection: SMTPConnection,
  { step, end }: Conversation,
  settings: SMTPTransport,
  limitMs: number,
) {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    end(new Error('Connection timeout'));
  }, limitMs);
  try {
    await step((done) => connection.connect(done));
    const auth = settings.getAuth({});
    if (auth && connection.allowsAuth) await step((done) => connection.login(auth, done));
  } catch (error) {
    const reason = isLate ? 'Connection timeout' : (error as Error).message;
    throw new DeliveryError('unavailable', reason, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** Ends the SMTP session on connection errors and aborted signals, at whatever step it is. */
function startConversation(connection: SMTPConnection, signals: AbortSignal[]) {
  const { promise: broken, reject } = Promise.withResolvers<never>();
  // It may reject while no step awaits it.
  broken.catch(() => {});
  connection.on('error', reject);
  const end = (error?: Error) => {
    if (error) {
      reject(error);
      // Closed at once: a message sent in part must not look complete.
      connection.options.socketCloseTimeout = 0;
    }
    connection.close();
  };
  const signal = AbortSignal.any(signals);
  const abort = () =>
    end(new Error(signal.reason?.name === 'TimeoutError' ? 'Timeout' : 'Stopped'));
  signal.addEventListener('abort', abort, { once: true });
  return {
    step: (begin: (done: Done) => void) =>
      Promise.race([
        broken,
        new Promise<void>((resolve, fail) => {
          begin((error) => (error ? fail(error) : resolve()));
          if (signal.aborted) abort();
        }),
      ]),
    end: (error?: Error) => {
      if (!error) signal.removeEventListener('abort', abort);
      end(error);
    },
  };
}
