import { expect, it } from 'vitest';
import { bookingMailKinds } from '../../booking-mails.ts';
import type { Appointment } from '../../contract.ts';
import {
  describeDay,
  describeEmails,
  describeMailKind,
  describeStatus,
  withRinging,
} from './appointment-labels.ts';

it('every email about an appointment has a label of its own, in plain words', () => {
  const labels = bookingMailKinds.map(describeMailKind);
  expect(new Set(labels).size).toBe(bookingMailKinds.length);
  for (const label of labels) expect(label).toMatch(/^To (the customer|us): [a-z’, ]{8,}$/);
  expect(describeMailKind('booking-received')).toBe('To the customer: booking request received');
  expect(describeMailKind('notice-reminder')).toBe('To us: reminder of tomorrow’s visit');
});

it('staff are told to ring a customer without an email, whom nobody else tells', () => {
  const phone = '01632 960147';
  expect(withRinging({ email: '', phone }, 'Visit moved.')).toBe(
    'Visit moved. No email address: please ring them on 01632 960147.',
  );
  expect(withRinging({ email: 'ann@example.com', phone }, 'Visit moved.')).toBe('Visit moved.');
});

it('a toast names the customer, the time and who is told', () => {
  const tom = {
    customerName: 'Tom Whitfield',
    email: 'tom@example.com',
    phone: '01632 960147',
    visit: { date: '2026-12-01', slot: '1:00 PM - 3:00 PM' } as const,
  } satisfies Partial<Appointment>;
  expect(describeStatus({ ...tom, status: 'confirmed' })).toBe(
    'Tom Whitfield is confirmed for Tue 1 Dec 2026, 1–3pm. We’ll email them.',
  );
  expect(describeStatus({ ...tom, status: 'cancelled', email: '' })).toBe(
    'Tom Whitfield’s visit is cancelled. No email address: please ring them on 01632 960147.',
  );
  expect(describeStatus({ ...tom, status: 'completed' })).toBe('Tom Whitfield’s visit is done.');
});

it('shows the agreed visit, and the first preferred date until there is one', () => {
  const preferredDates = ['2026-12-07', '2026-12-11'];
  const visit = { date: '2026-12-11', slot: '9:00 AM - 11:00 AM' } as const;
  expect(describeDay({ visit: null, preferredDates })).toBe('Asked for Mon 7 Dec 2026');
  expect(describeDay({ visit, preferredDates })).toBe('Visit Fri 11 Dec 2026');
  expect(describeDay({ visit: null, preferredDates: [] })).toBe('');
});

it('of two customers whose visits swap, each is emailed or rung', () => {
  const ann = { customerName: 'Ann Price', hasEmail: true };
  const bo = { customerName: 'Bo Lee', hasEmail: false };
  expect(describeEmails(ann, { ...bo, hasEmail: true })).toBe(
    'We’ll email Ann Price and Bo Lee the new time.',
  );
  expect(describeEmails(ann, bo)).toBe(
    'We’ll email Ann Price the new time. Please ring Bo Lee: we have no email address.',
  );
});
