/**
 * What a mail that was not taken says of the mail server:
 * `unavailable`: it cannot be reached or does not let us in, so no mail would be taken;
 * `deferred`: it takes this mail later, perhaps;
 * `refused`: it will never take this mail;
 * `interrupted`: the conversation ended while the mail was handed over. It may have been taken.
 */
export type DeliveryFailure = 'unavailable' | 'deferred' | 'refused' | 'interrupted';

/** Why a mail was not taken, in the words of the mail server or the mailer. */
export class DeliveryError extends Error {
  readonly failure: DeliveryFailure;

  constructor(failure: DeliveryFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

type MailerError = { code?: string; command?: string; responseCode?: number };

/** The server asks who we are, whatever the mail is. */
const loginReplies = [530, 534, 535, 538];
const badSequence = 503;
const tooLarge = 552;

/** What went wrong once we were let in and a mail was being handed over. */
export function judgeDelivery(error: MailerError): DeliveryFailure {
  const { code, command, responseCode } = error;
  // No reply: either what we wanted to send was no mail at all, or the connection is gone.
  if (responseCode === undefined)
    return code === 'EENVELOPE' || code === 'EMESSAGE' ? 'refused' : 'interrupted';
  if (loginReplies.includes(responseCode)) return 'unavailable';
  // The sender is the same in every mail, and of the recipient nothing has been said yet.
  if (command === 'MAIL FROM' && responseCode !== tooLarge) return 'unavailable';
  const isFinal = responseCode >= 500 && responseCode !== badSequence;
  return isFinal ? 'refused' : 'deferred';
}
