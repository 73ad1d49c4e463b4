import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Appointment } from '#features/booking/contract.ts';
import { firm } from '#features/business/firm.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';

/** Query of the newest bookings with this email address. */
export const bookingsQuery = (email: string) =>
  queryOptions<Appointment[]>({
    queryKey: [`/api/appointments?${new URLSearchParams({ search: email, limit: '10' })}`],
    staleTime: 0,
  });

/** The visitor's bookings, with their place and its distance. */
export function VisitorBookings({ email }: { email: string }) {
  const { data = [] } = useQuery(bookingsQuery(email));
  const own = data.filter((booking) => booking.email.toLowerCase() === email.toLowerCase());
  if (own.length === 0) return null;
  return (
    <div>
      <dt>Bookings</dt>
      {own.map((booking) => (
        <dd key={booking.id} className="mb-2">
          <Link href={`/admin/appointments?search=${encodeURIComponent(email)}`} className="link">
            {booking.visit
              ? `${shortWeekdayDate(booking.visit.date)}, ${booking.visit.slot}`
              : `Asked for ${shortWeekdayDate(booking.preferredDates[0] ?? '')}`}
          </Link>{' '}
          ({booking.purpose === 'repair' ? `repair, ${booking.status}` : booking.status})
          <br />
          {booking.postcode}
          {booking.distanceMiles !== null && `, ${Math.round(booking.distanceMiles)} miles away`}
          {booking.outsideArea && `, beyond our ${firm().radiusMiles} miles`}
          {booking.calculatorData?.basket.map((productId, index) => (
            <span key={productId} className="block">
              {booking.calculatorData?.basketNames[index]}
            </span>
          ))}
        </dd>
      ))}
    </div>
  );
}
