import { expect, it } from 'vitest';
import { listSpecifications } from './list-specifications.ts';
import { findPatternProblem } from './pattern-repeat.ts';

it.each([
  ['carpet', null, null, undefined],
  ['vinyl', null, null, undefined],
  ['carpet', 0.64, 'set', undefined],
  ['carpet', 0.64, null, 'patternMatch'],
  ['carpet', null, 'half-drop', 'patternMatch'],
  ['vinyl', 0.64, 'set', 'patternRepeat'],
  ['lvt', null, 'set', 'patternMatch'],
] as const)(
  'of %s a repeat of %s with match %s has its problem at %s',
  (category, patternRepeat, patternMatch, field) => {
    expect(findPatternProblem({ category, patternRepeat, patternMatch })?.field).toBe(field);
  },
);

it('is one of the specifications, in centimetres to the millimetre', () => {
  const list = (patternRepeat: number | null, patternMatch: 'set' | 'half-drop' | null) =>
    listSpecifications({ specifications: { Pile: 'Wool' }, patternRepeat, patternMatch });
  expect(list(0.64, 'half-drop')).toEqual({
    Pile: 'Wool',
    'Pattern repeat': '64\u00a0cm (half-drop match)',
  });
  expect(list(0.915, 'set')).toMatchObject({ 'Pattern repeat': '91.5\u00a0cm (set match)' });
  expect(list(null, null)).toEqual({ Pile: 'Wool' });
});
