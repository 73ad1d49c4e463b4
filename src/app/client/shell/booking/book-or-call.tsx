import { firm } from '#features/business/firm.ts';
import { buttonClass } from '#platform/client/ui/button.tsx';
import { BookingLink } from './booking-link.tsx';

type BookOrCallProps = {
  action: string;
  /** The query of the booking link. */
  query?: string;
  className: string;
};

/** The two calls to action at the top of a page: book a visit, or phone. */
export function BookOrCall({ action, query, className }: BookOrCallProps) {
  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      <BookingLink look="action" query={query}>
        {action}
      </BookingLink>
      <a href={firm().phone.href} className={buttonClass('outline')}>
        Call {firm().phone.display}
      </a>
    </div>
  );
}
