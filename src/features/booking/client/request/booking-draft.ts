import type { Day } from '#platform/london-time.ts';
import { dayInLondon } from '#platform/london-time.ts';
import type { BookingInput } from '../../booking-form.ts';
import { flooringTypes, limits, projectSizes, urgencies } from '../../limits.ts';
import { findDateProblem } from '../../visit-dates.ts';
import type { VisitSlot } from '../../visit-slots.ts';

export type Step = 1 | 2 | 3 | 4;

export const stepTitles: Record<Step, string> = {
  1: 'Your project',
  2: 'Your details',
  3: 'When shall we come?',
  4: 'Thank you',
};

export type ProjectDraft = Pick<BookingInput, 'flooringTypes' | 'budget' | 'requirements'> &
  Partial<Pick<BookingInput, 'projectSize' | 'urgency'>>;
export type ContactDraft = Pick<
  BookingInput,
  'customerName' | 'email' | 'phone' | 'address' | 'postcode'
> & { website: string };
export type ScheduleDraft = { preferredDates: Day[]; preferredTimes: VisitSlot[] };

/** What a visitor has entered so far; each step keeps its own part when it is left. */
export type BookingDraft = {
  project: ProjectDraft;
  contact: ContactDraft;
  schedule: ScheduleDraft;
};

/** What comes along from the rest of the site. Money in pounds, areas in square metres. */
export type BookingContext = {
  estimate?: {
    id: string;
    flooringType: 'carpet' | 'vinyl' | 'laminate';
    totalCost: number;
    rooms: { area: number }[];
  };
  /** Ids of the products in the quote basket. */
  basket: string[];
  /** The query of the link that opened the form: `floor`, `size`, `urgency` and `date` are filled in. */
  asked?: string;
};

/** A form with what the link asked for, else what was estimated: neither is asked for again. What does not fit is left out. */
export function startDraft({ estimate, asked }: BookingContext, now = new Date()): BookingDraft {
  const query = new URLSearchParams(asked);
  const among = <T extends string>(known: readonly T[], name: string) =>
    known.filter((value) => query.getAll(name).includes(value));
  const floors = among(flooringTypes, 'floor');
  const [urgency] = among(urgencies, 'urgency');
  const [size = estimate && sizeOf(estimate.rooms.length)] = among(projectSizes, 'size');
  const dates = query.getAll('date').filter((date) => !findDateProblem(date, dayInLondon(now)));
  return {
    project: {
      flooringTypes: floors.length === 0 && estimate ? [estimate.flooringType] : floors,
      ...(size && { projectSize: size }),
      ...(urgency && { urgency }),
      budget: null,
      requirements: '',
    },
    contact: { customerName: '', email: '', phone: '', address: '', postcode: '', website: '' },
    schedule: { preferredDates: keepDates([...new Set(dates)]), preferredTimes: [] },
  };
}

function sizeOf(rooms: number): BookingInput['projectSize'] {
  if (rooms <= 2) return 'small';
  return rooms <= 5 ? 'medium' : 'large';
}

/** At most four dates in the order of the calendar; what was picked after the fourth is cut off. */
export function keepDates(dates: readonly Day[]): Day[] {
  return dates.slice(0, limits.dates).toSorted();
}

/** What is sent. The server checks every part of it again. */
export function buildBooking(
  draft: BookingDraft,
  { estimate, basket }: BookingContext,
): BookingInput {
  const { project, contact, schedule } = draft;
  const carried = {
    ...(estimate && {
      estimateId: estimate.id,
      totalCost: estimate.totalCost,
      rooms: estimate.rooms,
    }),
    ...(basket.length > 0 && { basket: basket.slice(0, limits.basket) }),
  };
  return {
    ...(project as BookingInput),
    requirements: project.requirements || null,
    budget: project.budget || null,
    ...contact,
    ...schedule,
    calculatorData: Object.keys(carried).length > 0 ? carried : null,
  };
}
