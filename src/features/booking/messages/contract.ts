import * as z from 'zod/mini';
import { defineEndpoint } from '#platform/endpoint.ts';
import { visitChoice } from '../booking-form.ts';
import { messageLimits } from './message-limits.ts';

const minutesMessage = `must be a whole number from ${messageLimits.minMinutes} to ${messageLimits.maxMinutes}.`;

/**
 * Tells the customer of a visit of today that their fitter is on the way. The same id sends nothing twice. 409 when
 * they were told in the last half hour, cannot be written to (they are rung), or the visit is no longer as it was
 * seen; 403 for another fitter's.
 */
export const notifyOnTheWay = defineEndpoint({
  method: 'POST',
  path: '/api/today/on-the-way',
  access: 'signed-in',
  body: z.object({
    /** Made by the device, so that a message that is asked for twice is sent once. */
    id: z
      .string('must be the id of the message.')
      .check(
        z.regex(/^[\w-]{10,60}$/, 'must be 10 to 60 letters, digits, hyphens or underscores.'),
      ),
    appointmentId: z
      .string('must be the id of an appointment.')
      .check(z.maxLength(100, 'must be the id of an appointment.')),
    /** The visit as the fitter saw it. */
    visit: visitChoice,
    /** How long the drive takes, if it is to be said. */
    minutes: z.optional(
      z
        .int(minutesMessage)
        .check(
          z.gte(messageLimits.minMinutes, minutesMessage),
          z.lte(messageLimits.maxMinutes, minutesMessage),
        ),
    ),
  }),
  answer: z.object({ id: z.string() }),
});
export type OnTheWay = z.output<typeof notifyOnTheWay.body>;
