import { formatPounds } from '#platform/units/pounds.ts';
import type { BookingContext } from './booking-draft.ts';

const count = (many: number, one: string) => `${many} ${many === 1 ? one : `${one}s`}`;

/** Tells the visitor what the booking includes besides the form: the estimate and the quote basket. */
export function BookingContextNote({ estimate, basket }: BookingContext) {
  const parts = [
    estimate &&
      `your estimate of ${formatPounds(estimate.totalCost)} for ${count(estimate.rooms.length, 'room')}`,
    basket.length > 0 && `${count(basket.length, 'floor')} from your quote`,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <p className="mb-5 rounded bg-mist px-4 py-3 text-base">
      We bring along {parts.join(' and ')}.
    </p>
  );
}
