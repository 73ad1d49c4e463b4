import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { findRejection, isConnectionLost, isDatabaseUnavailable } from './unavailable.ts';

const coded = (code: string) => Object.assign(new Error('what the server said'), { code });
const wrapped = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

it.each([
  coded('08006'),
  coded('57P01'),
  coded('57P03'),
  coded('ECONNREFUSED'),
  coded('EPIPE'),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Query read timeout'),
  new Error('Client has encountered a connection error and is not queryable'),
  new AggregateError([coded('ECONNREFUSED')]),
])('is a lost connection: %s', (error) => {
  for (const one of [error, wrapped(error), new Error('around', { cause: wrapped(error) })]) {
    expect(isConnectionLost(one)).toBe(true);
    expect(isDatabaseUnavailable(one)).toBe(true);
  }
});

it.each(['53300', '53100', '55P03', '57014', '25006'])(
  'SQLSTATE %s means an unavailable database on a working connection',
  (code) => {
    expect(isDatabaseUnavailable(wrapped(coded(code)))).toBe(true);
    expect(isConnectionLost(wrapped(coded(code)))).toBe(false);
  },
);

it.each([
  coded('23505'),
  coded('40P01'),
  coded('EADDRINUSE'),
  new Error('a word about ECONNREFUSED'),
  'text',
  undefined,
])('is not an unavailable database: %s', (error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});

it.each(['28P01', '28000', '3D000'])('is a refused connection: %s', (code) => {
  expect(findRejection(coded(code))).toBe('what the server said');
  expect(findRejection(wrapped(coded(code)))).toBe('what the server said');
  expect(findRejection(coded('57P01'))).toBeUndefined();
});
