import * as z from 'zod/mini';
import {
  emailField,
  emailOrNoneField,
  lineField,
  phoneField,
  postcodeField,
} from '#platform/contact-fields.ts';
import { type Day, dayInLondon } from '#platform/dates/london-time.ts';
import {
  budgets,
  flooringTypes,
  limits,
  messages,
  projectSizes,
  purposes,
  urgencies,
} from './limits.ts';
import { offerLimits } from './offers/offer-limits.ts';
import { answersForm } from './questions.ts';
import { estimateId } from './quote-form.ts';
import { explainNoVisit, findDateProblem, haveAllPassed, leavesNoVisit } from './visit-dates.ts';
import { askedVisits, isVisitSlot, slotPattern, type VisitSlot } from './visit-slots.ts';

// Schemas of the booking form and the move form, used by the lazily loaded forms and by the server.

const trimmed = (message: string) => z.string(message).check(z.trim());
const asSlot = (schema: z.ZodMiniType<string, string>) =>
  schema as unknown as z.ZodMiniType<VisitSlot, VisitSlot>;
/** A slot that can be asked for now. */
const offeredSlot = asSlot(
  z
    .string(messages.unknownTime)
    .check(z.refine(isVisitSlot, { error: messages.unknownTime, abort: true })),
);
/** A slot by its form: that of a fixed visit may not be offered any more. */
const writtenSlot = asSlot(
  z.string(messages.unknownTime).check(z.regex(slotPattern, messages.unknownTime)),
);
const areDifferent = (values: readonly string[]) => new Set(values).size === values.length;

const project = {
  flooringTypes: z
    .array(z.enum(flooringTypes, messages.flooringTypes), messages.flooringTypes)
    .check(z.minLength(1, messages.flooringTypes), z.refine(areDifferent, messages.flooringTypes)),
  projectSize: z.enum(projectSizes, messages.projectSize),
  urgency: z.enum(urgencies, messages.urgency),
  budget: z.nullish(z.enum(budgets, messages.budget)),
  requirements: z.nullish(
    trimmed(messages.requirements).check(z.maxLength(limits.requirements, messages.requirements)),
  ),
  answers: answersForm,
};

export const customerEmail = emailField(limits.email, messages.email);

const contact = {
  customerName: lineField(
    { min: 2, max: limits.customerName },
    {
      tooShort: messages.customerName,
      tooLong: messages.customerNameTooLong,
      notPlain: messages.notPlainLine,
    },
  ),
  email: customerEmail,
  phone: phoneField(limits.phone, messages.phone),
  address: lineField(
    { min: 5, max: limits.address },
    {
      tooShort: messages.address,
      tooLong: messages.addressTooLong,
      notPlain: messages.notPlainLine,
    },
  ),
  postcode: postcodeField(messages.postcode),
};

/** At most so many dates and times as a customer may prefer, at the time of the check. */
const choice = (clock: () => Date) => ({
  preferredDates: z
    .array(
      z.string(messages.notADate).check(
        z.check((payload) => {
          const message = findDateProblem(payload.value, dayInLondon(clock()));
          if (message) payload.issues.push({ code: 'custom', input: payload.value, message });
        }),
      ),
      messages.noDates,
    )
    .check(
      z.maxLength(limits.dates, messages.tooManyDates),
      z.refine(areDifferent, messages.repeatedDate),
    ),
  preferredTimes: z
    .array(offeredSlot, messages.noTimes)
    .check(
      z.maxLength(limits.times, messages.tooManyTimes),
      z.refine(areDifferent, messages.repeatedTime),
    ),
});

const schedule = (clock: () => Date) => {
  const { preferredDates, preferredTimes } = choice(clock);
  return {
    preferredDates: preferredDates.check(z.minLength(1, messages.noDates)),
    preferredTimes: preferredTimes.check(z.minLength(1, messages.noTimes)),
  };
};

type Schedule = { preferredDates?: Day[]; preferredTimes?: VisitSlot[] };
const someVisitFits = (clock: () => Date) =>
  z.check<Schedule>((payload) => {
    const { preferredDates = [], preferredTimes = [] } = payload.value;
    const message = leavesNoVisit(preferredDates, preferredTimes)
      ? explainNoVisit(preferredTimes)
      : haveAllPassed(askedVisits(preferredDates, preferredTimes), clock())
        ? messages.passedTimes
        : undefined;
    if (message)
      payload.issues.push({
        code: 'custom',
        input: payload.value,
        path: ['preferredTimes'],
        message,
      });
  });

const ownClock = () => new Date();

