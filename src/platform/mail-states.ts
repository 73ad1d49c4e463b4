/** What can become of a mail. */
export const mailStates = ['waiting', 'sent', 'failed', 'dropped', 'dismissed'] as const;
