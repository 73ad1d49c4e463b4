import type { BookingParts } from '#features/booking/server/booking-deps.ts';
import type { EnquiryParts } from '#features/enquiries/server/take-enquiry.ts';
import type { Staff } from '#platform/server/http/security/access.ts';

/** What plants a sample: the real parts, whose clock shows the moment that is being played. */
export type Stage = BookingParts &
  EnquiryParts & { setClock: (at: Date) => void; staff: Staff; taken: Set<string> };
