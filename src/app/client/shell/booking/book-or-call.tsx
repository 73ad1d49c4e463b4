import { phone } from '#features/business/facts.ts';
import { buttonClass } from '#platform/client/ui/button.tsx';
import { BookingLink } from './booking-link.tsx';

/** The two calls to action at the top of a page: book a visit, or phone. */
export function BookOrCall({ action, className }: { action: string; className: string }) {
  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      <BookingLink look="action">{action}</BookingLink>
      <a href={phone.href} className={buttonClass('outline')}>
        Call {phone.display}
      </a>
    </div>
  );
}
