import * as z from 'zod/mini';
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

/** What staff will do next for a customer. `dueOn` is a London day; the owner is a staff account. */
export const stepForm = z.object({
  content: text(limits.step, 'must say what to do.'),
  dueOn: z.string('must be a date.').check(z.refine(isDay, 'must be a date.')),
  ownerId: z.string('must be chosen.').check(z.minLength(1, 'must be chosen.')),
});
export type StepInput = z.input<typeof stepForm>;
