import { expect, test } from 'vitest';
import type { AuditLogEntry } from '#app/audit-log-contract.ts';
import { describeChange } from './describe-change.ts';

const describe = (change: Partial<AuditLogEntry>) =>
  describeChange({
    id: 1,
    at: '2027-03-01T09:00:00.000Z',
    by: 'Mo Patel',
    kind: 'appointment',
    what: 'edited',
    subject: 'a',
    label: 'Ann Price',
    before: {},
    after: {},
    ...change,
  });
const cork = { kind: 'answer', label: 'Do you fit cork?' };
const quoted = { version: 2, totalPence: 225_278 };
const visit = (date: string) => ({ visit: { date, slot: '9:00 AM - 11:00 AM' } });

test.each<[Partial<AuditLogEntry>, string]>([
  [{ kind: 'quote', what: 'sent', after: quoted }, 'Mo Patel sent Ann Price a quote of £2,252.78.'],
  [
    { kind: 'quote', what: 'accepted', by: 'customer', after: quoted },
    'The customer Ann Price accepted the quote of £2,252.78.',
  ],
  [
    { ...cork, what: 'added', after: { answer: 'Yes.' } },
    'Mo Patel taught Adam to answer “Do you fit cork?”.',
  ],
  [
    { ...cork, before: { answer: 'Yes.' }, after: { answer: 'No.' } },
    'Mo Patel changed Adam’s answer to “Do you fit cork?”: the answer from “Yes.” to “No.”.',
  ],
  [{ ...cork, what: 'deleted' }, 'Mo Patel deleted Adam’s answer to “Do you fit cork?”.'],
  [
    {
      what: 'confirmed',
      before: { status: 'pending', visit: null },
      after: { status: 'confirmed', ...visit('2027-03-02') },
    },
    'Mo Patel confirmed the appointment of Ann Price for Tue 2 Mar 2027, 9:00 AM - 11:00 AM.',
  ],
  [
    {
      what: 'moved',
      before: visit('2027-03-01'),
      after: { ...visit('2027-03-02'), note: 'Our van is off the road.' },
    },
    'Mo Patel moved the visit from Mon 1 Mar 2027, 9:00 AM - 11:00 AM to Tue 2 Mar 2027, 9:00 AM - 11:00 AM, and told them “Our van is off the road.”.',
  ],
  [
    { kind: 'customer', before: { name: 'Ann Price' }, after: { name: 'Anne Pryce' } },
    'Mo Patel changed the customer Ann Price: the name from “Ann Price” to “Anne Pryce”.',
  ],
  [
    { before: { estimatePence: null }, after: { estimatePence: 125_000 } },
    'Mo Patel changed the appointment of Ann Price: the estimate to £1,250.00.',
  ],
  [
    { what: 'confirmation-undone', before: visit('2027-03-02'), after: { visit: null } },
    'Mo Patel undid the confirmation of the appointment of Ann Price for Tue 2 Mar 2027, 9:00 AM - 11:00 AM.',
  ],
  [
    { what: 'move-undone', before: visit('2027-03-03'), after: visit('2027-03-02') },
    'Mo Patel put the visit of Ann Price back to Tue 2 Mar 2027, 9:00 AM - 11:00 AM.',
  ],
  [{ what: 'photo-added' }, 'Mo Patel added a photo to the appointment of Ann Price.'],
  [
    { what: 'photo-removed', before: { by: 'Jo Marsh', takenAt: '2027-03-01T09:00:00.000Z' } },
    'Mo Patel removed a photo by Jo Marsh from the appointment of Ann Price.',
  ],
  [
    { what: 'assigned', after: { fitter: 'Jo Marsh' } },
    'Mo Patel gave the visit of Ann Price to Jo Marsh.',
  ],
  [
    {
      kind: 'fitter',
      what: 'time-off-added',
      label: 'Jo Marsh',
      after: { days: '2 Mar 2027 to 3 Mar 2027' },
    },
    'Mo Patel gave Jo Marsh time off: 2 Mar 2027 to 3 Mar 2027.',
  ],
  [
    { kind: 'closed day', what: 'added', label: '25 Dec 2027 (Christmas Day)' },
    'Mo Patel closed 25 Dec 2027 (Christmas Day).',
  ],
  [
    { kind: 'closed day', what: 'removed', label: '25 Dec 2027 (Christmas Day)' },
    'Mo Patel opened 25 Dec 2027 (Christmas Day) again.',
  ],
  [
    { kind: 'calendar', what: 'feed-added', label: 'Jo Marsh' },
    'Mo Patel made a calendar address for Jo Marsh.',
  ],
  [
    { kind: 'calendar', what: 'feed-renewed', label: 'Jo Marsh' },
    'Mo Patel made a new calendar address for Jo Marsh; the old one stopped.',
  ],
  [
    { kind: 'calendar', what: 'feed-removed', label: 'all visits' },
    'Mo Patel stopped the calendar address of all visits.',
  ],
  [
    { kind: 'calendar', what: 'connected', label: 'Jo Marsh', after: { host: 'example.com' } },
    'Mo Patel connected Jo Marsh with their own calendar at example.com.',
  ],
  [
    { kind: 'calendar', what: 'disconnected', label: 'Jo Marsh', before: { host: 'example.com' } },
    'Mo Patel disconnected Jo Marsh from their own calendar at example.com.',
  ],
  [
    { what: 'cancelled', by: 'customer', before: visit('2027-03-02'), after: { visit: null } },
    'The customer Ann Price cancelled the appointment, which was on Tue 2 Mar 2027, 9:00 AM - 11:00 AM.',
  ],
  [
    { what: 'cancelled', before: { status: 'pending' }, after: { status: 'cancelled' } },
    'Mo Patel cancelled the appointment of Ann Price.',
  ],
  [
    { what: 'moved', by: 'customer', before: visit('2027-03-02'), after: visit('2027-03-03') },
    'The customer Ann Price moved the visit from Tue 2 Mar 2027, 9:00 AM - 11:00 AM to Wed 3 Mar 2027, 9:00 AM - 11:00 AM.',
  ],
  [
    {
      what: 'asked-for-other',
      by: 'customer',
      after: { preferredDates: ['2027-03-02', '2027-03-05'] },
    },
    'The customer Ann Price asked for other dates: 2 Mar 2027 and 5 Mar 2027.',
  ],
  [
    {
      before: { quotedPence: null, notes: null },
      after: { quotedPence: 120050, notes: 'Two cats' },
    },
    'Mo Patel changed the appointment of Ann Price: the quote to £1,200.50 and the notes to “Two cats”.',
  ],
  [
    { label: null },
    'Mo Patel changed the appointment of somebody who was erased: something that was erased.',
  ],
  [
    { what: 'booked', after: { status: 'pending' } },
    'Mo Patel booked an appointment for Ann Price.',
  ],
  [{ kind: 'lead', what: 'replied' }, 'Mo Patel replied by email to the lead of Ann Price.'],
  [
    { kind: 'lead', what: 'converted', before: { followedUp: false }, after: { followedUp: true } },
    'Mo Patel converted the lead of Ann Price to an appointment.',
  ],
  [
    { kind: 'lead', before: { notes: null }, after: { notes: 'Rang twice' } },
    'Mo Patel changed the lead of Ann Price: the notes to “Rang twice”.',
  ],
  [
    { kind: 'lead', before: { followedUp: false }, after: { followedUp: true } },
    'Mo Patel marked the lead of Ann Price as followed up.',
  ],
  [
    { kind: 'lead', before: { followedUp: true }, after: { followedUp: false } },
    'Mo Patel marked the lead of Ann Price as new again.',
  ],
  [
    { kind: 'customer', what: 'merged', label: 'Ann Price' },
    'Mo Patel merged another customer into Ann Price.',
  ],
  [
    { kind: 'customer', what: 'told-apart', label: 'Ann Price' },
    'Mo Patel said that Ann Price and another customer are two people.',
  ],
  [
    {
      kind: 'customer',
      what: 'step-set',
      label: 'Ann Price',
      after: { content: 'Ring back', dueOn: '2027-03-02' },
    },
    'Mo Patel set the next step for Ann Price: “Ring back” by 2 Mar 2027.',
  ],
  [
    { kind: 'customer', what: 'imported', label: null, after: { customers: 20 } },
    'Mo Patel imported customers and appointments: customers: 20.',
  ],
  [
    { kind: 'person', what: 'exported', label: 'ann@example.com' },
    'Mo Patel exported the data of ann@example.com.',
  ],
  [
    { kind: 'person', what: 'erased', label: null, before: { appointments: 2, mails: 4 } },
    'Mo Patel erased one person’s data: appointments: 2, mails: 4.',
  ],
  [
    { kind: 'member', what: 'factor-added', after: { factor: 'passkey “Laptop”' } },
    'Mo Patel added the passkey “Laptop” to their two-step sign-in.',
  ],
  [
    { kind: 'member', what: 'factor-removed', before: { factor: 'passkey “Laptop”' } },
    'Mo Patel removed the passkey “Laptop” from their two-step sign-in.',
  ],
  [
    { kind: 'member', what: 'recovery-code-used', label: 'Mo Patel' },
    'Mo Patel signed in with a recovery code.',
  ],
  [
    { kind: 'member', what: 'factors-reset', label: 'Sam' },
    'Mo Patel reset the two-step sign-in of Sam.',
  ],
  [
    { kind: 'member', label: 'Sam', before: { status: 'pending' }, after: { status: 'active' } },
    'Mo Patel approved Sam.',
  ],
  [
    {
      kind: 'member',
      label: 'Sam',
      before: { status: 'pending', role: 'admin' },
      after: { status: 'active', role: 'support' },
    },
    'Mo Patel approved Sam as support.',
  ],
  [
    {
      kind: 'member',
      label: 'Sam',
      before: { status: 'active' },
      after: { status: 'deactivated' },
    },
    'Mo Patel deactivated Sam.',
  ],
  [
    { kind: 'member', label: 'Sam', before: { role: 'support' }, after: { role: 'admin' } },
    'Mo Patel changed the role of Sam from support to admin.',
  ],
  [
    {
      kind: 'prices',
      label: null,
      before: { carpetMaterial: 2599 },
      after: { carpetMaterial: 2649 },
    },
    'Mo Patel changed the price of premium carpet from £25.99 to £26.49.',
  ],
  [
    {
      kind: 'prices',
      label: null,
      before: { doorBar: 950, vinylWaste: 10 },
      after: { doorBar: 975, vinylWaste: 9 },
    },
    'Mo Patel changed the price of a door bar from £9.50 to £9.75 and the cutting waste of vinyl from 10% to 9%.',
  ],
  [
    {
      kind: 'product',
      label: 'Oat Twist',
      before: { salePence: null },
      after: { salePence: 1999 },
    },
    'Mo Patel changed the product Oat Twist: the sale price to £19.99.',
  ],
  [
    { kind: 'product', what: 'deleted', label: 'Oat Twist' },
    'Mo Patel deleted the product Oat Twist.',
  ],
  [
    {
      kind: 'email',
      what: 'sent-again',
      label: 'ann@example.com',
      after: { subject: 'Your visit is cancelled' },
    },
    'Mo Patel sent the email “Your visit is cancelled” to ann@example.com again.',
  ],
  [
    {
      kind: 'email',
      what: 'dismissed',
      label: 'ann@example.com',
      after: { subject: 'Your visit is cancelled' },
    },
    'Mo Patel dismissed the email “Your visit is cancelled” to ann@example.com, which could not be sent.',
  ],
  [
    { kind: 'email', what: 'dismissed', label: null, after: {} },
    'Mo Patel dismissed an email to somebody who was erased, which could not be sent.',
  ],
  [
    { kind: 'email', what: 'all-sent-again', label: null, after: { emails: 70 } },
    'Mo Patel sent again all 70 emails that had failed.',
  ],
])('%j is described in a sentence', (change, sentence) => {
  expect(describe(change)).toBe(sentence);
});
