import type { BusinessTools } from '#features/assistant/server/tools/business-tools.ts';
import { addDays, weekdayOf } from '#platform/dates/london-time.ts';
import { talkAboutFloors } from './talk-about-floors.ts';

const slots = [
  '9:00 AM - 11:00 AM',
  '11:00 AM - 1:00 PM',
  '1:00 PM - 3:00 PM',
  '3:00 PM - 5:00 PM',
].map((slot) => ({ slot, free: 2 }));

/** The tools of a firm that has every visit free on all days but Sundays. */
export const freeWeekdays: Pick<BusinessTools, 'checkBooking' | 'checkPostcode' | 'listFreeSlots'> =
  {
    checkBooking: () => [],
    checkPostcode: async () => undefined,
    listFreeSlots: async (from, to) =>
      Array.from({ length: 30 }, (_, at) => addDays(from, at))
        .filter((date) => date <= to && weekdayOf(date) !== 0)
        .map((date) => ({ date, slots })),
  };

/** The last reply of a talk with a firm that has every weekday free and takes each booking, and its record. */
export async function talkOfVisit(...said: string[]) {
  const { say, record } = talkAboutFloors(() => undefined, {
    ...freeWeekdays,
    takeBooking: async () => ({ id: 'visit' }),
  });
  let reply = '';
  for (const text of said) reply = await say(text);
  return { reply, record: record() };
}
