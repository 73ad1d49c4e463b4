import type { FastifyRequest } from 'fastify';
import type { AddressLookup } from '#platform/server/address-lookup/address-lookup.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Appointment } from '../contract.ts';
import type { FindEstimate } from './estimate-summary.ts';
import type { FindProductNames } from './named-product.ts';

/** Dependencies and settings of the booking feature. */
export type BookingDeps = {
  db: Db;
  clock: () => Date;
  /** Origin of visit links. */
  publicUrl: string;
  /** Bookings per hour and network. */
  formsPerHour: number;
  /** Emails per day to one address that can be caused without proof of owning it. */
  unsolicitedEmailsPerDay: number;
  /** Whether texts go to customers without an email; default: none. */
  sendsTexts?: boolean | undefined;
  /** Lists the addresses of a postcode; default: they are typed. */
  lookUpAddresses?: AddressLookup | undefined;
  findEstimate: FindEstimate;
  findProductNames: FindProductNames;
  /** Distance of a postcode; undefined for unknown postcodes. */
  measurePostcode: (postcode: string) => { miles: number; covered: boolean } | undefined;
  /** Called after a booking is stored, with the customer's name and email. */
  onCustomer: (request: FastifyRequest, person: { name: string; email: string }) => Promise<void>;
  /** The customers of appointments; those that were stored a moment ago may be missing. */
  findCustomers: (
    ids: string[],
    how: { withSuggestions: boolean },
  ) => Promise<Map<string, NonNullable<Appointment['customer']>>>;
  /** Called when the private link of an appointment is opened: its email address reaches the customer. */
  onLinkOpened: (appointmentId: string) => Promise<void>;
};

/** Who acts on an appointment: the name of a member of staff, or `customer`. */
export type Actor = string;
export const customer: Actor = 'customer';
