import type { Visit } from '../visit-slots.ts';

export const offerLimits = {
  times: 3,
  note: 500,
  /** For how long an offer can be accepted at most. */
  days: 7,
} as const;

/**
 * The states of a visit offer. `superseded`: the visit was fixed, moved or cancelled otherwise, or other times were
 * offered.
 */
export const offerStates = ['open', 'accepted', 'declined', 'withdrawn', 'superseded'] as const;
export type OfferState = (typeof offerStates)[number];

/** The query of a visit link that chooses one of the offered times: `2027-06-24 9:00 AM - 11:00 AM` */
export const timeParameter = 'time';
export const nameTime = ({ date, slot }: Visit) => `${date} ${slot}`;
