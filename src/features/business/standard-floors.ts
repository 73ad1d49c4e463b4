/** The standard floors of the price book, as customers choose them. */
export const standardFloorNames: Record<'carpet' | 'vinyl' | 'laminate', string> = {
  carpet: 'Premium carpet',
  vinyl: 'Luxury vinyl',
  laminate: 'Premium laminate',
};
