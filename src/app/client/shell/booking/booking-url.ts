/** Whether an address of this site asks for the booking dialog. */
export function isBookingLink(href: string): boolean {
  const url = new URL(href, location.href);
  return url.origin === location.origin && url.searchParams.has('book');
}

/** So that a reload or a shared address does not open the dialog again. */
export function removeBookingFromUrl() {
  const url = new URL(location.href);
  if (!url.searchParams.has('book')) return;
  for (const name of ['book', 'floor', 'size', 'urgency', 'date']) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}
