import { expect, it } from 'vitest';
import { emptyRecord } from '../record.ts';
import { withStepsNamed } from './steps-counted.ts';

const ofStairs = { ...emptyRecord, topic: 'Do you carpet stairs?' };

it.each([
  ['13', '13 stairs'],
  ['its 13 with a turn', 'its 13 stairs with a turn'],
  ["there's about 14 i think", "there's about 14 stairs i think"],
  ['13 steps', '13 steps'],
  ['3 x 4', '3 x 4'],
  ['2', '2'],
  ['in 13 days', 'in 13 days'],
])('after talk of stairs "%s" is "%s"', (said, meant) => {
  expect(withStepsNamed(said, ofStairs)).toBe(meant);
});

it('is a number like any other elsewhere', () => {
  expect(withStepsNamed('13', emptyRecord)).toBe('13');
});
