/** Limits of taught answers; exceeding one gives a 400. */
export const limits = {
  wordings: 60,
  /** Characters of a question. */
  question: 300,
  /** Characters of an answer. */
  answer: 1_000,
} as const;
