import * as z from 'zod/mini';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';
import { storedSlot } from '../stored-slot.ts';
import { statuses } from '../transitions.ts';
import { closedDayFields, fitterFields, timeOffFields } from './fitter-form.ts';
import { fitterColours, fitterStates } from './fitter-limits.ts';

/** Who makes a visit. */
export const visitFitter = z.object({
  id: z.string(),
  name: z.string(),
  colour: z.enum(fitterColours),
});

const fitter = z.object({
  id: z.string(),
  name: z.string(),
  colour: z.enum(fitterColours),
  /** Monday to Saturday; null for a day that they do not work. */
  hours: z.array(z.nullable(z.object({ from: z.string(), to: z.string() }))),
  /** The outcodes of the areas they prefer. */
  outcodes: z.array(z.string()),
  accountId: z.nullable(z.string()),
  isActive: z.boolean(),
  /** What has not ended yet, in order. */
  timeOff: z.array(
    z.object({
      id: z.string(),
      fromDay: z.string(),
      toDay: z.string(),
      reason: z.nullable(z.string()),
    }),
  ),
});
export type Fitter = z.output<typeof fitter>;

/** All fitters. */
export const listFitters = defineEndpoint({
  method: 'GET',
  path: '/api/fitters',
  access: 'staff',
  answer: z.array(fitter),
});

const dayInQuery = z.optional(
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day as yyyy-mm-dd.')),
);

/** Who could make a visit in each slot; today by default, at most 14 days. Sundays have no slots. */
export const listAvailability = defineEndpoint({
  method: 'GET',
  path: '/api/fitters/availability',
  access: 'staff',
  query: z.object({ from: dayInQuery, to: dayInQuery }),
  answer: z.array(
    z.object({
      date: z.string(),
      /** Why the firm is closed that day; only on closed days. */
      closed: z.optional(z.string()),
      slots: z.array(
        z.object({
          slot: storedSlot,
          hasBegun: z.boolean(),
          fitters: z.array(
            z.object({ id: z.string(), name: z.string(), state: z.enum(fitterStates) }),
          ),
        }),
      ),
    }),
  ),
});
export type AvailableDay = Answer<typeof listAvailability>[number];

/** Adds a fitter. */
export const createFitter = defineEndpoint({
  method: 'POST',
  path: '/api/fitters',
  access: 'manage-fitters',
  status: 201,
  body: fitterFields,
  answer: fitter,
});

/** Changes a fitter. 409 when booked visits would have no fitter any more, which `reassign` gives to others. */
export const changeFitter = defineEndpoint({
  method: 'PATCH',
  path: '/api/fitters/:id',
  access: 'manage-fitters',
  params: z.object({ id: z.string() }),
  body: fitterFields,
  answer: fitter,
});

/** Adds time off to a fitter. 409 when visits are booked on these days, which `reassign` gives to others. */
export const addTimeOff = defineEndpoint({
  method: 'POST',
  path: '/api/fitters/:id/time-off',
  access: 'manage-fitters',
  status: 201,
  params: z.object({ id: z.string() }),
  body: timeOffFields,
  answer: fitter,
});

/** Ends the time off of a fitter. */
export const removeTimeOff = defineEndpoint({
  method: 'DELETE',
  path: '/api/fitters/:id/time-off/:timeOffId',
  access: 'manage-fitters',
  params: z.object({ id: z.string(), timeOffId: z.string() }),
  answer: fitter,
});

const closedDay = z.object({ day: z.string(), name: z.string() });
const closedDayLists = z.object({
  /** From today on; holidays of England are closed unless they were opened. */
  closed: z.array(closedDay),
  /** The holidays of the next year that were opened. */
  proposed: z.array(closedDay),
  /** Days with hours of their own. */
  short: z.array(z.extend(closedDay, { opens: z.string(), closes: z.string() })),
});
export type ClosedDayLists = z.output<typeof closedDayLists>;

/** The days on which nobody works, and the holidays on which the firm does. */
export const listClosedDays = defineEndpoint({
  method: 'GET',
  path: '/api/closed-days',
  access: 'staff',
  answer: closedDayLists,
});

