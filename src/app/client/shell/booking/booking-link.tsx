import { bookingPath } from '#features/business/facts.ts';
import { type ButtonLook, buttonClass } from '#platform/client/ui/button.tsx';

type BookingLinkProps = {
  look: ButtonLook;
  children: React.ReactNode;
  className?: string;
};

/** The one way into booking: a link that `BookingHost` opens the dialog for. */
export function BookingLink({ look, children, className }: BookingLinkProps) {
  return (
    <a href={bookingPath} aria-haspopup="dialog" className={buttonClass(look, className)}>
      {children}
    </a>
  );
}
