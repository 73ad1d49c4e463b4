import { buildBooking } from '#tests/support/fixtures/bookings.ts';

/** The booking of one person of many, each with a number and an email address of their own. */
export const bookingOf = (person: number) =>
  buildBooking({
    customerName: `Ann Price ${person}`,
    email: `ann-${person}@example.com`,
    // Eleven digits, however many people a fast machine gets through.
    phone: `01${String(person % 1_000_000_000).padStart(9, '0')}`,
  });
