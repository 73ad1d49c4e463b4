/** Limits and error messages of the contact form, apart from the schema. */
export const limits = {
  name: 100,
  email: 254,
  phone: 40,
  message: 5_000,
  address: 300,
  /** Free samples in one order. */
  samples: 4,
  notes: 4_000,
  reply: 5_000,
} as const;

export const messages = {
  firstName: 'Please enter your first name',
  lastName: 'Please enter your last name',
  notPlainLine: 'Please use plain text here, on one line',
  nameTooLong: `Please keep the name to ${limits.name} characters`,
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
  message: `Please keep your message to ${limits.message} characters`,
  address: 'Please enter a complete address',
  addressTooLong: `Please keep the address to ${limits.address} characters`,
  postcode: 'Please enter a valid postcode',
  noSamples: 'Please choose a sample',
  tooManySamples: `Please choose at most ${limits.samples} samples`,
  repeatedSample: 'Please choose each sample once',
  unknownSample: 'Please choose one of our floors',
  notes: `Please keep the notes to ${limits.notes} characters`,
  noReply: 'Please write your reply',
  reply: `Please keep your reply to ${limits.reply} characters`,
  honeypot: 'Please leave this field empty',
} as const;
