/** Limits of taught answers and open questions. A taught answer that exceeds one gives a 400. */
export const limits = {
  /** Wordings of an answer; starting answers have up to 90, and staff add to them. */
  wordings: 120,
  /** Characters of a question. */
  question: 300,
  /** Characters of an answer. */
  answer: 1_000,
  /** Characters kept of a customer's message that is an open question. */
  openQuestion: 500,
} as const;
