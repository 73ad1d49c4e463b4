/**
 * Removes the request for the dialog from the URL, so that a reload or a shared URL does not open it
 * again.
 */
export function removeBookingFromUrl() {
  const url = new URL(location.href);
  if (!url.searchParams.has('book')) return;
  for (const name of ['book', 'floor', 'size', 'urgency', 'date', 'product', 'purpose'])
    url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}
