import { hoursOn, nameWeekday, spokenHour } from '#features/business/opening-hours.ts';
import { addDays, type Day, dayInLondon, instantInLondon } from '#platform/dates/london-time.ts';
import { weekdayDate } from '#platform/dates/short-dates.ts';

/** Days that are looked through for the next opening. */
const reach = 21;

/** Whether the phone is answered now, until when, and otherwise when it is answered next: "Monday at 8am". */
export function readOpening(now: Date): { open: boolean; until?: string; opensAt?: string } {
  const today = dayInLondon(now);
  const hours = hoursOn(today);
  if (
    hours &&
    now >= instantInLondon(today, hours.opens) &&
    now < instantInLondon(today, hours.closes)
  )
    return { open: true, until: spokenHour(hours.closes) };
  for (let ahead = 0; ahead < reach; ahead += 1) {
    const day = addDays(today, ahead);
    const next = hoursOn(day);
    if (next && instantInLondon(day, next.opens) > now)
      return { open: false, opensAt: `${nameDay(day, ahead)} at ${spokenHour(next.opens)}` };
  }
  return { open: false };
}

function nameDay(day: Day, ahead: number): string {
  if (ahead === 0) return 'today';
  return ahead === 1 ? 'tomorrow' : nameWeekday(day);
}

/** Why nobody rings at a wished time, with the next opening hours instead; undefined where somebody can. */
export function whyNoCall(
  day: Day,
  wished: readonly { start: number; stop: number }[],
): string | undefined {
  const hours = hoursOn(day);
  const [opens, closes] = [hours?.opens, hours?.closes].map(minutesOf) as [number, number];
  const isOut = ({ start, stop }: { start: number; stop: number }) =>
    start >= closes || stop <= (start === stop ? opens - 1 : opens);
  if (hours && !(wished.length > 0 && wished.every(isOut))) return undefined;
  const ahead = Array.from({ length: reach }, (_, days) => addDays(day, days + 1));
  const next = ahead.find(hoursOn);
  const then = next && hoursOn(next);
  const why = hours ? 'we’re closed at that time' : 'we’re closed that day';
  const between = then && `${spokenHour(then.opens)} and ${spokenHour(then.closes)}`;
  return `Sorry, ${why}. We can ring you on ${weekdayDate(next ?? day)} between ${between}: what time suits you?`;
}

const minutesOf = (time = '00:00') => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
