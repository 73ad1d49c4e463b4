import { spokenHour } from '#features/business/opening-hours.ts';
import type { Hours } from '../../../diary/availability.ts';

export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const short = (n: number) => (weekdayNames[n] ?? '').slice(0, 3);

/** Describes a week's hours with equal days together: 'Mon–Fri 8am–6pm, Sat 9am–4pm'. */
export function describeHours(hours: readonly Hours[]): string {
  const groups: { first: number; last: number; text: string }[] = [];
  for (const [n, times] of hours.entries()) {
    if (!times) continue;
    const text = `${spokenHour(times.from)}–${spokenHour(times.to)}`;
    const before = groups.at(-1);
    if (before?.text === text && before.last === n - 1) before.last = n;
    else groups.push({ first: n, last: n, text });
  }
  if (groups.length === 0) return 'No working days';
  return groups
    .map(({ first, last, text }) => {
      const days = first === last ? short(first) : `${short(first)}–${short(last)}`;
      return `${days} ${text}`;
    })
    .join(', ');
}
