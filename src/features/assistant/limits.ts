/** What may be taught; beyond it a 400 says so. */
export const limits = {
  /** Characters of a question. */
  question: 300,
  /** Characters of an answer. */
  answer: 1_000,
} as const;
