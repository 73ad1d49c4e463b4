/** A part of a letter. */
export type ContentBlock =
  | { say: string }
  /** Names and values, one line each; a value may have several lines. */
  | { list: readonly (readonly [name: string, value: string])[] }
  | { link: string; to: string };

export type EmailContent = { heading: string; parts: readonly ContentBlock[] };

/** Writes a letter out as a mail's two forms, with the same words in both. */
export type RenderEmail = (letter: EmailContent) => { text: string; html: string };

/** What a mail says, with an invitation where it tells of a date. */
export type MailMessage = {
  /** Written out when it is sent: as HTML it is eight times as long, and a commit waits for every byte. */
  letter: EmailContent;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
};

export type NewMail = MailMessage & {
  /** The event it tells of, such as `booking-received:7f3a`: the kind, a colon and what makes it one. */
  key: string;
  /** What it is about. The mails about one thing to one recipient are sent in order. */
  about?: string;
  /** Which revision of that it tells of, counting from 0; left out where it never changes. */
  revision?: number;
  /** Goes before all others that wait. */
  isUrgent?: boolean;
  /** Why it is not sent at all: it is then only kept as dropped, without its words. */
  notSent?: string;
  to: string;
  subject: string;
};

/** What of a queued mail says whether its news is still true. */
export type QueuedMail = {
  /** See `NewMail`. */
  eventKey: string;
  about: string | null;
  revision: number | null;
  recipient: string;
  subject: string;
};

export const kindOf = (eventKey: string) => eventKey.split(':', 1)[0] ?? eventKey;
