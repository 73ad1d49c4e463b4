import { addDays, dayInLondon, instantInLondon } from '#platform/dates/london-time.ts';

const notBefore = '09:00';
const daysAfter = 3;
/** What was completed longer ago is not asked about: customers of years get no email when the site begins to ask. */
const forgottenAfterDays = 14;
/** How long the link of the email works. */
export const linkDays = 60;

/**
 * Between which instants a visit was completed whose customer is asked now: three London days ago or earlier.
 * @returns undefined before 9am in London
 */
export function completedWhen(now: Date): { from: Date; before: Date } | undefined {
  const today = dayInLondon(now);
  if (now < instantInLondon(today, notBefore)) return undefined;
  return {
    from: instantInLondon(addDays(today, -forgottenAfterDays), '00:00'),
    before: instantInLondon(addDays(today, 1 - daysAfter), '00:00'),
  };
}

/** Whether the link of a customer who was asked at an instant has ended. */
export const hasReviewLinkEnded = (askedAt: Date, now: Date): boolean =>
  addDays(dayInLondon(askedAt), linkDays) < dayInLondon(now);
