import * as z from 'zod/mini';
import { emailField } from '#platform/contact-fields.ts';

const emailMessage = 'Please enter a valid email address';
const honeypotMessage = 'Please leave this field empty';

/** Schema of the form that emails an estimate, used by the form and by the server. */
export const estimateEmail = z.object({
  email: emailField(254, emailMessage),
  /** Honeypot, hidden from people. */
  website: z.optional(z.string(honeypotMessage).check(z.maxLength(0, honeypotMessage))),
});
export type EstimateEmailInput = z.input<typeof estimateEmail>;
