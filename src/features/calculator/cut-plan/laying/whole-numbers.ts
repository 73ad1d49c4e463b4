/** Quotient rounded up, exact for integers below 2^53 (a plain `/` may miss the integer). */
export function divideUp(dividend: number, divisor: number): number {
  const rest = dividend % divisor;
  return (dividend - rest) / divisor + (rest > 0 ? 1 : 0);
}

/** Quotient rounded half up, exact for integers ≥ 0 whose double is below 2^53. */
export function divideHalfUp(dividend: number, divisor: number): number {
  const rest = dividend % divisor;
  return (dividend - rest) / divisor + (2 * rest >= divisor ? 1 : 0);
}

/**
 * Price of a quantity in whole pence, rounded half up: `quantity` in the small unit, `pencePerUnit` per
 * `unit` small units (mm² and 1,000,000 for a price per m²; mm and 1,000 for a price per metre).
 */
export function priceQuantity(quantity: number, pencePerUnit: number, unit: number): number {
  // Whole units are priced separately, so that an area times a high price cannot exceed 2^53.
  const rest = quantity % unit;
  return ((quantity - rest) / unit) * pencePerUnit + divideHalfUp(rest * pencePerUnit, unit);
}
