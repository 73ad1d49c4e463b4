import { expect, it } from 'vitest';
import { emptyRecord } from '../../../conversation/record.ts';
import { changesDayOrTime } from './moves-visit.ts';

it.each([
  'can we make it Wednesday instead',
  'make it 3-5',
  'weds 2nd 9-11',
  "I can't do Friday now",
  'could you move it to the 9th',
])('%j moves a visit that was sent', (said) => {
  expect(changesDayOrTime(said, emptyRecord)).toBe(true);
});

it.each([
  'when will the fitting be',
  'what do you do on Fridays',
  'another visit on Monday please',
])('%j moves none', (said) => {
  expect(changesDayOrTime(said, emptyRecord)).toBe(false);
});
