import { expect, it } from 'vitest';
import { securityEventKinds } from '#platform/security-events.ts';
import { describeSecurityEvent, securityEventLabels } from './describe-security-event.ts';

const describe = (
  kind: (typeof securityEventKinds)[number],
  details: Record<string, unknown> = {},
  byName: string | null = null,
) => describeSecurityEvent({ kind, details, byName });

it.each([
  [
    describe('signed-in', { method: 'totp', isNewBrowser: true }),
    'Signed in with an authenticator app, in a new browser.',
  ],
  [describe('sign-in-refused', { reason: 'wrong-password' }), 'Sign-in refused: wrong password.'],
  [
    describe('factor-refused', { method: 'recovery-code', reason: 'wrong-proof' }),
    'Second step refused: a recovery code, wrong or already used.',
  ],
  [
    describe('role-changed', { from: 'support', to: 'admin' }, 'Bob Hill'),
    'Role changed by Bob Hill from Support to Admin.',
  ],
  [describe('exported', { what: 'leads' }), 'Data exported: leads as a CSV file.'],
  [describe('erased', { records: 1 }), 'Data erased: 1 record.'],
  [
    describe('access-refused', { reason: 'role', method: 'GET', route: '/api/admin/history' }),
    'Access refused: the role doesn’t allow it (GET /api/admin/history).',
  ],
  [describe('password-changed'), 'Password changed.'],
])('%s', (sentence, expected) => {
  expect(sentence).toBe(expected);
});

it('every kind has a label of its own', () => {
  expect(Object.keys(securityEventLabels).sort()).toEqual([...securityEventKinds].sort());
  expect(new Set(Object.values(securityEventLabels)).size).toBe(securityEventKinds.length);
});
