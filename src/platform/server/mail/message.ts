/** What a mail says, in both forms, with an invitation where it tells of a date. */
export type MailMessage = {
  text: string;
  html: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
};

export type NewMail = MailMessage & {
  /** The event it tells of, such as `booking-received:7f3a`: the kind, a colon and what makes it one. */
  key: string;
  /** What it is about, for those who list the mails of something. */
  about?: string;
  to: string;
  subject: string;
};

export const kindOf = (eventKey: string) => eventKey.split(':', 1)[0] ?? eventKey;
