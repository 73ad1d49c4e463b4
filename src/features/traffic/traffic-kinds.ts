/** What is counted: a page that was opened, and what visitors then did on the website. */
export const trafficKinds = ['view', 'postcode-check', 'estimate', 'booking'] as const;
export type TrafficKind = (typeof trafficKinds)[number];

/**
 * Values that stand for many: whatever is beyond the daily limits or cannot be read, a page that does not exist, and an
 * arrival without a referrer. Pages begin with a slash and domains contain a dot, so none can be taken for these.
 */
export const other = 'other';
export const unknownPage = 'unknown';
export const direct = 'direct';