/** The three steps of the form, each with a schema of its own. */
export const projectStep = z.object(project);
export const contactStep = z.object(contact);
export const scheduleStep = z
  .object({ ...schedule(ownClock), answers: answersForm })
  .check(someVisitFits(ownClock));

const calculatorData = z.object({
  /** In pounds. Not shown to staff: they see the stored estimate. */
  totalCost: z.optional(z.number().check(z.gte(0))),
  rooms: z.optional(
    z.array(z.object({ area: z.number().check(z.gte(0)) })).check(z.maxLength(limits.rooms)),
  ),
  estimateId: z.optional(z.string().check(z.maxLength(100))),
  /** Ids of the products in the quote basket. */
  basket: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(limits.basket))),
});

const booking = (clock: () => Date) => ({
  ...project,
  ...contact,
  ...schedule(clock),
  /** Set by the link that opened the form. */
  purpose: z._default(z.enum(purposes, messages.purpose), 'measure'),
});

/** A visit by its day and slot. Whether it is offered is for whoever fixes it to check. */
export const visitChoice = z.object(
  {
    date: z.string(messages.notADate),
    slot: writtenSlot,
  },
  'must be a date and a slot.',
);

/** What staff tell a customer in an email about a change. */
export const noteToCustomer = z
  .string('must be text.')
  .check(
    z.trim(),
    z.maxLength(offerLimits.note, `Please keep the note to ${offerLimits.note} characters`),
  );

const emailOrNone = emailOrNoneField(limits.email, messages.email);

type StaffSchedule = Schedule & { visit?: unknown };
const isScheduled = (field: 'preferredDates' | 'preferredTimes', error: string) =>
  z.refine<StaffSchedule>((body) => body.visit !== undefined || (body[field] ?? []).length > 0, {
    path: [field],
    error,
    // Together with the errors of other fields.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

/**
 * A booking that staff enter for a customer: the same fields and rules, without what a visitor's browser adds. The
 * customer may have no email, and a visit that was agreed takes the place of preferred dates and times.
 */
export const staffBooking = (clock: () => Date = ownClock) =>
  z
    .object({
      ...booking(clock),
      email: emailOrNone,
      ...choice(clock),
      visit: z.optional(visitChoice),
      /** With `visit`: who makes it; default: the first who is free. */
      fitterId: z.optional(z.string('must be the id of a fitter.')),
      /** What the office priced on the phone. */
      estimateId: z.optional(estimateId),
    })
    .check(
      isScheduled('preferredDates', messages.noDates),
      isScheduled('preferredTimes', messages.noTimes),
      someVisitFits(clock),
    );
export type StaffBooking = z.output<ReturnType<typeof staffBooking>>;
export type StaffBookingInput = z.input<ReturnType<typeof staffBooking>>;

/** What staff correct of an appointment. The customer may have no email. */
export const detailsForm = z.object({
  purpose: z.enum(purposes, messages.purpose),
  ...project,
  ...contact,
  email: emailOrNone,
});

/** The complete body of a booking request, its fields in the order of the form. */
export const bookingRequest = (clock: () => Date = ownClock) =>
  z
    .object({
      ...booking(clock),
      calculatorData: z.nullish(calculatorData),
      /** Honeypot, hidden from people. A filled one is rejected with an error, never silently dropped. */
      website: z.optional(z.string(messages.honeypot).check(z.maxLength(0, messages.honeypot))),
    })
    .check(someVisitFits(clock));
export type BookingRequest = z.output<ReturnType<typeof bookingRequest>>;
export type BookingInput = z.input<ReturnType<typeof bookingRequest>>;

/** A booking of the chat's visit card, whose customer may have no email. */
export const chatBooking = (clock: () => Date = ownClock) =>
  z
    .object({
      ...booking(clock),
      email: emailOrNone,
      calculatorData: z.nullish(calculatorData),
    })
    .check(someVisitFits(clock));

export type ChatBooking = z.output<ReturnType<typeof chatBooking>>;

/** Either `visit`, to which a confirmed visit moves at once, or the new preferences of a pending booking. */
export const moveRequest = (clock: () => Date = ownClock) => {
  const { preferredDates, preferredTimes } = schedule(clock);
  return z
    .object({
      visit: z.optional(visitChoice),
      preferredDates: z.optional(preferredDates),
      preferredTimes: z.optional(preferredTimes),
    })
    .check(
      z.refine(
        (body) =>
          body.visit
            ? !body.preferredDates && !body.preferredTimes
            : !!body.preferredDates && !!body.preferredTimes,
        'must hold either a visit or preferred dates and times.',
      ),
      someVisitFits(clock),
    );
};
export type MoveRequest = z.output<ReturnType<typeof moveRequest>>;
