/** What many visitors come for, as replies to the assistant's greeting. The assistant understands each. */
export const firstReplies = ['Price my room', 'Book a free measure', 'Talk to the team'] as const;
