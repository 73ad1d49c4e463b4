import { expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { contrast, findColourProblem, shadesOf } from './colours.ts';

it.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#1f4a3c', '#ffffff', 9.98],
])('measures the contrast of %s and %s as WCAG does', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

it.each([
  ['brand', '#1f4a3c', undefined],
  ['brand', '#3b2a5f', undefined],
  ['action', '#ffc93c', undefined],
  ['action', '#e4572e', undefined],
  [
    'brand',
    '#ffc93c',
    'White text on it has a contrast of 1.5, where 4.5 is the least that everybody can read: choose a darker one.',
  ],
  [
    'action',
    '#1f4a3c',
    'Black text on it has a contrast of 1.6, where 4.5 is the least that everybody can read: choose a lighter one.',
  ],
] as const)('judges %s %s', (name, hex, problem) => {
  expect(findColourProblem(name, hex)).toBe(problem);
});

it('keeps text readable on every shade of a colour that it takes', () => {
  const part = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(part, part, part, (...rgb) => {
      const hex = `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
      const [isBrand, isAction] = (['brand', 'action'] as const).map(
        (name) => findColourProblem(name, hex) === undefined,
      );
      const { brand, brandDeep, mist, action, actionDeep } = shadesOf({ brand: hex, action: hex });
      for (const shade of isBrand ? [brand, brandDeep] : [])
        expect(contrast(shade, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      for (const shade of isAction ? [action, actionDeep] : [])
        expect(contrast(shade, '#17211d')).toBeGreaterThanOrEqual(4.5);
      if (isBrand) expect(contrast(mist, '#17211d')).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
