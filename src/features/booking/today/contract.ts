import * as z from 'zod/mini';
import { estimatedExtras, estimateRequest, roomShape } from '#features/calculator/contract.ts';
import { sketch } from '#features/calculator/sketches/contract.ts';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';
import { isVisible } from '#platform/short-text.ts';
import { visitChoice } from '../booking-form.ts';
import { fitterColours } from '../diary/fitter-limits.ts';
import { flooringTypes, projectSizes, purposes } from '../limits.ts';
import { visitPhoto } from '../photos/contract.ts';
import { storedSlot } from '../stored-slot.ts';
import { statuses } from '../transitions.ts';
import { reportLimits } from './report-limits.ts';

const text = z
  .string('must be text.')
  .check(
    z.trim(),
    z.refine(isVisible, 'must not be empty.'),
    z.maxLength(reportLimits.text, `must be at most ${reportLimits.text} characters.`),
  );

const about = {
  /** Made by the device, so that a report that is sent twice counts once. */
  id: z
    .string('must be the id of the report.')
    .check(z.regex(/^[\w-]{10,60}$/, 'must be 10 to 60 letters, digits, hyphens or underscores.')),
  appointmentId: z
    .string('must be the id of an appointment.')
    .check(z.maxLength(100, 'must be the id of an appointment.')),
  /** The visit as the fitter saw it. */
  visit: visitChoice,
  /** When it happened by the device's clock, in UTC. */
  at: z.iso.datetime('must be an instant in UTC.'),
};

/** What is reported of a visit from where it takes place. */
export const visitReport = z.discriminatedUnion(
  'kind',
  [
    z.object({ ...about, kind: z.literal('arrived') }),
    z.object({ ...about, kind: z.literal('done') }),
    /** With the reason. */
    z.object({ ...about, kind: z.literal('could-not'), text }),
    z.object({ ...about, kind: z.literal('note'), text }),
    /** Areas that were measured: the next version beside the customer's own estimate. */
    z.object({
      ...about,
      kind: z.literal('measured'),
      estimate: estimateRequest,
      /** The report of the version from which these were made, null for none. What others measured since is kept. */
      after: z._default(z.nullable(z.string().check(z.maxLength(60))), null),
    }),
  ],
  'must be arrived, done, could-not, note or measured.',
);
export type VisitReport = z.output<typeof visitReport>;
export type VisitReportInput = z.input<typeof visitReport>;

const metres = z.number();
const pounds = z.number();

/** One floor of an estimate. */
const chosenFloor = z.object({
  /** 'Somerset Twist in Oat' */
  name: z.string(),
  flooringType: z.string(),
  product: z.nullable(z.object({ id: z.string(), name: z.string(), fittingIncluded: z.boolean() })),
  colour: z.optional(z.string()),
  toBeChosen: z.optional(z.boolean()),
  /** Of the roll it is cut from; null for a floor in packs. */
  carpetWidth: z.nullable(metres),
  /** Whether that was asked for, and not found to cost least. */
  isWidthChosen: z.optional(z.boolean()),
  fewestJoins: z.optional(z.boolean()),
});

/** A floor that can be chosen for a measured area. */
const floorOnOffer = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.string(),
  flooringType: z.enum(['carpet', 'vinyl', 'laminate']),
  price: pounds,
  unit: z.string(),
  rollWidths: z.array(metres),
  fittingIncluded: z.boolean(),
  colours: z.array(z.string()),
});
export type FloorOnOffer = z.output<typeof floorOnOffer>;

/** An estimate as a fitter needs it: sizes in metres, areas in m². */
const workingEstimate = z.object({
  id: z.string(),
  includeInstallation: z.boolean(),
  totalCost: pounds,
  totalArea: z.number(),
  rooms: z.array(
    z.object({
      id: z.union([z.string(), z.number()]),
      name: z.string(),
      length: metres,
      width: metres,
      area: z.number(),
      ...roomShape,
      /** Its place in `floors`; left out where there is one. */
      floor: z.optional(z.int()),
    }),
  ),
  floors: z.array(chosenFloor),
  /** Who measured it, and when. */
  measured: z.optional(z.object({ by: z.string(), at: z.string() })),
  ...estimatedExtras,
  /** Photos and sketches of the rooms, from the customer. */
  sketches: z.array(sketch),
});
export type WorkingEstimate = z.output<typeof workingEstimate>;

/** A visit as whoever makes it needs it. */
const workingVisit = z.object({
  appointmentId: z.string(),
  date: z.string(),
  slot: storedSlot,
  status: z.enum(statuses),
  fitter: z.object({ id: z.string(), name: z.string(), colour: z.enum(fitterColours) }),
  customerName: z.string(),
  phone: z.string(),
  address: z.string(),
  postcode: z.string(),
  purpose: z.enum(purposes),
  flooringTypes: z.array(z.enum(flooringTypes)),
  projectSize: z.enum(projectSizes),
  requirements: z.nullable(z.string()),
  answers: z.record(z.string(), z.string()),
  /** Of the office. */
  notes: z.nullable(z.string()),
  /** Names of the products asked about, whose swatches come along. */
  products: z.array(z.string()),
  estimate: z.nullable(workingEstimate),
  /** Of the rooms as measured on the visit. */
  measured: z.nullable(workingEstimate),
  /** In order. */
  photos: z.array(visitPhoto),
  /** What has been reported of this visit, in order. */
  reports: z.array(
    z.object({
      /** The id that the device gave it; null where the office did the same in its panel. */
      id: z.nullable(z.string()),
      kind: z.enum(['on-the-way', 'arrived', 'done', 'could-not', 'note', 'measured']),
      at: z.string(),
      by: z.string(),
      text: z.nullable(z.string()),
    }),
  ),
  /** Minutes of the drive from the visit before, or from the base; null when unknown. */
  travelMinutes: z.nullable(z.int()),
  /** The earliest arrival, as hh:mm in London. */
  arrivesAt: z.string(),
  /** Whether it can end within its slot after the one before and the drive. */
  fits: z.boolean(),
});
export type WorkingVisit = z.output<typeof workingVisit>;

/** The coming days of one fitter or of all: seven from today, without days on which nothing happens. */
export const readToday = defineEndpoint({
  method: 'GET',
  path: '/api/today',
  access: 'signed-in',
  answer: z.object({
    /** The day in London. */
    today: z.string(),
    /** Who makes the visits that are listed; null for those of all fitters. */
    fitter: z.nullable(z.object({ id: z.string(), name: z.string() })),
    /** Whether the account belongs to a fitter, without which a fitter's account sees nothing. */
    isLinked: z.boolean(),
    visits: z.array(workingVisit),
    /** What can be chosen for the areas that are measured. */
    floors: z.array(floorOnOffer),
  }),
});
export type TodayAnswer = Answer<typeof readToday>;

/**
 * Stores a report of a visit; one that was stored before is answered alike. 409 with the reason when the visit is
 * no longer as the fitter saw it, 403 for another fitter's.
 */
export const reportVisit = defineEndpoint({
  method: 'POST',
  path: '/api/today/reports',
  access: 'signed-in',
  body: visitReport,
  answer: z.object({ id: z.string() }),
});
