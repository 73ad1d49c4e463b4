import type { ReactNode } from 'react';

const look =
  'scroll-mt-28 hover:underline max-md:text-chalk max-md:underline max-md:underline-offset-[0.2em]';

/** Classes of a link in a row of a staff table. */
export const rowLink = `block min-h-6 max-md:min-h-8 ${look}`;

/** A phone number as a `tel:` URL. */
export const telephoneHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** Links that write to and ring a customer. */
export function ContactLinks({ email, phone }: { email: string; phone: string }) {
  return (
    <>
      <a href={`mailto:${email}`} className={rowLink}>
        {email}
      </a>
      <a href={telephoneHref(phone)} className={`${rowLink} w-fit tabular-nums`}>
        {phone}
      </a>
    </>
  );
}

type MapLinkProps = { place: string; className: string; children: ReactNode };

/** Link to an address or postcode on a map, which opens beside the panel. */
export function MapLink({ place, className, children }: MapLinkProps) {
  const query = new URLSearchParams({ api: '1', query: place });
  return (
    <a
      href={`https://www.google.com/maps/search/?${query}`}
      target="_blank"
      rel="noreferrer"
      className={className}
    >
      {children}
      <span className="sr-only"> on the map</span>
    </a>
  );
}
