import * as z from 'zod/mini';
import { defineEndpoint } from '#platform/endpoint.ts';
import { limits, quoteStates } from './limits.ts';
import { acceptance, choice, quoteFields, quoteLine } from './quote-fields.ts';

const instant = z.nullable(z.string());
const pence = z.int();
const { validUntil, note } = quoteFields;
/** A choice with its price, and the VAT in it. */
const pricedOption = z.object({
  name: z.string(),
  lines: z.array(quoteLine),
  totalPence: pence,
  vatPence: pence,
});
/** What a quote offers; the price is that of what was chosen, else of the first choice. */
const offered = {
  options: z.array(pricedOption),
  chosen: z.nullable(z.int()),
  validUntil,
  note,
  totalPence: pence,
  vatPence: pence,
};

/** A version of the quote for an appointment. Money in pence, VAT included. */
export const quote = z.object({
  id: z.string(),
  appointmentId: z.string(),
  /** Counted from 1. */
  version: z.int(),
  state: z.enum(quoteStates),
  /** The estimate with the rooms; null without one. */
  estimateId: z.nullable(z.string()),
  ...offered,
  /** Counts the changes of a draft. */
  revision: z.int(),
  /** The name of the member of staff. */
  createdBy: z.string(),
  createdAt: z.string(),
  /** The address that it was emailed to. */
  sentTo: z.nullable(z.string()),
  sentAt: instant,
  /** Whether staff have stopped the emails that remind the customer of it. */
  remindersStopped: z.boolean(),
  /** When the customer opened it first. */
  viewedAt: instant,
  answeredAt: instant,
  /** The name that the customer typed, or that of the member of staff whom they told. */
  answeredBy: z.nullable(z.string()),
  /** Why it was declined, or how it was accepted. */
  reason: z.nullable(z.string()),
  /** What the customer agreed to by the link. */
  consent: z.nullable(
    z.object({ termsVersion: z.int(), network: z.string(), startsEarly: z.boolean() }),
  ),
});
export type Quote = z.output<typeof quote>;

const ofAppointment = z.object({ id: z.string() });
const byId = z.object({ id: z.string() });
const byToken = z.object({ token: z.string() });
const reason = z._default(
  z
    .string('must be text.')
    .check(z.trim(), z.maxLength(limits.reason, `must be at most ${limits.reason} characters.`)),
  '',
);
const revision = z.int('must be the revision that was read.');

/** The quotes for an appointment, the newest version first. */
export const listQuotes = defineEndpoint({
  method: 'GET',
  path: '/api/appointments/:id/quotes',
  access: 'staff',
  params: ofAppointment,
  answer: z.array(quote),
});

/**
 * Begins the next version: with the lines of the one before, else with those of what was measured or estimated. Where
 * there is a draft already, it is the answer.
 */
export const writeQuote = defineEndpoint({
  method: 'POST',
  path: '/api/appointments/:id/quotes',
  access: 'staff',
  params: ofAppointment,
  answer: quote,
});

/** Changes a draft. 409 where somebody else has changed or sent it since. */
export const changeQuote = defineEndpoint({
  method: 'PATCH',
  path: '/api/quotes/:id',
  access: 'staff',
  params: byId,
  body: z.object({ revision, ...quoteFields }),
  answer: quote,
});
export type QuoteChange = z.input<(typeof changeQuote)['body']>;

/**
 * Emails a draft to the customer: from then on nothing changes it, and versions sent before are superseded. 409 where
 * it was changed or sent since, without an email address, and after its last day.
 */
export const sendQuote = defineEndpoint({
  method: 'POST',
  path: '/api/quotes/:id/send',
  access: 'staff',
  params: byId,
  body: z.object({ revision }),
  answer: quote,
});

/** Records what the customer said to a sent quote. 409 for one that is not waiting for an answer. */
export const answerQuote = defineEndpoint({
  method: 'POST',
  path: '/api/quotes/:id/answer',
  access: 'staff',
  params: byId,
  body: z.object({
    state: z.enum(['accepted', 'declined'], 'must be accepted or declined.'),
    /** Which of the choices was accepted, counted from 0. */
    option: z._default(choice, 0),
    reason,
  }),
  answer: quote,
});

/** Stops the emails that remind a customer of a quote, or lets them go on. */
export const setReminders = defineEndpoint({
  method: 'PATCH',
  path: '/api/quotes/:id/reminders',
  access: 'staff',
  params: byId,
  body: z.object({ stopped: z.boolean('must be true or false.') }),
  answer: quote,
});

/** Throws a draft away. */
export const deleteQuote = defineEndpoint({
  method: 'DELETE',
  path: '/api/quotes/:id',
  access: 'staff',
  params: byId,
  answer: z.null(),
});

/** A quote as its customer reads it. Money in pence, VAT included. */
const ownQuote = z.object({
  /** Null where the name that was given is none to greet by. */
  firstName: z.nullable(z.string()),
  version: z.int(),
  /** `expired` after its last day, `superseded` once a newer one was sent. */
  state: z.enum(['sent', 'accepted', 'declined', 'superseded', 'expired']),
  ...offered,
  answeredAt: instant,
  answeredBy: z.nullable(z.string()),
  /** The estimate with the rooms and their cut plans; null without one. */
  estimateId: z.nullable(z.string()),
  /** What is other than in the version that was sent before; null for the first. */
  changes: z.nullable(z.object({ added: z.array(quoteLine), removed: z.array(quoteLine) })),
});
export type OwnQuote = z.output<typeof ownQuote>;

/** The quote of a link. 404 for an unknown one. */
export const getOwnQuote = defineEndpoint({
  method: 'GET',
  path: '/api/quotes/own/:token',
  access: 'anyone',
  params: byToken,
  answer: ownQuote,
});

/** Accepts the quote of a link. 409 where it is answered already, expired or superseded. */
export const acceptQuote = defineEndpoint({
  method: 'POST',
  path: '/api/quotes/own/:token/accept',
  access: 'anyone',
  params: byToken,
  body: acceptance,
  answer: ownQuote,
});

/** Declines the quote of a link. 409 as above. */
export const declineQuote = defineEndpoint({
  method: 'POST',
  path: '/api/quotes/own/:token/decline',
  access: 'anyone',
  params: byToken,
  body: z.object({ reason }),
  answer: ownQuote,
});
