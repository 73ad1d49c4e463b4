/** The states of an email in the outbox. */
export const mailStates = ['waiting', 'sent', 'failed', 'dropped', 'dismissed'] as const;
