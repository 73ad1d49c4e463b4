/** The outcome of a message, counted on the dashboard. */
export type Outcome = 'answered' | 'suggested' | 'handed_over' | 'not_understood';

/** Sentences for the customer, one paragraph each. */
export type Reply = { paragraphs: readonly string[]; outcome: Outcome };

export const answered = (paragraphs: readonly string[]): Reply => ({
  paragraphs,
  outcome: 'answered',
});
