import { expect, it } from 'vitest';
import { bookingRequest } from '#features/booking/booking-form.ts';
import { bookingOf } from './next-booking.ts';

it.each([1, 99_999, 100_000, 1_234_567, 999_999_999])('person %i can book', (person) => {
  const { error } = bookingRequest().safeParse(bookingOf(person));
  expect(error?.issues).toBeUndefined();
});
