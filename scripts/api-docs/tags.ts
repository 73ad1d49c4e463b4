export type Tag = { name: string; title: string; description: string; files: string[] };

const booking = 'src/features/booking';
const staff = 'src/features/staff-accounts';

/** The groups of endpoints, by the contracts that declare them, in the order in which they are shown. */
export const tags: Tag[] = [
  {
    name: 'catalogue',
    title: 'Products',
    description: 'The products that the shop shows, and their editing.',
    files: ['src/features/catalogue/contract.ts'],
  },
  {
    name: 'calculator',
    title: 'Cost calculator',
    description: 'Estimates with their cutting plans, and the prices behind them.',
    files: ['src/features/calculator/contract.ts', 'src/features/calculator/sketches/contract.ts'],
  },
  {
    name: 'areas',
    title: 'Service areas',
    description: 'Where the firm works.',
    files: ['src/features/areas/contract.ts'],
  },
  {
    name: 'appointments',
    title: 'Appointments',
    description:
      'Booking a visit, the customer’s own visit link, and the list that staff work with.',
    files: [
      `${booking}/contract.ts`,
      `${booking}/offers/contract.ts`,
      `${booking}/messages/contract.ts`,
    ],
  },
  {
    name: 'diary',
    title: 'Diary and fitters',
    description: 'Free times, fixed visits, fitters with their time off, closed days.',
    files: [`${booking}/diary/contract.ts`],
  },
  {
    name: 'visits-today',
    title: 'A fitter’s day',
    description: 'The coming visits of a fitter, reports, and photos of visits.',
    files: [`${booking}/today/contract.ts`, `${booking}/photos/contract.ts`],
  },
  {
    name: 'calendars',
    title: 'Calendars',
    description: 'Feeds for calendar apps, and fitters’ own calendars that keep visits away.',
    files: [`${booking}/calendars/contract.ts`],
  },
  {
    name: 'enquiries',
    title: 'Enquiries',
    description: 'The contact form, and what staff do with what it sent.',
    files: ['src/features/enquiries/contract.ts', 'src/app/enquiry-conversion-contract.ts'],
  },
  {
    name: 'chat',
    title: 'Chat',
    description: 'Conversations, their history and notes. Messages themselves go over the socket.',
    files: ['src/features/chat/contract.ts', 'src/app/known-details-contract.ts'],
  },
  {
    name: 'assistant',
    title: 'Assistant',
    description: 'What staff teach the assistant, and the questions that it could not answer.',
    files: ['src/features/assistant/contract.ts'],
  },
  {
    name: 'customers',
    title: 'Customers',
    description: 'One record per customer with everything that happened, import and export.',
    files: ['src/features/customers/contract.ts', 'src/features/customers/import-contract.ts'],
  },
  {
    name: 'staff-accounts',
    title: 'Staff accounts',
    description: 'Signing in and out, registration, accounts, passwords and email addresses.',
    files: [`${staff}/contract.ts`, `${staff}/email/contract.ts`],
  },
  {
    name: 'second-factor',
    title: 'Two-step sign-in',
    description: 'Authenticator apps, passkeys, recovery codes, and confirming who is signed in.',
    files: [`${staff}/second-factor/contract.ts`],
  },
  {
    name: 'office',
    title: 'Back office',
    description: 'The dashboard, live changes, personal data, retention and the two logs.',
    files: [
      'src/app/dashboard-contract.ts',
      'src/app/admin-contract.ts',
      'src/app/retention-contract.ts',
      'src/app/audit-log-contract.ts',
      'src/app/security-log-contract.ts',
    ],
  },
  {
    name: 'mails-and-images',
    title: 'Emails and images',
    description: 'Emails that could not be sent, and images of products.',
    files: ['src/platform/mail-contract.ts', 'src/platform/image-contract.ts'],
  },
  {
    name: 'health',
    title: 'Health',
    description: 'For load balancers and monitoring.',
    files: ['src/platform/server/http/health.ts'],
  },
];

/** @throws Error for a contract that no tag names */
export function findTag(file: string): Tag {
  const tag = tags.find(({ files }) => files.includes(file));
  if (!tag) throw new Error(`${file} has no tag: add it to scripts/api-docs/tags.ts.`);
  return tag;
}
