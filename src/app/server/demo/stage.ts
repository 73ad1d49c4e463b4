import type { BookingDeps } from '#features/booking/server/booking-deps.ts';
import type { EnquiryDeps } from '#features/enquiries/server/create-enquiry.ts';
import type { Staff } from '#platform/server/http/security/access.ts';

/** What plants a sample: the real parts, whose clock shows the moment that is being played. */
export type Stage = BookingDeps &
  EnquiryDeps & { setClock: (at: Date) => void; staff: Staff; taken: Set<string> };