/** When the firm keeps other hours than usual in the next six weeks; both days of a period are part of it. */
export const listClosedPeriods = defineEndpoint({
  method: 'GET',
  path: '/api/closed-days/coming',
  access: 'anyone',
  answer: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      name: z.string(),
      /** Null where it is closed: '10am–3pm'. */
      hours: z.nullable(z.string()),
      opens: z.nullable(z.string()),
      closes: z.nullable(z.string()),
      /** In words, so that public pages load no code for dates: 'Mon 21 Dec to Thu 24 Dec'. */
      words: z.string(),
    }),
  ),
});

/** Closes days, or sets the hours of one; what was decided about a day before is replaced. 409 when visits are booked on one. */
export const closeDays = defineEndpoint({
  method: 'POST',
  path: '/api/closed-days',
  access: 'manage-fitters',
  body: z.object({
    days: z.array(closedDayFields, 'must be a list of days.').check(
      z.minLength(1, 'must hold at least one day.'),
      z.maxLength(50, 'must hold at most 50 days.'),
      z.refine(
        (days) => new Set(days.map(({ day }) => day)).size === days.length,
        'must hold each day once.',
      ),
    ),
  }),
  answer: closedDayLists,
});

/** Opens a closed day again. */
export const openDay = defineEndpoint({
  method: 'DELETE',
  path: '/api/closed-days/:day',
  access: 'manage-fitters',
  params: z.object({ day: z.string() }),
  answer: closedDayLists,
});

/** Free fitters per slot, from today by default, at most 62 days. Days without slots (Sundays) are omitted. */
export const listFreeSlots = defineEndpoint({
  method: 'GET',
  path: '/api/appointments/slots',
  access: 'anyone',
  query: z.object({ from: dayInQuery, to: dayInQuery }),
  answer: z.array(
    z.object({
      date: z.string(),
      slots: z.array(z.object({ slot: storedSlot, free: z.int() })),
      /** Why the firm is closed that day; only on closed days. */
      closed: z.optional(z.string()),
    }),
  ),
});
export type FreeDay = Answer<typeof listFreeSlots>[number];

/** The fixed visits of a range of days in order; by default a week from today, at most 62 days. */
export const listVisits = defineEndpoint({
  method: 'GET',
  path: '/api/appointments/visits',
  access: 'staff',
  query: z.object({ from: dayInQuery, to: dayInQuery }),
  answer: z.array(
    z.object({
      appointmentId: z.string(),
      date: z.string(),
      slot: storedSlot,
      status: z.enum(statuses),
      customerName: z.string(),
      /** Whether the customer is emailed about changes; else they are rung. */
      hasEmail: z.boolean(),
      postcode: z.string(),
      fitter: visitFitter,
      /** Whether the fitter is busy then by their own calendar; the visit was fixed before. */
      isFitterBusy: z.boolean(),
    }),
  ),
});
export type DiaryVisit = Answer<typeof listVisits>[number];

/** One day by fitter, with the driving; today by default. Who makes a visit is in the order of the fitters. */
export const readDiaryDay = defineEndpoint({
  method: 'GET',
  path: '/api/appointments/day',
  access: 'staff',
  query: z.object({ date: dayInQuery }),
  answer: z.object({
    date: z.string(),
    /** Why the firm is closed that day; null on other days. */
    closed: z.nullable(z.string()),
    slots: z.array(z.object({ slot: storedSlot, hasBegun: z.boolean() })),
    fitters: z.array(
      z.object({
        ...visitFitter.shape,
        /** By the slots above. */
        states: z.array(z.enum(fitterStates)),
        visits: z.array(
          z.object({
            appointmentId: z.string(),
            slot: storedSlot,
            status: z.enum(statuses),
            customerName: z.string(),
            address: z.string(),
            postcode: z.string(),
            phone: z.string(),
            /** Whether a change of the time can be emailed. */
            hasEmail: z.boolean(),
            /** Minutes of the drive from the visit before, or from the base; null when unknown. */
            travelMinutes: z.nullable(z.int()),
            /** Whether it can end within its slot after the one before and the drive. */
            fits: z.boolean(),
          }),
        ),
        /** Minutes of all drives of the day, from the base and back; null when one is unknown. */
        travelMinutes: z.nullable(z.int()),
        /** The same visits in the order with the least driving, at times for which the customers asked; null when there is no better one. */
        shortest: z.nullable(
          z.object({
            travelMinutes: z.int(),
            visits: z.array(z.object({ appointmentId: z.string(), slot: storedSlot })),
          }),
        ),
      }),
    ),
  }),
});
export type DiaryDay = Answer<typeof readDiaryDay>;
