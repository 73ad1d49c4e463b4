import * as z from 'zod/mini';
import { recordCustomer } from '#features/customers/contract.ts';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';
import { dayFilter, listQuery } from '#platform/list-query.ts';
import { mailStates } from '#platform/mail-states.ts';
import { bookingRequest, noteToCustomer, staffBooking, visitChoice } from './booking-form.ts';
import { bookingMailKinds } from './booking-mails.ts';
import { visitFitter } from './diary/contract.ts';
import { budgets, flooringTypes, projectSizes, purposes, urgencies } from './limits.ts';
import { visitOffer } from './offers/offer-form.ts';
import { visitPhoto } from './photos/contract.ts';
import { storedSlot } from './stored-slot.ts';
import { eventKinds, figures, statuses } from './transitions.ts';

/** A stored visit. */
export const visit = z.object({ date: z.string(), slot: storedSlot });
const instant = z.string();
const pounds = z.number();

/** A version of what was measured on visits. */
const savedMeasure = {
  version: z.int(),
  /** The name of the member of staff. */
  by: z.string(),
  at: instant,
  estimateId: z.string(),
  totalCost: pounds,
};

/** An appointment as staff see it. Money in pounds, distances in miles, instants in UTC. */
export const appointment = z.object({
  id: z.string(),
  status: z.enum(statuses),
  createdAt: instant,
  purpose: z.enum(purposes),
  flooringTypes: z.array(z.enum(flooringTypes)),
  projectSize: z.enum(projectSizes),
  urgency: z.enum(urgencies),
  budget: z.nullable(z.enum(budgets)),
  requirements: z.nullable(z.string()),
  /** Answers by the names of the questions that they answer. */
  answers: z.record(z.string(), z.string()),
  customerName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  postcode: z.string(),
  preferredDates: z.array(z.string()),
  preferredTimes: z.array(storedSlot),
  /** Totals and rooms from the stored estimate, not the figures the browser sent. */
  calculatorData: z.nullable(
    z.object({
      estimateId: z.nullable(z.string()),
      flooringType: z.nullable(z.string()),
      /** Name of the product that was priced; null for a standard floor. */
      product: z.nullable(z.string()),
      totalCost: z.nullable(pounds),
      totalArea: z.nullable(z.number()),
      rooms: z.array(z.object({ name: z.string(), area: z.number() })),
      /** Ids of the products asked about. */
      basket: z.array(z.string()),
      /** Their names at the time of the booking, in the same order. */
      basketNames: z.array(z.string()),
    }),
  ),
  /** The areas as measured on the visit, by whom and when. */
  measured: z.nullable(
    z.object({
      ...savedMeasure,
      flooringType: z.string(),
      product: z.nullable(z.string()),
      totalArea: z.number(),
      rooms: z.array(
        z.object({ name: z.string(), area: z.number(), floor: z.optional(z.string()) }),
      ),
      /** The versions before it, the latest first. */
      earlier: z.array(z.object(savedMeasure)),
    }),
  ),
  /** Null for a postcode with unknown coordinates. */
  distanceMiles: z.nullable(z.number()),
  outsideArea: z.boolean(),
  quotedAmount: z.nullable(pounds),
  /** Whether the customer was sent this amount. */
  quoteSent: z.boolean(),
  notes: z.nullable(z.string()),
  /** The enquiry that staff made it of. */
  enquiryId: z.nullable(z.string()),
  /** Whose it is; null until it was joined, a moment after it is stored. */
  customer: z.optional(z.nullable(recordCustomer)),
  visit: z.nullable(visit),
  /** Who makes the visit. */
  fitter: z.nullable(visitFitter),
  /** Whether the fitter is busy then by their own calendar; the visit was fixed before. */
  isFitterBusy: z.boolean(),
  offer: z.nullable(visitOffer),
  photos: z.array(visitPhoto),
  /** Until when its confirmation or its last move can be undone; null or past when it cannot. */
  undoUntil: z.nullable(instant),
  history: z.array(
    z.object({
      at: instant,
      /** The name of a member of staff, `customer`, or `system` for automatic events. */
      by: z.string(),
      what: z.enum(eventKinds),
      visit: z.nullable(visit),
      /** For `email-not-sent`: which email, and why; for `assigned`: the fitter. */
      note: z.nullable(z.string()),
    }),
  ),
  mails: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(bookingMailKinds),
      to: z.string(),
      state: z.enum(mailStates),
      at: instant,
    }),
  ),
});
export type Appointment = z.output<typeof appointment>;

