import { saturdayHours } from '#features/business/facts.ts';
import { type Day, instantInLondon, weekdayOf } from '#platform/dates/london-time.ts';

/** The slots in which a visit can take place, as displayed and as sent. */
export const visitSlots = [
  '9:00 AM - 11:00 AM',
  '11:00 AM - 1:00 PM',
  '1:00 PM - 3:00 PM',
  '3:00 PM - 5:00 PM',
] as const;
export type VisitSlot = (typeof visitSlots)[number];

const hours: Record<VisitSlot, { from: string; to: string }> = {
  '9:00 AM - 11:00 AM': { from: '09:00', to: '11:00' },
  '11:00 AM - 1:00 PM': { from: '11:00', to: '13:00' },
  '1:00 PM - 3:00 PM': { from: '13:00', to: '15:00' },
  '3:00 PM - 5:00 PM': { from: '15:00', to: '17:00' },
};

/** When a slot begins and ends, as hh:mm. */
export const slotHours = (slot: VisitSlot) => hours[slot];

/** A slot in the words of a sentence: '9–11 am', '11 am–1 pm'. */
export function formatSlot(slot: VisitSlot): string {
  const [from, to] = [hours[slot].from, hours[slot].to].map((time) => {
    const hour = Number(time.slice(0, 2));
    return { hour: hour > 12 ? hour - 12 : hour, half: hour < 12 ? 'am' : 'pm' };
  }) as [HalfDayHour, HalfDayHour];
  const start = from.half === to.half ? `${from.hour}` : `${from.hour} ${from.half}`;
  return `${start}–${to.hour} ${to.half}`;
}
type HalfDayHour = { hour: number; half: string };

const sunday = 0;
const saturday = 6;

export const isSunday = (day: Day) => weekdayOf(day) === sunday;
export const isSaturday = (day: Day) => weekdayOf(day) === saturday;

/** Whether a slot ends after Saturday's closing. */
export const isWeekdaysOnly = (slot: VisitSlot) => hours[slot].to > saturdayHours.closes;

/** The slots of a day in order: none on a Sunday, none after closing time on a Saturday. */
export function slotsOn(day: Day): VisitSlot[] {
  if (isSunday(day)) return [];
  return visitSlots.filter((slot) => !(isSaturday(day) && isWeekdaysOnly(slot)));
}

export type Visit = { date: Day; slot: VisitSlot };

export const visitStart = ({ date, slot }: Visit) => instantInLondon(date, hours[slot].from);
export const visitEnd = ({ date, slot }: Visit) => instantInLondon(date, hours[slot].to);

/** All combinations of preferred dates and the times available on them, in the customer's order. */
export function askedVisits(dates: readonly Day[], times: readonly VisitSlot[]): Visit[] {
  return dates.flatMap((date) => {
    const open = slotsOn(date);
    return times.filter((slot) => open.includes(slot)).map((slot) => ({ date, slot }));
  });
}
