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
    const text = `${describeTime(times.from)}–${describeTime(times.to)}`;
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

/** '08:00' becomes '8am', '13:30' becomes '1.30pm'. */
function describeTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes}${hour < 12 ? 'am' : 'pm'}`;
}
