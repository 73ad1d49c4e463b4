import { addDays, type Day, dayInLondon, instantInLondon } from '#platform/dates/london-time.ts';

const notBefore = '09:00';
const daysAfterSending = [3, 7];

/** How many reminders a sent quote can have. */
export const allReminders = daysAfterSending.length + 1;

/**
 * How many of the reminders of a sent quote are due: 3 and 7 days after it was sent, and on its last day, unless
 * that is the day of the sending, from 9am in London. After its last day none is sent any more.
 */
export function countDueReminders(
  { sentAt, validUntil }: { sentAt: Date; validUntil: string },
  now: Date,
): number {
  const today = dayInLondon(now);
  if (now < instantInLondon(today, notBefore) || today > validUntil) return 0;
  const sentOn: Day = dayInLondon(sentAt);
  if (today === sentOn) return 0;
  if (today === validUntil) return allReminders;
  return daysAfterSending.filter((days) => addDays(sentOn, days) <= today).length;
}
