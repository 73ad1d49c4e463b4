/**
 * What a failed delivery says about the mail server:
 * `unavailable`: it cannot be reached or rejects the login, so it would take no email;
 * `deferred`: it may take this email later;
 * `refused`: it will never take this email;
 * `interrupted`: the connection ended during the delivery; the email may have been taken.
 */
export type DeliveryFailure = 'unavailable' | 'deferred' | 'refused' | 'interrupted';

/** Why an email was not taken, in the words of the mail server or the mailer. */
export class DeliveryError extends Error {
  readonly failure: DeliveryFailure;

  constructor(failure: DeliveryFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

type MailerError = { code?: string; command?: string; responseCode?: number };

/** SMTP replies about authentication, whatever the email is. */
const loginReplies = [530, 534, 535, 538];
const badSequence = 503;
const tooLarge = 552;

/** Classifies an error that occurred after the login, during a delivery. */
export function judgeDelivery(error: MailerError): DeliveryFailure {
  const { code, command, responseCode } = error;
  // No reply: either the email could not be composed, or the connection is lost.
  if (responseCode === undefined)
    return code === 'EENVELOPE' || code === 'EMESSAGE' ? 'refused' : 'interrupted';
  if (loginReplies.includes(responseCode)) return 'unavailable';
  // The sender is the same in every email, and no recipient has been named yet.
  if (command === 'MAIL FROM' && responseCode !== tooLarge) return 'unavailable';
  const isFinal = responseCode >= 500 && responseCode !== badSequence;
  return isFinal ? 'refused' : 'deferred';
}
