/** One block of an email's content. */
export type ContentBlock =
  | { say: string }
  /** Names and values, one per line; a value may have several lines, and a link. */
  | { list: readonly (readonly [name: string, value: string, href?: string])[] }
  /** What is charged, one per line, and the last line as the sum of it. */
  | { prices: readonly (readonly [what: string, price: string])[] }
  /** A few points under a title. */
  | { title: string; points: readonly string[] }
  | { link: string; to: string };

export type EmailContent = { heading: string; parts: readonly ContentBlock[] };

/** An image that an email carries; its HTML names it by `cid:`. */
export type InlineImage = { cid: string; filename: string; contentType: string; content: Buffer };

/** An email's content as text and as HTML, with the same words in both. */
export type RenderedEmail = { text: string; html: string; images?: readonly InlineImage[] };
export type RenderEmail = (content: EmailContent) => RenderedEmail;

/** The content of an email, with a calendar invitation where it is about a date. */
export type MailMessage = {
  /** Rendered when it is sent: as HTML it is eight times as long, and the size of a commit matters. */
  content: EmailContent;
  /** Where replies go, if not to the sender. */
  replyTo?: string;
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
};

export type NewMail = MailMessage & {
  /** Identifies the event, such as `booking-received:7f3a`: the kind, a colon and what makes it unique. */
  key: string;
  /** The id of the subject. Emails about one subject to one recipient are sent in order. */
  about?: string;
  /** The subject's revision, counting from 0; omitted where it never changes. */
  revision?: number;
  /** Sent before all others that wait. */
  isUrgent?: boolean;
  /** It is not sent before; until then it can be withdrawn with its change. */
  notBefore?: Date;
  /** Why it is not sent at all: it is then stored as dropped, without its content. */
  notSent?: string;
  to: string;
  subject: string;
};

/** The fields of a queued email that decide whether it is stale. */
export type QueuedMail = {
  /** See `NewMail`. */
  eventKey: string;
  about: string | null;
  revision: number | null;
  recipient: string;
  subject: string;
};

export const kindOf = (eventKey: string) => eventKey.split(':', 1)[0] ?? eventKey;
