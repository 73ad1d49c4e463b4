/** The filters of the catalogue on the home page. */
export const productFilters = [
  { value: 'all', label: 'All', noun: 'floors and accessories' },
  { value: 'carpet', label: 'Carpet', noun: 'floors' },
  { value: 'vinyl', label: 'Vinyl', noun: 'floors' },
  { value: 'laminate', label: 'Laminate', noun: 'floors' },
  { value: 'accessories', label: 'Accessories', noun: 'accessories' },
] as const;

export type ProductFilter = (typeof productFilters)[number]['value'];
