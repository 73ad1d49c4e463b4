import { expect, it } from 'vitest';
import { nameAccessories } from './name-accessories.ts';

const charges = (...names: string[]) => names.map((name) => ({ line: 'accessories', name }));

it.each([
  ['carpet', charges('edging', 'doorBars'), 'gripper and door bars'],
  ['carpet', charges('edging', 'doorBars', 'hardDoorBars'), 'gripper and door bars'],
  ['carpet', charges('edging', 'doorBars', 'joins'), 'gripper, door bars and joins'],
  ['carpet', charges('edging', 'binding'), 'gripper and binding'],
  ['vinyl', charges('edging', 'doorBars', 'adhesive'), 'edge sealing, door bars and adhesive'],
  ['laminate', [...charges('edging'), { line: 'installation', name: 'fitting' }], 'scotia'],
] as const)('what the accessories of %s are is said by their charges', (kind, given, named) => {
  expect(nameAccessories(kind, given)).toBe(named);
});

it('an estimate of before, without charges, has edging and door bars', () => {
  expect(nameAccessories('lvt', undefined)).toBe('edge sealing and door bars');
});
