/** A phone number as a `tel:` URL. */
export const telephoneHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** The URL of an address or postcode on a map. */
export const mapUrl = (place: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`;
