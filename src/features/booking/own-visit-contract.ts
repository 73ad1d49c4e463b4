import * as z from 'zod/mini';
import { defineEndpoint } from '#platform/endpoint.ts';
import { customerEmail, moveRequest } from './booking-form.ts';
import { visit } from './contract.ts';
import { purposes } from './limits.ts';
import { ownOffer } from './offers/offer-form.ts';
import { storedSlot } from './stored-slot.ts';
import { statuses } from './transitions.ts';

const byToken = z.object({ token: z.string() });

/** What a visit link shows. The first name is the only personal data in it. */
export const ownVisit = z.object({
  firstName: z.string(),
  purpose: z.enum(purposes),
  status: z.enum(statuses),
  visit: z.nullable(visit),
  preferredDates: z.array(z.string()),
  preferredTimes: z.array(storedSlot),
  offer: z.nullable(ownOffer),
  /** When we confirm what was asked for; null where nothing is, or that is past. */
  confirmBy: z.nullable(z.string()),
  canMove: z.boolean(),
  canCancel: z.boolean(),
});
export type OwnVisit = z.output<typeof ownVisit>;

/** The visit of a visit link. 404 for an unknown link, 410 for one that has ended. */
export const getOwnVisit = defineEndpoint({
  method: 'GET',
  path: '/api/visits/:token',
  access: 'anyone',
  params: byToken,
  answer: ownVisit,
});

/** Emails the private links of the open visits under an address again. 204 whether or not it is known. */
export const resendVisitLink = defineEndpoint({
  method: 'POST',
  path: '/api/visits/links',
  access: 'anyone',
  body: z.object({ email: customerEmail }),
});

/** Moves the visit of a visit link to another free time. */
export const moveOwnVisit = defineEndpoint({
  method: 'POST',
  path: '/api/visits/:token/move',
  access: 'anyone',
  params: byToken,
  body: moveRequest(),
  answer: ownVisit,
});

/** Cancels the visit of a visit link. */
export const cancelOwnVisit = defineEndpoint({
  method: 'POST',
  path: '/api/visits/:token/cancel',
  access: 'anyone',
  params: byToken,
  answer: ownVisit,
});

/** The calendar file, served as text/calendar: a path without a schema. */
export const ownVisitCalendarPath = '/api/visits/:token/calendar.ics';
