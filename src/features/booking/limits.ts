/**
 * Choices, limits and error messages of the forms, apart from the schemas so that pages need not
 * load these.
 */
export const flooringTypes = ['carpet', 'vinyl', 'laminate', 'other'] as const;
/** What a visit is for. */
export const purposes = ['measure', 'repair'] as const;
export const projectSizes = ['small', 'medium', 'large'] as const;
export const urgencies = ['urgent', 'soon', 'flexible', 'planning'] as const;
export const budgets = [
  'prefer-not-to-say',
  'under-1000',
  '1000-2500',
  '2500-5000',
  '5000-10000',
  'over-10000',
] as const;

export type FlooringType = (typeof flooringTypes)[number];
export type Purpose = (typeof purposes)[number];
export type ProjectSize = (typeof projectSizes)[number];
export type Urgency = (typeof urgencies)[number];
export type Budget = (typeof budgets)[number];

export const projectSizeLabels: Record<ProjectSize, string> = {
  small: '1-2 rooms',
  medium: '3-5 rooms',
  large: '6+ rooms',
};
export const urgencyLabels: Record<Urgency, string> = {
  urgent: 'Within 2 weeks',
  soon: 'Within a month',
  flexible: '2-3 months',
  planning: 'Just planning',
};

export const budgetLabels: Record<Budget, string> = {
  'prefer-not-to-say': 'Prefer not to say',
  'under-1000': 'Under £1,000',
  '1000-2500': '£1,000 to £2,500',
  '2500-5000': '£2,500 to £5,000',
  '5000-10000': '£5,000 to £10,000',
  'over-10000': 'Over £10,000',
};

export const limits = {
  dates: 4,
  times: 4,
  daysAhead: 180,
  customerName: 100,
  email: 254,
  phone: 40,
  address: 300,
  requirements: 2_000,
  rooms: 30,
  basket: 50,
  notes: 4_000,
  /** For how long a confirmation can be undone, while its emails are held back. */
  undoSeconds: 10,
  quotedPounds: 1_000_000,
} as const;

/** Those that the specification fixes are kept to the letter. */
export const messages = {
  flooringTypes: 'Please select at least one flooring type',
  projectSize: 'Please select project size',
  urgency: 'Please select urgency',
  purpose: 'Tell us whether it’s a measure or a repair',
  budget: 'Choose a budget from the list, or leave it open',
  requirements: `Please keep this to ${limits.requirements} characters`,
  customerName: 'Name must be at least 2 characters',
  notPlainLine: 'Please use plain text here, on one line',
  customerNameTooLong: `Please keep the name to ${limits.customerName} characters`,
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
  address: 'Please enter a complete address',
  addressTooLong: `Please keep the address to ${limits.address} characters`,
  postcode: 'Please enter a valid postcode',
  noDates: 'Please select at least one preferred date',
  tooManyDates: `You can choose up to ${limits.dates} dates`,
  repeatedDate: 'You’ve chosen the same date twice',
  notADate: 'Choose a date from the calendar',
  pastDate: 'That day has passed: choose a later one',
  passedTimes: 'Those times have passed: choose a later one',
  tooFarAhead: `We book up to ${limits.daysAhead} days ahead: choose an earlier day`,
  noTimes: 'Please select at least one preferred time',
  tooManyTimes: `You can choose up to ${limits.times} times`,
  repeatedTime: 'You’ve chosen the same time twice',
  unknownTime: 'Choose one of our times',
  honeypot: 'Please leave this field empty',
} as const;
