export const messageLimits = {
  /** Of a drive that is told to the customer. */
  minMinutes: 5,
  maxMinutes: 180,
  /** A customer is told that somebody is on the way no sooner than so many minutes after the last time. */
  minutesBetween: 30,
} as const;
