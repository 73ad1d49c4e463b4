import { bookingPath } from '#features/business/facts.ts';
import { type ButtonLook, buttonClass } from '#platform/client/ui/button.tsx';

type BookingLinkProps = {
  /** Added to the link's query: what to prefill, or `product=` with the slug of the product asked about. */
  query?: string;
  look: ButtonLook;
  children: React.ReactNode;
  className?: string;
};

/** A link for which `BookingHost` opens the booking dialog. */
export function BookingLink({ query, look, children, className }: BookingLinkProps) {
  return (
    <a
      href={query ? bookingPath.replace('#', `&${query}#`) : bookingPath}
      aria-haspopup="dialog"
      className={buttonClass(look, className)}
    >
      {children}
    </a>
  );
}
