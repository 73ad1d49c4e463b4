import { expect, it } from 'vitest';
import { readStartAgain } from './start-again.ts';

it.each([
  'start again',
  'can we start over please',
  'start all over again',
  "let's go again from the top",
  'can we go back to the start',
  'shall we go again',
  'going from scratch here, sorry',
])('"%s" begins anew', (text) => {
  expect(readStartAgain(text)).toEqual({ rest: expect.any(String) });
});

it('a visit that was booked before is cancelled, and the talk goes on', () => {
  const text = 'ok can I just cancel it then and start again';
  expect(readStartAgain(text, { seeksChange: true })).toBeUndefined();
  expect(readStartAgain(text)).toBeDefined();
});

it.each([
  'can it go over tiles',
  'can that go over the old one?',
  'will the oak go over underfloor heating',
  'do you strip it all back or go over it',
  'can you just go over the top',
  'where does the bar go again',
  'what did you say it was going over again',
])('"%s" does not', (text) => {
  expect(readStartAgain(text)).toBeUndefined();
});
