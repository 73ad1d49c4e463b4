import { writeMail } from '#features/business/server/texts/mail-wording.ts';
import { addDays, dayInLondon, instantInLondon } from '#platform/dates/london-time.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Visit } from '../../visit-slots.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { queueBookingEmails } from '../mails/queue-booking-emails.ts';
import { type AppointmentRow, lockDiary, recordEvent, takeVisitsToRemindOf } from '../queries.ts';
import { findTextNumber, textInstead } from './text-instead.ts';

const notBefore = '09:00';

type ReminderDeps = Pick<BookingDeps, 'db' | 'clock' | 'publicUrl' | 'sendsTexts'>;

/**
 * Queues reminders of tomorrow's visits, from 9am on, as texts to customers without an email. Each visit gets one, however often and in however many
 * processes this runs; visits fixed today get none.
 * @returns the number of reminders
 */
export async function remindCustomers({
  db,
  clock,
  publicUrl,
  sendsTexts = false,
}: ReminderDeps): Promise<number> {
  const now = clock();
  const today = dayInLondon(now);
  if (now < instantInLondon(today, notBefore)) return 0;
  return db.transaction(async (tx) => {
    await lockDiary(tx);
    const due = await takeVisitsToRemindOf(tx, addDays(today, 1), {
      fixedBefore: instantInLondon(today, '00:00'),
      now,
    });
    for (const { appointment, visit } of due) {
      await queueBookingEmails(tx, { what: 'reminder', appointment, visit }, { publicUrl, now });
      const number = findTextNumber(appointment, sendsTexts);
      if (number) await textReminder(tx, appointment, { visit, number, now });
    }
    return due.length;
  });
}

/** The reminder of a visit as a text. */
export const textReminderOf = (customerName: string, { date, slot }: Visit): string =>
  writeMail('booking-reminder', { customerName, day: shortWeekdayDate(date), time: slot }).text;

async function textReminder(
  tx: Tx,
  appointment: AppointmentRow,
  { visit, number, now }: { visit: Visit; number: string; now: Date },
) {
  const { date, slot } = visit;
  await textInstead(tx, appointment, {
    key: `booking-reminder:${appointment.id}:${date} ${slot}`,
    recipient: number,
    body: textReminderOf(appointment.customerName, visit),
    now,
  });
  await recordEvent(
    tx,
    {
      appointmentId: appointment.id,
      at: now,
      by: 'system',
      what: 'text',
      note: 'reminder of tomorrow’s visit',
    },
    visit,
  );
}
