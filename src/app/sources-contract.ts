import * as z from 'zod/mini';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';

/** The periods that can be looked at, each with today: so many weeks, or twelve months. */
export const sourcePeriods = ['12-weeks', '4-weeks', '12-months'] as const;
export type SourcePeriod = (typeof sourcePeriods)[number];

const query = z.object({
  period: z._default(z.enum(sourcePeriods), '12-weeks'),
});

const count = z.int();
/** What became of the bookings of a period, without cancelled ones, whenever it happened. */
const jobs = {
  bookings: count,
  /** Visits that were made. */
  visits: count,
  /** Bookings with a quoted amount. */
  quotes: count,
  /** Visits that were made with a quote that was sent. */
  won: count,
  /** The sum of those quotes, in pounds. */
  wonPounds: z.number(),
};
/** What was counted on the website. */
const traffic = {
  /** Pages opened, also from another one of ours. */
  views: count,
  /** Pages opened from elsewhere. */
  arrivals: count,
  estimates: count,
};
const rows = <T extends z.core.$ZodShape>(shape: T) =>
  z.array(z.object({ name: z.string(), ...shape }));

/** Where work comes from: what visitors did on the website, and what became of their bookings. Days in London. */
export const readSources = defineEndpoint({
  method: 'GET',
  path: '/api/admin/sources',
  access: 'export',
  query,
  answer: z.object({
    /** The first day of the period and the last. */
    from: z.string(),
    to: z.string(),
    total: z.object({
      ...traffic,
      ...jobs,
      /** Bookings that included an estimate. */
      withEstimate: count,
    }),
    /** The weeks or months in order, by their first days. */
    steps: z.array(z.object({ from: z.string(), ...traffic, ...jobs })),
    /** The most opened pages, with the booking forms sent from them. */
    pages: rows({ ...traffic, forms: count }),
    /** Domains; `direct` without one, `other` for what is unknown. */
    referrers: rows({ arrivals: count }),
    campaigns: rows({ ...traffic, forms: count }),
    /** Postcode districts with their towns. */
    towns: rows({ checks: count, ...jobs }),
    /** By what customers said; empty where they said nothing. */
    heard: rows(jobs),
  }),
});
export type Sources = Answer<typeof readSources>;

/** The daily figures as a CSV file. */
export const exportSources = defineEndpoint({
  method: 'GET',
  path: '/api/admin/sources/export.csv',
  access: 'export',
  needsConfirmation: true,
  streams: 'text/csv',
  query,
});
