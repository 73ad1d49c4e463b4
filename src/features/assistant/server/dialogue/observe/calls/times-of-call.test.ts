import { expect, it } from 'vitest';
import { keepRefusedDays, readTimeOfCall } from './times-of-call.ts';

it.each([
  ['can they ring after 4pm im at work till then', 'after 4pm'],
  ['ring after 3 im at work', 'after 3'],
  ['i go out at 2', 'before 2'],
  ["I'm at work till 3", 'after 3'],
  ['im asleep till 1', 'after 1'],
  [
    'no dont ring me before 8am! ring me any time, its the FITTING i want before 8am',
    'any time, not before 8am',
  ],
  ['I can only do mornings, and not Thursday as I have the hospital', 'mornings, not Thursday'],
  ['not in the morning please, after 1', 'after 1, not in the morning'],
  ['No, I go OUT at two. Please ring in the morning.', 'in the morning'],
])('the phone may ring, by %j: %s', (said, time) => {
  expect(readTimeOfCall(said)).toBe(time);
});

it.each([
  'can the team ring me to talk about doing it before 8am',
  'it needs to be fitted by Friday, can you ring me',
])('%j names a time of the work alone', (said) => {
  expect(readTimeOfCall(said)).toBeUndefined();
});

it('a day that was ruled out stays so', () => {
  expect(keepRefusedDays('in the morning', 'mornings, not Thursday')).toBe(
    'in the morning, not Thursday',
  );
});
