/** Whether a URL of this site asks for the booking dialog. */
export function isBookingLink(href: string): boolean {
  const url = new URL(href, location.href);
  return url.origin === location.origin && url.searchParams.has('book');
}

/**
 * Removes the request for the dialog from the URL, so that a reload or a shared URL does not open it
 * again.
 */
export function removeBookingFromUrl() {
  const url = new URL(location.href);
  if (!url.searchParams.has('book')) return;
  for (const name of ['book', 'floor', 'size', 'urgency', 'date', 'product'])
    url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}
