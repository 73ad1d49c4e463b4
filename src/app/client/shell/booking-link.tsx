import { type ButtonLook, buttonClass } from '#platform/client/ui/button.tsx';
import { SectionLink } from './section-link.tsx';

type BookingLinkProps = {
  look: ButtonLook;
  children: React.ReactNode;
  className?: string;
};

/** The one way into booking. Until the booking dialog stands here it leads to the contact section. */
export function BookingLink({ look, children, className }: BookingLinkProps) {
  return (
    <SectionLink section="contact" className={buttonClass(look, className)}>
      {children}
    </SectionLink>
  );
}
