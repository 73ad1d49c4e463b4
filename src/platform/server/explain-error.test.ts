import { expect, it } from 'vitest';
import { explainError } from './explain-error.ts';

const postgresError = (code: string, message: string) =>
  Object.assign(new Error(message), { code });

it.each([
  ['28P01', 'password authentication failed for user "wyvern"'],
  ['28000', 'role "wyvern" does not exist'],
  ['3D000', 'database "wyvern" does not exist'],
])('explains a DATABASE_URL that is refused with %s', (code, message) => {
  const sentence = `The server of DATABASE_URL refuses it: ${message}.`;
  expect(explainError(postgresError(code, message))).toBe(sentence);
  expect(explainError(new Error('query', { cause: postgresError(code, message) }))).toBe(sentence);
});

it('has no sentence for an error that is not known', () => {
  expect(explainError(postgresError('42601', 'syntax error'))).toBeUndefined();
});
