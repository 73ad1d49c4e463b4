import { Fragment, type ReactNode } from 'react';
import { mapUrl, telephoneHref } from '#platform/contact-urls.ts';
import type { MenuAction } from './action-menu.tsx';

const look =
  'scroll-mt-28 hover:underline max-md:text-chalk max-md:underline max-md:underline-offset-[0.2em]';

/** Classes of a link in a row of a staff table. */
export const rowLink = `block min-h-6 max-md:min-h-8 ${look}`;

const maxUnbroken = 24;

/** An email address that breaks after its @, in long halves after their dots too, and not within a word. */
export function EmailText({ email }: { email: string }) {
  const halves = email.split(/(?<=@)/);
  const parts = halves.flatMap((half) =>
    half.length > maxUnbroken ? half.split(/(?<=\.)/) : [half],
  );
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts are never reordered
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Links that write to and ring a customer; whoever asked to be rung may have given no email, or for samples no phone. */
export function ContactLinks({ email, phone }: { email: string; phone: string }) {
  return (
    <>
      {email ? (
        <a href={`mailto:${email}`} className={rowLink}>
          <EmailText email={email} />
        </a>
      ) : (
        <span className="text-ink-soft">No email</span>
      )}
      {phone && (
        <a href={telephoneHref(phone)} className={`${rowLink} w-fit tabular-nums`}>
          {phone}
        </a>
      )}
    </>
  );
}

/** The same for the menu of a row that has no room for them, and the way there. */
export const contactActions = (to: {
  email: string;
  phone: string;
  place?: string;
}): MenuAction[] => [
  ...(to.phone ? [{ label: `Call ${to.phone}`, href: telephoneHref(to.phone) }] : []),
  ...(to.email ? [{ label: `Email ${to.email}`, href: `mailto:${to.email}` }] : []),
  ...(to.place ? [{ label: 'Show on the map', href: mapUrl(to.place) }] : []),
];

type MapLinkProps = { place: string; className: string; children: ReactNode };

/** Link to an address or postcode on a map, which opens beside the panel. */
export function MapLink({ place, className, children }: MapLinkProps) {
  return (
    <a href={mapUrl(place)} target="_blank" rel="noreferrer" className={className}>
      {children}
      <span className="sr-only"> on the map</span>
    </a>
  );
}
