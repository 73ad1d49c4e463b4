import { Suspense, useEffect, useState } from 'react';
import { readLastEstimate } from '#features/calculator/client/last-estimate.ts';
import { readBasketIds } from '#features/catalogue/client/basket-store.ts';
import { lazyPart } from '#platform/client/lazy-part.tsx';
import { isBookingLink, takeBookingOutOfAddress } from './booking-address.ts';
import { keepCustomerName } from './customer-name.ts';

const describePostcode = async (postcode: string) => {
  const { describeCoverage } = await import('#features/areas/client/describe-coverage.ts');
  return describeCoverage(postcode);
};

const BookingDialog = lazyPart(() => import('#features/booking/client/booking-dialog.tsx'));

/**
 * Opens the booking dialog for every link that asks for it, on arrival and on a click. It listens at
 * the window, before anybody else: links in parts of the page that still sleep work too.
 */
export function BookingHost() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (isBookingLink(location.href)) setIsOpen(true);
    const hear = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
      if (!link || !isPlain || link.target === '_blank' || !isBookingLink(link.href)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    addEventListener('click', hear, true);
    return () => removeEventListener('click', hear, true);
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense>
      <BookingDialog
        companions={{ estimate: readLastEstimate(), basket: readBasketIds() }}
        describePostcode={describePostcode}
        onBooked={keepCustomerName}
        onClose={() => {
          takeBookingOutOfAddress();
          setIsOpen(false);
        }}
      />
    </Suspense>
  );
}
