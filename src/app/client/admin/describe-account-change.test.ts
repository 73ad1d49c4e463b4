import { expect, test } from 'vitest';
import type { AuditLogEntry } from '#app/audit-log-contract.ts';
import { describeChange } from './describe-change.ts';

test.each<[Partial<AuditLogEntry>, string]>([
  [{ kind: 'member', what: 'deleted' }, 'Mo Patel deleted the account of Ann Price.'],
  [
    { kind: 'member', what: 'expired', by: 'System' },
    'System deleted the registration of Ann Price, which nobody approved in time.',
  ],
  [{ kind: 'member', what: 'session-ended' }, 'Mo Patel ended a session of Ann Price.'],
  [{ kind: 'member', what: 'sessions-ended' }, 'Mo Patel ended all sessions of Ann Price.'],
  [
    { kind: 'member', before: { name: 'Ann Price' }, after: { name: 'Ann Lowe' } },
    'Mo Patel renamed Ann Price to Ann Lowe.',
  ],
  [
    { kind: 'member', by: 'Ann Price', before: { name: 'Ann Price' }, after: { name: 'Ann Lowe' } },
    'Ann Price renamed themselves to Ann Lowe.',
  ],
  [
    {
      kind: 'member',
      before: { status: 'pending', role: 'admin', name: 'Ann Price' },
      after: { status: 'active', role: 'support', name: 'Ann Price (2)' },
    },
    'Mo Patel approved Ann Price as support, now called Ann Price (2).',
  ],
  [
    { kind: 'member', what: 'email-verified', by: 'Ann Price' },
    'Ann Price verified their email address.',
  ],
  [
    {
      kind: 'member',
      what: 'email-changed',
      by: 'Ann Price',
      before: { email: 'ann@wyvernvale.example' },
      after: { email: 'price@wyvernvale.example' },
    },
    'Ann Price changed their email address from ann@wyvernvale.example to price@wyvernvale.example.',
  ],
  [
    {
      kind: 'member',
      what: 'email-change-requested',
      by: 'Ann Price',
      after: { email: 'price@wyvernvale.example' },
    },
    'Ann Price asked to change their email address to price@wyvernvale.example.',
  ],
  [
    {
      kind: 'member',
      what: 'email-change-stopped',
      by: 'Ann Price',
      before: { email: 'price@wyvernvale.example' },
    },
    'Ann Price stopped the change of their email address to price@wyvernvale.example.',
  ],
])('%j', (change, sentence) => {
  const entry = {
    id: 1,
    at: '2027-03-01T09:00:00.000Z',
    by: 'Mo Patel',
    kind: 'member',
    what: 'edited',
    subject: 'a',
    label: 'Ann Price',
    before: {},
    after: {},
    ...change,
  };
  expect(describeChange(entry)).toBe(sentence);
});
