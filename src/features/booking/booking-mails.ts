/** The changes of an appointment that are emailed, to the customer and to the business. */
export const bookingNews = [
  'received',
  'changed',
  'confirmed',
  'moved',
  'cancelled',
  'restored',
  'reminder',
] as const;

/** Kinds of email about an appointment: `booking-…` goes to the customer, `notice-…` to the business. */
export const bookingMailKinds = [
  'booking-offered',
  'booking-on-the-way',
  'booking-link',
  'notice-declined',
  ...bookingNews.map((news) => `booking-${news}` as const),
  ...bookingNews.map((news) => `notice-${news}` as const),
] as const;
export type BookingMailKind = (typeof bookingMailKinds)[number];

export const isBookingMailKind = (kind: string): kind is BookingMailKind =>
  bookingMailKinds.some((each) => each === kind);
