import * as z from 'zod/mini';
import { parsePounds } from '#platform/units/parse-pounds.ts';
import { isWholePence } from '#platform/units/pounds.ts';
import { limits } from './limits.ts';

const amountMessage = `must be from £0 to £${limits.quotedPounds.toLocaleString('en-GB')}, with at most two decimals.`;
const typedAmountMessage = 'Please enter an amount in pounds, such as 1250.00';

const quotedAmount = z.nullable(
  z
    .number(amountMessage)
    .check(
      z.gte(0, amountMessage),
      z.lte(limits.quotedPounds, amountMessage),
      z.refine(isWholePence, amountMessage),
    ),
);

const notes = z
  .string('must be text.')
  .check(z.trim(), z.maxLength(limits.notes, `must be at most ${limits.notes} characters.`));

/** The id of a stored estimate. */
export const estimateId = z
  .string('must be the id of an estimate.')
  .check(z.maxLength(100, 'must be the id of an estimate.'));

/** What the server takes. The amount in pounds; null deletes. */
export const appointmentEdit = z.object({
  quotedAmount: z.optional(quotedAmount),
  quoteSent: z.optional(z.boolean('must be true or false.')),
  notes: z.optional(z.nullable(notes)),
  /** A stored estimate, which becomes the appointment's. */
  estimateId: z.optional(estimateId),
});
export type AppointmentEdit = z.output<typeof appointmentEdit>;

const isAmount = (text: string) => !Number.isNaN(parsePounds(text));

/** The form, with the amount as typed. */
export const quoteForm = z
  .object({
    quotedAmount: z.pipe(
      z.pipe(z.string().check(z.refine(isAmount, typedAmountMessage)), z.transform(parsePounds)),
      quotedAmount,
    ),
    quoteSent: z.boolean(),
    notes,
  })
  .check(
    z.refine(({ quotedAmount, quoteSent }) => !quoteSent || quotedAmount !== null, {
      path: ['quotedAmount'],
      error: 'Please enter the amount that you sent',
    }),
  );

/** The form's values to begin with: an amount that nobody typed is that of the measured rooms. */
export const quoteFormValues = ({
  quotedAmount,
  quoteSent,
  measured,
  notes,
}: {
  quotedAmount: number | null;
  quoteSent: boolean;
  measured: { totalCost: number } | null;
  notes: string | null;
}) => ({
  quotedAmount: (quotedAmount ?? measured?.totalCost)?.toFixed(2) ?? '',
  quoteSent,
  notes: notes ?? '',
});