/** Books a visit. */
export const createAppointment = defineEndpoint({
  method: 'POST',
  path: '/api/appointments',
  access: 'anyone',
  takesIdempotencyKey: true,
  status: 201,
  body: bookingRequest(),
  /** `visit`: what was fixed at once; else `confirmBy`: when the customer has our answer. */
  answer: z.object({
    id: z.string(),
    status: z.enum(statuses),
    visit: z.nullable(visit),
    confirmBy: z.nullable(instant),
  }),
});

/** What is answered to a booking. */
export type Booked = Answer<typeof createAppointment>;

/** Books for a customer who telephoned or wrote; an agreed visit is confirmed, with Undo as after a confirmation. */
export const bookByStaff = defineEndpoint({
  method: 'POST',
  path: '/api/appointments/by-staff',
  access: 'staff',
  status: 201,
  body: staffBooking(),
  answer: appointment,
});

export const appointmentSorts = ['newest', 'oldest', 'customer', 'visit'] as const;

const listFilters = {
  search: listQuery.search,
  status: z.optional(z.enum(statuses, `must be one of ${statuses.join(', ')}.`)),
  /** What a figure of the dashboard counts now. */
  figure: z.optional(z.enum(figures, `must be one of ${figures.join(', ')}.`)),
  /** The first and the last day of the visit. */
  visitFrom: dayFilter,
  visitTo: dayFilter,
  sort: z._default(
    z.enum(appointmentSorts, `must be one of ${appointmentSorts.join(', ')}.`),
    'newest',
  ),
};

/** A page of the appointments. Newest first by default; `visit` sorts by the visit's start, appointments without one last. */
export const listAppointments = defineEndpoint({
  method: 'GET',
  path: '/api/appointments',
  access: 'staff',
  query: z.object({ ...listQuery, ...listFilters }),
  answer: z.array(appointment),
});

/** The complete filtered list as a CSV file. */
export const exportAppointments = defineEndpoint({
  method: 'GET',
  path: '/api/appointments/export.csv',
  access: 'export',
  streams: 'text/csv',
  needsConfirmation: true,
  query: z.object(listFilters),
});

/** One appointment. */
export const getAppointment = defineEndpoint({
  method: 'GET',
  path: '/api/appointments/:id',
  access: 'staff',
  params: z.object({ id: z.string() }),
  answer: appointment,
});

/** Confirms, completes, cancels or restores an appointment. The email about it carries `note`. */
export const setAppointmentStatus = defineEndpoint({
  method: 'PATCH',
  path: '/api/appointments/:id/status',
  access: 'staff',
  params: z.object({ id: z.string() }),
  body: z.object({
    status: z.enum(statuses, `must be one of ${statuses.join(', ')}.`),
    /** For `confirmed`: one of the requested visits; default: the first free one. */
    visit: z.optional(visitChoice),
    /** For `confirmed`: who makes the visit; default: the first who is free. */
    fitterId: z.optional(z.string('must be the id of a fitter.')),
    /** For `confirmed`: holds the emails back for `limits.undoSeconds`, in which it can be undone. */
    undoable: z.optional(z.boolean('must be true or false.')),
    note: z.optional(noteToCustomer),
  }),
  answer: appointment,
});

/**
 * Fixes a visit at any free time: confirms a pending appointment, moves a fixed visit, or gives it to another
 * fitter. 409 with the reason when nobody, or not the chosen fitter, is free then.
 */
export const changeVisit = defineEndpoint({
  method: 'PATCH',
  path: '/api/appointments/:id/visit',
  access: 'staff',
  params: z.object({ id: z.string() }),
  body: z.object({
    visit: visitChoice,
    fitterId: z.optional(z.string('must be the id of a fitter.')),
    /** Holds the emails back for `limits.undoSeconds`, in which it can be undone. */
    undoable: z.optional(z.boolean('must be true or false.')),
    note: z.optional(noteToCustomer),
  }),
  answer: appointment,
});

/** Swaps the times and fitters of two fixed visits, with Undo for both. 409 when one of them cannot be swapped. */
export const swapVisits = defineEndpoint({
  method: 'POST',
  path: '/api/appointments/:id/swap',
  access: 'staff',
  params: z.object({ id: z.string() }),
  body: z.object({
    /** The other appointment's id. */
    with: z.string('must be the id of an appointment.'),
  }),
  answer: appointment,
});

/**
 * Undoes a confirmation or a move before its emails are sent: the appointment is pending again, or the visit where
 * it was. 409 once an email may have been sent, or when the appointment has changed since.
 */
export const undoChange = defineEndpoint({
  method: 'POST',
  path: '/api/appointments/:id/undo',
  access: 'staff',
  params: z.object({ id: z.string() }),
  answer: appointment,
});
