import { expect, test } from 'vitest';
import { isCarpetUnderlay } from './underlay.ts';

const product = {
  category: 'accessories',
  unit: 'm²',
  name: 'Everyday PU Underlay, 8 mm',
} as const;

test('an underlay for carpet is told from other accessories', () => {
  expect(isCarpetUnderlay(product)).toBe(true);
  for (const other of [
    { ...product, name: 'Laminate Underlay with Vapour Barrier, 5 mm' },
    { ...product, name: 'Carpet Gripper' },
    { ...product, unit: 'piece' as const },
    { ...product, category: 'carpet' as const },
  ])
    expect(isCarpetUnderlay(other), other.name).toBe(false);
});
