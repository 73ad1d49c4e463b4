import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '#platform/client/loading/lazy-component.tsx';
import { isBookingLink } from './booking-url.ts';

const BookingWithContext = lazyComponent(() => import('../../booking/booking-with-context.tsx'));

/**
 * Opens the booking dialog for every booking link, on page load and on a click. It listens at the window
 * in the capture phase, so that links in parts that are not hydrated work too.
 */
export function BookingHost() {
  /** The query of the booking link; it may hold values to prefill. */
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    if (isBookingLink(location.href)) setAsked(location.search);
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
      if (!link || !isPlain || link.target === '_blank' || !isBookingLink(link.href)) return;
      event.preventDefault();
      setAsked(link.search);
    };
    addEventListener('click', handleClick, true);
    return () => removeEventListener('click', handleClick, true);
  }, []);
  if (asked === undefined) return null;
  return (
    <Suspense>
      <BookingWithContext asked={asked} onClose={() => setAsked(undefined)} />
    </Suspense>
  );
}
