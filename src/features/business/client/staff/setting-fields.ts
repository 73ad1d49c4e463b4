import type { FieldPath } from 'react-hook-form';
import {
  type FirmSettings,
  type RetainedKind,
  retainedKinds,
  type SectionName,
} from '../../firm-settings.ts';

/** How one setting is entered. */
export type SettingField = {
  name: FieldPath<FirmSettings>;
  label: string;
  /** Pounds are stored in pence. */
  kind: 'text' | 'number' | 'pounds' | 'colour' | 'day' | 'yes-no';
  hint?: string;
};
export type SettingSection = {
  name: SectionName;
  title: string;
  intro: string;
  fields: readonly SettingField[];
};

const text = (name: SettingField['name'], label: string, hint?: string): SettingField => ({
  name,
  label,
  kind: 'text',
  ...(hint && { hint }),
});
const number = (name: SettingField['name'], label: string, hint?: string): SettingField => ({
  ...text(name, label, hint),
  kind: 'number',
});

export const retainedNames: Record<RetainedKind, string> = {
  estimates: 'Estimates nobody booked',
  chats: 'Chats',
  enquiries: 'Leads that were followed up',
  mails: 'Emails',
  texts: 'Texts',
  customers: 'Customers without any request',
  auditLog: 'History',
  securityLog: 'Security log',
  traffic: 'Daily counts of the website’s visits',
};

/** The sections of the settings in the order of the page. Hours, visit times, the logo, links and ratings have fields of their own. */
export const settingSections: readonly SettingSection[] = [
  {
    name: 'firm',
    title: 'Firm',
    intro: 'On every page, in emails, in calendars and in the legal texts.',
    fields: [
      text('firm.name', 'Name'),
      text('firm.shortName', 'Short name', 'Beside the logo, and in the titles of pages.'),
      text('firm.legalName', 'Legal name', 'Where it differs, such as with Ltd.'),
      text('firm.phone', 'Telephone'),
      text('firm.email', 'Email'),
      text('firm.street', 'Street', 'Leave it empty to show the town only.'),
      text('firm.town', 'Town'),
      text('firm.county', 'County'),
      text('firm.region', 'Region'),
      text(
        'firm.postcode',
        'Postcode',
        'Distances are measured from here. Its first half will do.',
      ),
      text('firm.companyNumber', 'Company number'),
      text('firm.vatNumber', 'VAT number'),
      number('firm.since', 'Trading since'),
      number('firm.copyrightYear', 'Year in the footer'),
    ],
  },
  {
    name: 'look',
    title: 'Look',
    intro:
      'Of the header, the foot, buttons and emails. White text stands on the first colour, black text on the second.',
    fields: [
      { name: 'look.brand', label: 'Brand', kind: 'colour' },
      { name: 'look.action', label: 'Buttons to press', kind: 'colour' },
    ],
  },
  {
    name: 'hours',
    title: 'Opening hours',
    intro:
      'When the telephone is answered. Visits, call-backs and the times by which we answer follow them. Days on which you are closed stand under Fitters.',
    fields: [],
  },
  {
    name: 'area',
    title: 'Area',
    intro: 'Beyond it, customers are told before they fill anything in.',
    fields: [number('area.radiusMiles', 'Miles from the postcode')],
  },
  {
    name: 'visits',
    title: 'Visits',
    intro: 'What customers can ask for. Fixed visits keep their times when these change.',
    fields: [
      {
        name: 'visits.confirmsAtOnce',
        label: 'Confirm a free time at once',
        kind: 'yes-no',
        hint: 'Otherwise a booking is a request that you confirm.',
      },
      number('visits.responseHours', 'Hours until we answer', 'At most, as promised on the site.'),
      number('visits.leastMinutes', 'Shortest visit, in minutes'),
      number('visits.mostMinutes', 'Longest visit, in minutes'),
    ],
  },
  {
    name: 'promises',
    title: 'Promises',
    intro: 'The claims of the site. Make only those that you can show to be true.',
    fields: [
      number('promises.guaranteeYears', 'Guarantee on carpet fitting, in years'),
      number('promises.repairWarrantyMonths', 'Warranty on repairs, in months'),
      number('promises.leastFittingHours', 'A carpet takes at least, in hours'),
      number('promises.mostFittingHours', 'And at most, in hours'),
      number('promises.levellingUpToMm', 'Levelling up to, in mm'),
      number('promises.experienceYears', 'Years of experience, at least', '0 makes no such claim.'),
      number('promises.customersServed', 'Customers, at least', '0 makes no such claim.'),
      number('promises.customersCounted', 'Customers that you counted'),
      {
        name: 'promises.customersCountedOn',
        label: 'Counted on',
        kind: 'day',
        hint: 'In your invoices or job book, say.',
      },
      {
        name: 'promises.fromPence',
        label: 'Carpet supplied and fitted from, in £ per m²',
        kind: 'pounds',
        hint: 'Only while the shop has a carpet at this price. 0 makes no such claim.',
      },
      {
        name: 'promises.hidesUnproven',
        label: 'Hide claims without proof',
        kind: 'yes-no',
        hint: 'They come back by themselves once the proof is there.',
      },
    ],
  },
  {
    name: 'money',
    title: 'Money',
    intro:
      'All prices include VAT. Deposit and bank are for your invoices: customers see neither on the site.',
    fields: [
      number('money.vatPercent', 'VAT, in per cent'),
      number('money.depositPercent', 'Deposit, in per cent'),
      text('money.bankName', 'Name on the bank account'),
      text('money.sortCode', 'Sort code', 'Six digits, such as 12-34-56.'),
      text('money.accountNumber', 'Account number', 'Eight digits.'),
    ],
  },
  {
    name: 'social',
    title: 'Social links',
    intro: 'Your pages elsewhere, at the foot of every page and for search engines.',
    fields: [],
  },
  {
    name: 'mails',
    title: 'Emails',
    intro: 'What customers see of the sender. The address they come from is the email above.',
    fields: [
      text('mails.senderName', 'Sender’s name', 'Your name, if left empty.'),
      text('mails.replyTo', 'Replies go to', 'Your email address, if left empty.'),
      text(
        'mails.signature',
        'Signature',
        'A line under every email, such as “Your team in town”.',
      ),
    ],
  },
  {
    name: 'alerts',
    title: 'Alerts',
    intro: 'Emails to you: new bookings and leads, urgent chats, and customers who wait too long.',
    fields: [
      text(
        'alerts.to',
        'Alerts go to',
        'Up to five addresses with commas between them. Your email address, if left empty.',
      ),
    ],
  },
  {
    name: 'retention',
    title: 'Data retention',
    intro:
      'Months for which data is kept; then it is deleted for good. The privacy page states the same.',
    fields: retainedKinds.map((kind) => number(`retention.${kind}`, retainedNames[kind])),
  },
  {
    name: 'chat',
    title: 'Chat',
    intro: 'Who answers first. The model behind the answers is set under the assistant’s own name.',
    fields: [
      text('chat.assistantName', 'The assistant’s name'),
      text('chat.assistantRole', 'Their role'),
      text(
        'chat.greeting',
        'Their first words',
        'Facts go in braces, such as {assistant}, {firm} or {hours}. Left empty, they say their name and ask how to help.',
      ),
    ],
  },
];
