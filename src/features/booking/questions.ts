import * as z from 'zod/mini';

export type QuestionStep = 'project' | 'schedule';

export type Question = {
  /** The step of the booking form that asks it. */
  step: QuestionStep;
  /** Its name on sheets, in emails and as the heading of its column in files. */
  label: string;
  /** As customers are asked. */
  ask: string;
  hint?: string;
  /** Maximum number of characters. */
  maxLength: number;
  /** The answers to choose from; any text without them. */
  options?: readonly string[];
};

/** The question that says what brought a customer. */
export const heardFrom = 'heardFrom';

/**
 * What a booking asks beside floors, size and urgency; all can be left out. One entry is all that a question needs:
 * forms, storage, emails, sheets, the fitter's day, export and import go by this table. An answer is kept under the
 * name of its question.
 */
export const questions: Record<string, Question> = {
  parking: {
    step: 'project',
    label: 'Parking',
    ask: 'Where can we park?',
    hint: 'On your drive, in the street, with a permit.',
    maxLength: 200,
  },
  [heardFrom]: {
    step: 'schedule',
    label: 'Heard of us',
    ask: 'Where did you hear of us?',
    maxLength: 40,
    options: ['Google', 'Recommendation', 'Our van', 'Social media', 'Leaflet', 'Other'],
  },
};

export type Answers = Record<string, string>;

const answer = ({ label, maxLength, options }: Question) => {
  if (options)
    return z.nullish(z.enum(['', ...options], `Please choose one of ${options.join(', ')}`));
  const message = `Please keep ${label.toLowerCase()} to ${maxLength} characters`;
  return z.nullish(z.string(message).check(z.trim(), z.maxLength(maxLength, message)));
};

/** The schema of the answers in a form. */
export const answersForm = z.optional(
  z.object(
    Object.fromEntries(
      Object.entries(questions).map(([name, question]) => [name, answer(question)]),
    ),
    'Please answer in words',
  ),
);
type FormAnswers = z.output<typeof answersForm>;

/** The answers as they are stored: those that were given. */
export function keepAnswers(given: FormAnswers): Answers {
  const kept = Object.entries(given ?? {}).flatMap(([name, text]) => (text ? [[name, text]] : []));
  return Object.fromEntries(kept);
}

/** The given answers with the labels of their questions, in the order of the table. */
export const listAnswers = (answers: Answers): [label: string, answer: string][] =>
  Object.entries(questions).flatMap(([name, { label }]) => {
    const text = answers[name];
    return text ? [[label, text]] : [];
  });
