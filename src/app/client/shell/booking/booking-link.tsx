import { bookingPath } from '#features/business/facts.ts';
import { type ButtonLook, buttonClass } from '#platform/client/ui/button.tsx';

type BookingLinkProps = {
  look: ButtonLook;
  children: React.ReactNode;
  className?: string;
};

/** A link for which `BookingHost` opens the booking dialog. */
export function BookingLink({ look, children, className }: BookingLinkProps) {
  return (
    <a href={bookingPath} aria-haspopup="dialog" className={buttonClass(look, className)}>
      {children}
    </a>
  );
}
