import { useState } from 'react';
import BookingDialog from '#features/booking/client/request/booking-dialog.tsx';
import type { HandleBooked, TellTeam } from '#features/booking/client/request/use-booking.ts';
import {
  deleteLastEstimate,
  readLastEstimate,
} from '#features/calculator/client/state/last-estimate.ts';
import { productQuery } from '#features/catalogue/client/api.ts';
import { readBasket, removeFromBasket } from '#features/catalogue/client/basket/basket-store.ts';
import { flooringTypeOf } from '#features/catalogue/floor-for-estimate.ts';
import type { Category } from '#features/catalogue/vocabulary.ts';
import { splitName } from '#features/customers/person-name.ts';
import { sendEnquiry } from '#features/enquiries/client/api.ts';
import { createIdempotencyKeys } from '#platform/client/idempotent-request.ts';
import { QueryProvider } from '#platform/client/query-provider.tsx';
import { useRead } from '#platform/client/reads/use-read.ts';
import { storeCustomerName } from './customer-name.ts';
import { removeBookingFromUrl } from './remove-booking-from-url.ts';

type BookingWithContextProps = {
  /** The query of the booking link. */
  asked: string;
  onClose: () => void;
};

const describePostcode = async (postcode: string) => {
  const { describeCoverage } = await import('#features/areas/client/describe-coverage.ts');
  return describeCoverage(postcode);
};

const keyOf = createIdempotencyKeys();
const tellTeam: TellTeam = async ({ customerName, email, phone, website }, message) => {
  const { firstName, lastName } = splitName(customerName);
  const person = { firstName, lastName: lastName || '(no last name)', email, phone, website };
  const body = { ...person, message, source: 'contact_form' as const };
  await sendEnquiry(body, keyOf(body));
};

/** The booking dialog with the product asked about, the last estimate and the quote basket. */
export default function BookingWithContext({ asked, onClose }: BookingWithContextProps) {
  const [stored] = useState(() => ({ estimate: readLastEstimate(), basket: readBasket() }));
  const slug = new URLSearchParams(asked).get('product');
  const { data, isFetching } = useRead(productQuery(slug ?? ''), slug !== null);
  // A product that cannot be read is left out: the visit can be booked without it.
  if (isFetching && !data) return null;
  const product = data && toKnownProduct(data);
  const basket = stored.basket.filter(({ id }) => id !== product?.id).map(toKnownProduct);
  return (
    <QueryProvider>
      <BookingDialog
        context={{ estimate: stored.estimate, product, basket, asked }}
        describePostcode={describePostcode}
        onBooked={handleBooked}
        tellTeam={tellTeam}
        onClose={() => {
          removeBookingFromUrl();
          onClose();
        }}
      />
    </QueryProvider>
  );
}

type NamedProduct = { id: string; name: string; category?: Category };

function toKnownProduct({ id, name, category }: NamedProduct) {
  return { id, name, flooringType: category && flooringTypeOf(category) };
}

/** Deletes from this browser what the booking included. */
const handleBooked: HandleBooked = (customerName, { product, estimate, basket }) => {
  storeCustomerName(customerName);
  if (estimate && estimate.id === readLastEstimate()?.id) deleteLastEstimate();
  for (const { id } of product ? [product, ...basket] : basket) removeFromBasket(id);
};
