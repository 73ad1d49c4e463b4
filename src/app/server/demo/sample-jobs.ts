import type { BookingInput } from '#features/booking/booking-form.ts';
import type { Day } from '#platform/dates/london-time.ts';
import { addDays, dayInLondon, instantInLondon, weekdayOf } from '#platform/dates/london-time.ts';

/** A sample booking and its later statuses with their times. Amounts in pounds. */
export type SampleJob = {
  bookedAt: Date;
  quoted?: number;
  notes?: string;
  estimate?: 'carpet' | 'vinyl' | 'laminate';
  project: Pick<
    BookingInput,
    'flooringTypes' | 'projectSize' | 'urgency' | 'requirements' | 'budget'
  >;
} & (
  | { end: 'pending'; dates: Day[] }
  | { end: 'cancelled'; dates: Day[]; endedAt: Date }
  | { end: 'confirmed'; visitOn: Day; confirmedAt: Date }
  | { end: 'completed'; visitOn: Day; confirmedAt: Date; endedAt: Date }
);

/** This month's sales add up to £24,500 on any day: completed visits, then upcoming ones. */
const completedThisMonth = [2680, 1948.75, 2310, 1550];
const confirmedThisMonth = [3480, 2915.5, 1860, 4120, 2240.75, 1395];
const completedBefore = [1120, 2475, 860.5, 3190, 1740, 2050, 645, 1385, 2890, 990, 1610, 3325];
const confirmedBefore = [1275, 2130];
const floors: BookingInput['flooringTypes'][] = [
  ['carpet'],
  ['vinyl'],
  ['carpet', 'laminate'],
  ['laminate'],
  ['other'],
];
const notes = [
  'Front door sticks: plane it before the door bar goes down.',
  'Two cats. Please ring before you come.',
  'Parking behind the house, key under the blue pot.',
];
const requirements = [
  'Stairs and landing as well, please.',
  'The lounge gets a lot of sun. Will the colour hold?',
  'We would like to keep the old door bars if we can.',
  'Underfloor heating in the kitchen.',
];

/** The sample bookings of the 60 days before an instant. */
export function planSampleJobs(now: Date): SampleJob[] {
  const today = dayInLondon(now);
  const monthDay: Day = `${today.slice(0, 8)}01`;
  const monthStart = instantInLondon(monthDay, '00:00');
  const at = (day: Day, n: number) =>
    instantInLondon(day, `${10 + (n % 8)}:${10 + ((n * 13) % 48)}`);
  /**
   * One of `count` instants of this month up to now, evenly spread, in working hours where the month has
   * had any.
   */
  const thisMonth = (n: number, count: number) => {
    const passed = now.getTime() - monthStart.getTime();
    const even = new Date(monthStart.getTime() + (passed * (n + 0.5)) / count);
    const atWork = at(dayInLondon(even), n);
    return atWork <= now ? atWork : even;
  };
  const beforeMonth = addDays(monthDay, -1);
  const reach = -Math.round(
    (Date.parse(beforeMonth) - Date.parse(addDays(today, -52))) / 86_400_000,
  );

  return [
    ...completedBefore.map((quoted, n): SampleJob => {
      const day = addDays(beforeMonth, Math.round((reach * n) / (completedBefore.length - 1)));
      const visitOn = workdayBefore(day);
      const endedAt = at(day, n);
      return completed(quoted, n, { visitOn, endedAt });
    }),
    ...completedThisMonth.map((quoted, n): SampleJob => {
      const endedAt = thisMonth(n, completedThisMonth.length);
      return completed(quoted, n + 1, { visitOn: workdayBefore(dayInLondon(endedAt)), endedAt });
    }),
    ...confirmedBefore.map((quoted, n): SampleJob => {
      const confirmedAt = at(addDays(monthDay, -2 - n), n);
      return confirmed(quoted, n, { visitOn: workdayFrom(addDays(today, 3 + 6 * n)), confirmedAt });
    }),
    ...confirmedThisMonth.map((quoted, n): SampleJob => {
      const confirmedAt = thisMonth(n, confirmedThisMonth.length);
      return confirmed(quoted, n + 2, {
        visitOn: workdayFrom(addDays(today, 1 + 2 * n)),
        confirmedAt,
      });
    }),
    ...[46, 27, 12, 4].map((daysAgo, n): SampleJob => {
      const day = addDays(today, -daysAgo);
      return {
        end: 'cancelled',
        bookedAt: at(day, n),
        endedAt: at(addDays(day, 2), n + 2),
        dates: [workdayFrom(addDays(day, 6))],
        project: projectOf(n),
      };
    }),
    ...[140, 95, 71, 49, 27, 9, 4, 1].map((hoursAgo, n): SampleJob => {
      const quoted = [undefined, 1480, undefined, 2265.5][n];
      return {
        end: 'pending',
        bookedAt: new Date(now.getTime() - hoursAgo * 3_600_000),
        dates: [workdayFrom(addDays(today, 4 + n)), workdayFrom(addDays(today, 8 + n))],
        project: projectOf(n + 1),
        ...extras(n),
        ...(quoted !== undefined && { quoted }),
      };
    }),
  ];
}

function completed(
  quoted: number,
  n: number,
  { visitOn, endedAt }: { visitOn: Day; endedAt: Date },
): SampleJob {
  const confirmedAt = instantInLondon(addDays(visitOn, -3), `1${n % 8}:20`);
  return {
    end: 'completed',
    quoted,
    visitOn,
    confirmedAt,
    endedAt,
    bookedAt: instantInLondon(addDays(visitOn, -5), `1${n % 8}:05`),
    project: projectOf(n),
    ...extras(n),
  };
}

function confirmed(
  quoted: number,
  n: number,
  { visitOn, confirmedAt }: { visitOn: Day; confirmedAt: Date },
): SampleJob {
  const bookedAt = new Date(confirmedAt.getTime() - (20 + 9 * n) * 3_600_000);
  return {
    end: 'confirmed',
    quoted,
    visitOn,
    confirmedAt,
    bookedAt,
    project: projectOf(n),
    ...extras(n),
  };
}

function extras(n: number): Pick<SampleJob, 'estimate' | 'notes'> {
  const estimate = (['carpet', 'vinyl', undefined, 'laminate'] as const)[n % 4];
  const note = notes[n % 5];
  return { ...(estimate && { estimate }), ...(note && { notes: note }) };
}

export function projectOf(n: number): SampleJob['project'] {
  const requirement = requirements[n % 6];
  return {
    flooringTypes: floors[n % floors.length] ?? ['carpet'],
    projectSize: (['small', 'medium', 'large'] as const)[n % 3] ?? 'small',
    urgency: (['soon', 'urgent', 'flexible', 'planning'] as const)[n % 4] ?? 'soon',
    budget: (['1000-2500', 'prefer-not-to-say', '2500-5000'] as const)[n % 3],
    ...(requirement && { requirements: requirement }),
  };
}

const sunday = 0;

/** The nearest working day before a day. */
function workdayBefore(day: Day): Day {
  const before = addDays(day, -1);
  return weekdayOf(before) === sunday ? addDays(before, -1) : before;
}

/** The day itself, or Monday for a Sunday. */
export function workdayFrom(day: Day): Day {
  return weekdayOf(day) === sunday ? addDays(day, 1) : day;
}
