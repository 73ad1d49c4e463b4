import type { FastifyRequest } from 'fastify';
import type { Db } from '#platform/server/database/database.ts';
import type { FindEstimate } from './estimate-summary.ts';

/** What booking is built with. */
export type BookingDeps = {
  db: Db;
  clock: () => Date;
  /** The origin that private links begin with. */
  publicUrl: string;
  /** How many visits fit into a slot. */
  fitters: number;
  /** Bookings an hour for one address. */
  formsPerHour: number;
  /** Emails a day to one address that anybody can cause. */
  unsolicitedEmailsPerDay: number;
  findEstimate: FindEstimate;
  /** How far a postcode is from us; undefined for one that we cannot place. */
  measurePostcode: (postcode: string) => { miles: number; covered: boolean } | undefined;
  /** Hears who has booked, after the booking is stored. */
  onCustomer: (request: FastifyRequest, person: { name: string; email: string }) => Promise<void>;
};

/** Who acts on an appointment: a member of staff by name, or `customer`. */
export type Actor = string;
export const customer: Actor = 'customer';
