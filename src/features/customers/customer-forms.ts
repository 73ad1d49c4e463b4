import * as z from 'zod/mini';
import { emailField, lineField, phoneField, postcodeField } from '#platform/contact-fields.ts';
import { isDay } from '#platform/dates/london-time.ts';
import { isVisible } from '#platform/short-text.ts';
import { limits } from './limits.ts';

const text = (max: number, empty: string) =>
  z
    .string(empty)
    .check(
      z.trim(),
      z.refine(isVisible, empty),
      z.maxLength(max, `must have at most ${max} characters.`),
    );

/** A note of staff on a customer. */
export const customerNoteForm = z.object({ content: text(limits.note, 'must have some text.') });

const line = (min: number, max: number, tooShort: string) =>
  lineField(
    { min, max },
    {
      tooShort,
      tooLong: `Please use at most ${max} characters`,
      notPlain: 'Please use plain text here, on one line',
    },
  );
const contact = { value: z.string('must be a contact of the customer.') };

/** What staff correct of a customer, in all their requests that say the same. `value` is what `getCustomer` gave. */
export const customerCorrection = z.object({
  name: z.optional(line(2, limits.name, 'Name must be at least 2 characters')),
  address: z.optional(line(5, limits.address, 'Please enter a complete address')),
  postcode: z.optional(postcodeField('Please enter a valid postcode')),
  contacts: z.optional(
    z
      .array(
        z.discriminatedUnion(
          'kind',
          [
            z.object({
              ...contact,
              kind: z.literal('email'),
              shown: emailField(254, 'Please enter a valid email address'),
            }),
            z.object({
              ...contact,
              kind: z.literal('phone'),
              shown: phoneField(limits.phone, 'Please enter a valid phone number'),
            }),
          ],
          'must be an email or a phone.',
        ),
      )
      .check(z.maxLength(limits.contacts, `must be at most ${limits.contacts}.`)),
  ),
});
export type CustomerCorrection = z.output<typeof customerCorrection>;

/** What staff will do next for a customer. `dueOn` is a London day; the owner is a staff account. */
export const stepForm = z.object({
  content: text(limits.step, 'must say what to do.'),
  dueOn: z.string('must be a date.').check(z.refine(isDay, 'must be a date.')),
  ownerId: z.string('must be chosen.').check(z.minLength(1, 'must be chosen.')),
});
export type StepInput = z.input<typeof stepForm>;
