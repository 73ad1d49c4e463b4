import type { BookingDeps } from '#features/booking/server/booking-deps.ts';
import type { EnquiryDeps } from '#features/enquiries/server/create-enquiry.ts';
import type { Staff } from '#platform/server/http/security/access.ts';

/** Dependencies of the sample data functions: the real ones, with a clock that returns the sample's time. */
export type Stage = BookingDeps &
  EnquiryDeps & { setClock: (at: Date) => void; staff: Staff; taken: Set<string> };
