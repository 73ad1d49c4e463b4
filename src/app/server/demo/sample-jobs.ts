import type { BookingInput } from '#features/booking/booking-form.ts';
import { addDays, type Day, dayInLondon, instantInLondon } from '#platform/dates/london-time.ts';
import { pick } from './sample-people.ts';

/** A sample booking with the times of its statuses. Amounts in pounds. */
export type SampleJob = {
  end: 'pending' | 'confirmed' | 'completed' | 'cancelled';
  /** The day of the visit if it has a free place; otherwise the next one, or for a completed job the one before. */
  visitNear: Day;
  bookedAt: Date;
  confirmedAt?: Date;
  endedAt?: Date;
  quoted?: number;
  notes?: string;
  estimate?: 'carpet' | 'vinyl' | 'laminate';
  project: Pick<
    BookingInput,
    'flooringTypes' | 'projectSize' | 'urgency' | 'requirements' | 'budget'
  >;
};

/** What the jobs of this month add up to on any day. */
const monthlySales = 24_500;
const counts = { past: 72, confirmed: 8, pending: 8 };
const hour = 3_600_000;

const notes = [
  'Front door sticks: plane it before the door bar goes down.',
  'Two cats. Please ring before you come.',
  'Parking behind the house, key under the blue pot.',
  undefined,
  undefined,
];
const requirements = [
  'Stairs and landing as well, please.',
  'The lounge gets a lot of sun. Will the colour hold?',
  'We would like to keep the old door bars if we can.',
  undefined,
];

/** Plans a year of jobs: completed and cancelled ones of the past, visits to come, and requests that wait. */
export function planSampleJobs(now: Date): SampleJob[] {
  const today = dayInLondon(now);
  const monthStart = instantInLondon(`${today.slice(0, 8)}01`, '00:00');
  const atWork = (day: Day, n: number) => instantInLondon(day, `${10 + (n % 8)}:${10 + (n % 49)}`);
  const list = (count: number) => Array.from({ length: count }, (_, n) => n);
  const past = list(counts.past).map((n): SampleJob => {
    const day = addDays(today, -2 - Math.round(4.8 * n));
    const isCancelled = n % 7 === 3;
    return {
      end: isCancelled ? 'cancelled' : 'completed',
      visitNear: addDays(day, isCancelled ? 4 : -1),
      bookedAt: atWork(addDays(day, -7), n),
      ...(!isCancelled && { confirmedAt: atWork(addDays(day, -6), n), quoted: quoteOf(n) }),
      endedAt: atWork(day, n),
      ...describe(n),
    };
  });
  const sold = past.flatMap(({ quoted = 0, endedAt = now }) =>
    endedAt >= monthStart ? [quoted] : [],
  );
  const unsold = monthlySales - sold.reduce((sum, one) => sum + one, 0);
  const share = Math.floor(unsold / counts.confirmed);
  const confirmed = list(counts.confirmed).map((n): SampleJob => {
    const passed = now.getTime() - monthStart.getTime();
    const confirmedAt = new Date(monthStart.getTime() + (passed * (n + 0.5)) / counts.confirmed);
    return {
      end: 'confirmed',
      visitNear: addDays(today, 1 + Math.floor(1.5 * n)),
      bookedAt: new Date(confirmedAt.getTime() - (20 + 9 * n) * hour),
      confirmedAt,
      // In pairs, one as much above the share as the other is below it.
      quoted:
        share + (n % 2 ? 1 : -1) * 145 * Math.floor(n / 2) + (n ? 0 : unsold % counts.confirmed),
      ...describe(n),
    };
  });
  const pending = list(counts.pending).map(
    (n): SampleJob => ({
      end: 'pending',
      visitNear: addDays(today, 4 + n),
      bookedAt: new Date(now.getTime() - (1 + 2.5 * n * n) * hour),
      ...(n % 4 === 1 && { quoted: quoteOf(n) }),
      ...describe(n + 1),
    }),
  );
  return [...past, ...confirmed, ...pending];
}

const quoteOf = (n: number) => 480 + ((n * 379) % 1_900);

function describe(n: number): Pick<SampleJob, 'estimate' | 'notes' | 'project'> {
  const [note, requirement] = [pick(notes, n), pick(requirements, n)];
  const estimate = pick(['carpet', 'vinyl', undefined, 'laminate'] as const, n);
  const floors = [['carpet'], ['vinyl'], ['carpet', 'laminate'], ['laminate'], ['other']] as const;
  return {
    ...(note && { notes: note }),
    ...(estimate && { estimate }),
    project: {
      flooringTypes: estimate ? [estimate] : [...pick(floors, n)],
      projectSize: pick(['small', 'medium', 'large'] as const, n),
      urgency: pick(['soon', 'urgent', 'flexible', 'planning'] as const, n),
      budget: pick(['1000-2500', 'prefer-not-to-say', '2500-5000'] as const, n),
      ...(requirement && { requirements: requirement }),
    },
  };
}
