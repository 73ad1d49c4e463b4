import { expect, it } from 'vitest';
import { readNext } from './safe-next.ts';

const read = (next: string) => readNext(`?next=${encodeURIComponent(next)}`);

it.each(['/admin', '/admin/team', '/admin/appointments?status=pending#list', '/team-chat'])(
  'accepts %s',
  (next) => {
    expect(read(next)).toBe(next);
  },
);

it.each([
  '',
  'admin',
  '/',
  '/carpets',
  '/adminx',
  '/api/team/logout',
  'https://evil.example/admin',
  '//evil.example/admin',
  '///evil.example/admin',
  '/\\evil.example/admin',
  '/\t/evil.example/admin',
  '\\\\evil.example/admin',
  'javascript:alert(1)',
  '/admin/../carpets',
  '/admin/..//evil.example',
  ' //evil.example/admin',
])('rejects %j', (next) => {
  expect(read(next)).toBeUndefined();
});

it('returns undefined without a parameter', () => {
  expect(readNext('')).toBeUndefined();
});
