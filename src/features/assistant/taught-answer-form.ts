import * as z from 'zod/mini';
import { isVisible } from '#platform/short-text.ts';
import { limits } from './limits.ts';

const text = (max: number, missing: string) =>
  z
    .string('must be text.')
    .check(
      z.trim(),
      z.minLength(2, missing),
      z.maxLength(max, `must be at most ${max} characters.`),
      z.refine(isVisible, missing),
    );

/** What the server takes beside the form: whether links to other websites are meant, for admins. */
export const linkConsent = { allowsLinks: z._default(z.boolean('must be true or false.'), false) };

/** A question and its answer, for the form and the server. */
export const taughtAnswerForm = z.object({
  question: text(limits.question, 'please write a question.'),
  answer: text(limits.answer, 'please write an answer.'),
  /** Other wordings of the question. */
  alsoAsked: z._default(
    z
      .array(text(limits.question, 'must be at least 2 characters.'), 'must be a list.')
      .check(z.maxLength(limits.wordings, `must hold at most ${limits.wordings} wordings.`)),
    [],
  ),
});
