/** The standard floors of the price book, as customers choose them. */
export const standardFloorNames: Record<'carpet' | 'vinyl' | 'laminate', string> = {
  carpet: 'Premium carpet',
  vinyl: 'Luxury vinyl',
  laminate: 'Premium laminate',
};

/** A floor as customers chose it: the standard one of a type, or the text as it is. */
export const nameFloor = (type: string): string =>
  standardFloorNames[type as keyof typeof standardFloorNames] ?? type;
