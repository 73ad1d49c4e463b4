const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** Formats an amount without its pence: £1,235. */
export const wholePounds = (amount: number): string => pounds.format(amount);
