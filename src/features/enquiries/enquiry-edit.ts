import * as z from 'zod/mini';
import { limits, messages } from './limits.ts';

const notes = z.string('must be text.').check(z.trim(), z.maxLength(limits.notes, messages.notes));

/** A reply of staff by email. */
export const replyForm = z.object({
  reply: z
    .string('must be text.')
    .check(z.trim(), z.minLength(1, messages.noReply), z.maxLength(limits.reply, messages.reply)),
});

/** The form with the staff notes of an enquiry. */
export const notesForm = z.object({ notes });

/** A change of an enquiry by staff; omitted fields stay unchanged, and null deletes the notes. */
export const enquiryEdit = z
  .object({
    followedUp: z.optional(z.boolean('must be true or false.')),
    notes: z.optional(z.nullable(notes)),
  })
  .check(
    z.refine(
      ({ followedUp, notes }) => followedUp !== undefined || notes !== undefined,
      'must hold followedUp or notes.',
    ),
  );
export type EnquiryEdit = z.output<typeof enquiryEdit>;
