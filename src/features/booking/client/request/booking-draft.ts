import type { Day } from '#platform/dates/london-time.ts';
import { dayInLondon } from '#platform/dates/london-time.ts';
import type { BookingInput } from '../../booking-form.ts';
import {
  flooringTypes,
  limits,
  type Purpose,
  projectSizeLabels,
  projectSizes,
  urgencies,
  urgencyLabels,
} from '../../limits.ts';
import { keepAnswers, listAnswers } from '../../questions.ts';
import { findDateProblem, leavesNoVisit } from '../../visit-dates.ts';
import type { VisitSlot } from '../../visit-slots.ts';
import {
  type BookingContext,
  flooringTypesOf,
  type Included,
  keepIncluded,
  purposeOf,
  startIncluded,
} from './context/booking-context.ts';

export type Step = 1 | 2 | 3 | 4;

export const stepTitles: Record<Step, string> = {
  1: 'Your project',
  2: 'Your details',
  3: 'When shall we come?',
  4: 'Thank you',
};

export type ProjectDraft = Pick<
  BookingInput,
  'flooringTypes' | 'budget' | 'requirements' | 'answers'
> &
  Partial<Pick<BookingInput, 'projectSize' | 'urgency'>>;
export type ContactDraft = Pick<
  BookingInput,
  'customerName' | 'email' | 'phone' | 'address' | 'postcode'
> & { website: string };
export type ScheduleDraft = Pick<BookingInput, 'answers'> & {
  preferredDates: Day[];
  preferredTimes: VisitSlot[];
};

/** What the visitor has entered so far; each step saves its values when it is left. */
export type BookingDraft = {
  purpose: Purpose;
  included: Included;
  project: ProjectDraft;
  contact: ContactDraft;
  schedule: ScheduleDraft;
};

/**
 * A draft prefilled from the link, else from the included context. Values that the form does not offer
 * are ignored.
 */
export function startDraft(context: BookingContext, now = new Date()): BookingDraft {
  const included = startIncluded(context);
  const sent = keepIncluded(context, included);
  const query = new URLSearchParams(context.asked);
  const among = <T extends string>(known: readonly T[], name: string) =>
    known.filter((value) => query.getAll(name).includes(value));
  const floors = among(flooringTypes, 'floor');
  const [urgency] = among(urgencies, 'urgency');
  const [size = sent.estimate && sizeOf(sent.estimate.rooms.length)] = among(projectSizes, 'size');
  const dates = query.getAll('date').filter((date) => !findDateProblem(date, dayInLondon(now)));
  return {
    purpose: purposeOf(context),
    included,
    project: {
      flooringTypes: floors.length > 0 ? floors : flooringTypesOf(sent),
      ...(size && { projectSize: size }),
      ...(urgency && { urgency }),
      budget: null,
      requirements: '',
      answers: {},
    },
    contact: { customerName: '', email: '', phone: '', address: '', postcode: '', website: '' },
    schedule: { preferredDates: keepDates([...new Set(dates)]), preferredTimes: [], answers: {} },
  };
}

/** What is still to be chosen before the form can be sent; undefined when nothing is. */
export function describeMissing({
  preferredDates,
  preferredTimes,
}: ScheduleDraft): string | undefined {
  if (leavesNoVisit(preferredDates, preferredTimes))
    return 'Choose an earlier time or a weekday to book.';
  const missing = [
    ...(preferredDates.length === 0 ? ['a date'] : []),
    ...(preferredTimes.length === 0 ? ['a time'] : []),
  ];
  return missing.length > 0 ? `Choose ${missing.join(' and ')} to book.` : undefined;
}

/** Whether the visitor has changed a draft or a part of it. Fields are equal however they are empty. */
export const isChanged = <T extends object>(entered: T, start: T) =>
  writeFilled(entered) !== writeFilled(start);

const writeFilled = (draft: object) =>
  JSON.stringify(draft, (_, value) => (value === '' || value === null ? undefined : value));

function sizeOf(rooms: number): BookingInput['projectSize'] {
  if (rooms <= 2) return 'small';
  return rooms <= 5 ? 'medium' : 'large';
}

/** The first four of the picked dates, sorted. */
export function keepDates(dates: readonly Day[]): Day[] {
  return dates.slice(0, limits.dates).toSorted();
}

/** What the team reads where no free time suits: when the customer could see us, and about what. */
export function describeWish({ purpose, project, contact }: BookingDraft, wish: string): string {
  const { flooringTypes: floors, projectSize, urgency, requirements, answers } = project;
  const what = [
    `${purpose === 'repair' ? 'Repair' : 'Free measure'}: ${floors.join(', ')}`,
    projectSize && projectSizeLabels[projectSize],
    urgency && urgencyLabels[urgency].toLowerCase(),
  ];
  return [
    `No free time suits. When I could see you: ${wish}`,
    `${what.filter(Boolean).join(', ')}. ${contact.address}, ${contact.postcode}.`,
    ...(requirements ? [requirements] : []),
    ...listAnswers(keepAnswers(answers)).map((pair) => pair.join(': ')),
  ].join('\n\n');
}

/** Builds the request body. The server validates all of it again. */
export function buildBooking(
  { purpose, included, project, contact, schedule }: BookingDraft,
  context: BookingContext,
): BookingInput {
  const { product, estimate, basket } = keepIncluded(context, included);
  const products = [...(product ? [product] : []), ...basket].map(({ id }) => id);
  const calculatorData = {
    ...(estimate && {
      estimateId: estimate.id,
      totalCost: estimate.totalCost,
      rooms: estimate.rooms.map(({ area }) => ({ area })),
    }),
    ...(products.length > 0 && { basket: products.slice(0, limits.basket) }),
  };
  return {
    ...(project as BookingInput),
    requirements: project.requirements || null,
    budget: project.budget || null,
    ...contact,
    ...schedule,
    answers: { ...project.answers, ...schedule.answers },
    purpose,
    calculatorData: Object.keys(calculatorData).length > 0 ? calculatorData : null,
  };
}
