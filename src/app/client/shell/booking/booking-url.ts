/** Whether a URL of this site asks for the booking dialog. */
export function isBookingLink(href: string): boolean {
  const url = new URL(href, location.href);
  return url.origin === location.origin && url.searchParams.has('book');
}
