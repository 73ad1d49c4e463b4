import * as z from 'zod/mini';
import { noteToCustomer, visitChoice } from '../booking-form.ts';
import { messages } from '../limits.ts';
import { storedSlot } from '../stored-slot.ts';
import { nameTime, offerLimits } from './offer-limits.ts';

const time = z.object({ date: z.string(), slot: storedSlot });

/** Times offered to a customer, as staff see them. Instants in UTC. */
export const visitOffer = z.object({
  times: z.array(time),
  note: z.nullable(z.string()),
  /** Who offered them. */
  by: z.string(),
  state: z.enum(['open', 'declined']),
  offeredAt: z.string(),
  /** When its email is due; it can be undone before. */
  sentAt: z.string(),
  /** From then on it cannot be accepted. */
  expiresAt: z.string(),
  /** When the customer chose one that somebody else had taken; null if that has not happened. */
  takenAt: z.nullable(z.string()),
});

/** Times offered to a customer, as their visit link shows them. */
export const ownOffer = z.object({
  times: z.array(z.object({ ...time.shape, isFree: z.boolean() })),
  note: z.nullable(z.string()),
  expiresAt: z.string(),
});

/** What staff offer: some free times, with a note to the customer. */
export const offerRequest = z.object({
  times: z.array(visitChoice, 'must be a list of times.').check(
    z.minLength(1, 'Please choose at least one time'),
    z.maxLength(offerLimits.times, `Please choose at most ${offerLimits.times} times`),
    z.refine((times) => new Set(times.map(nameTime)).size === times.length, messages.repeatedTime),
  ),
  note: z._default(noteToCustomer, ''),
});
export type OfferRequest = z.output<typeof offerRequest>;
