import type { FlooringType } from './price-book.ts';

/** The standard floors as customers choose them. */
export const standardFloorNames: Record<FlooringType, string> = {
  carpet: 'Premium carpet',
  vinyl: 'Luxury vinyl',
  laminate: 'Premium laminate',
};
