/** What became of a message: the share of each is on the dashboard. */
export type Outcome = 'answered' | 'suggested' | 'handed_over' | 'not_understood';

/** Sentences for the customer, a paragraph each. */
export type Reply = { paragraphs: readonly string[]; outcome: Outcome };

export const answered = (paragraphs: readonly string[]): Reply => ({
  paragraphs,
  outcome: 'answered',
});
