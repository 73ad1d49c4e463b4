import { groupDays, nameDays, spokenHour } from '#features/business/opening-hours.ts';
import type { Hours } from '../../../diary/availability.ts';

/** Describes a week's hours with equal days together: 'Mon–Fri 8am–6pm, Sat 9am–4pm'. */
export function describeHours(hours: readonly Hours[]): string {
  const week = hours.map((times) => times && { opens: times.from, closes: times.to });
  return (
    groupDays(week)
      .map(
        ({ opens, closes, ...days }) =>
          `${nameDays(days, '–')} ${spokenHour(opens)}–${spokenHour(closes)}`,
      )
      .join(', ') || 'No working days'
  );
}
