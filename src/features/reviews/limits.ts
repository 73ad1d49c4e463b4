/** Characters. */
export const limits = { text: 2_000, answer: 1_000, photoBytes: 2_000_000 };

/** The longest side of a photo, in pixels. */
export const photoSide = 1600;

/** The states of a review that a customer has written. */
export const reviewStates = ['waiting', 'published', 'hidden'] as const;
export type ReviewState = (typeof reviewStates)[number];

export const starLabels = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const;

/** From how many published reviews on their average stands in place of the figures in the settings. */
export const countedFrom = 20;
