import { firm } from '#features/business/firm.ts';
import { BookingLink } from '../shell/booking/booking-link.tsx';

type ServiceCallProps = {
  title: string;
  text: string;
  action: string;
  /** The query of the booking link. */
  bookingQuery?: string;
};

/** The call to action at the end of a service page. */
export function ServiceCall({ title, text, action, bookingQuery }: ServiceCallProps) {
  return (
    <section aria-labelledby="call-title" className="bg-tape-pale">
      <div className="wrap grid items-center gap-x-16 gap-y-6 py-16 lg:grid-cols-[7fr_5fr] lg:py-20">
        <div>
          <h2 id="call-title" className="text-3xl">
            {title}
          </h2>
          <p className="mt-4 max-w-[56ch]">{text}</p>
        </div>
        <div className="lg:justify-self-end">
          <a
            href={firm().phone.href}
            className="inline-block py-1 font-display text-3xl font-extrabold tracking-tight text-brand tabular-nums hover:underline"
          >
            {firm().phone.display}
          </a>
          <p className="mt-3">
            <BookingLink look="brand" query={bookingQuery}>
              {action}
            </BookingLink>
          </p>
        </div>
      </div>
    </section>
  );
}
