import { addDays, dayInLondon, instantInLondon } from '#platform/dates/london-time.ts';
import type { BookingDeps } from '../booking-deps.ts';

import { lockDiary, takeVisitsToRemindOf } from '../queries.ts';
import { queueBookingEmails } from './queue-booking-emails.ts';

const notBefore = '09:00';

/**
 * Queues reminders of tomorrow's visits, from 9am on. Each visit gets one, however often and in however many
 * processes this runs; visits fixed today get none.
 * @returns the number of reminders
 */
export async function remindCustomers({
  db,
  clock,
  publicUrl,
}: Pick<BookingDeps, 'db' | 'clock' | 'publicUrl'>): Promise<number> {
  const now = clock();
  const today = dayInLondon(now);
  if (now < instantInLondon(today, notBefore)) return 0;
  return db.transaction(async (tx) => {
    await lockDiary(tx);
    const due = await takeVisitsToRemindOf(tx, addDays(today, 1), {
      fixedBefore: instantInLondon(today, '00:00'),
      now,
    });
    for (const { appointment, visit } of due)
      await queueBookingEmails(tx, { what: 'reminder', appointment, visit }, { publicUrl, now });
    return due.length;
  });
}
