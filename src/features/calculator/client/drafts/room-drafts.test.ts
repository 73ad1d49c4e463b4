import { expect, it } from 'vitest';
import { parseMetres } from '../units/parse-metres.ts';
import { findSideProblem } from './draft-problems.ts';
import { measureArea, sumAreas } from './measure-draft.ts';

const room = (length: string, width: string) => ({ id: 1, name: 'Room', length, width });

it.each([
  ['4.2', 4.2],
  [' 4,2 ', 4.2],
  ['.5', 0.5],
  ['', 0],
  ['  ', 0],
  ['four', 0],
  ['-3', 0],
  ['Infinity', 0],
  ['0', 0],
])('%j is read as %d m', (text, metres) => {
  expect(parseMetres(text)).toBe(metres);
});

it('calculates areas in whole millimetres', () => {
  expect(measureArea(room('5.9', '3.7'))).toBe(21.83);
  expect(measureArea(room('4', ''))).toBe(0);
  expect(sumAreas([room('0.1', '0.1'), room('0.1', '0.2')])).toBe(0.03);
});

it('has an error message for a side that cannot be priced', () => {
  expect(findSideProblem('50')).toBeUndefined();
  expect(findSideProblem('50.1')).toContain('At most 50 m');
  expect(findSideProblem('-2')).toContain('above 0');
  expect(findSideProblem('')).toBeUndefined();
});
