import { expect, it } from 'vitest';
import { outlineRoom } from './room-geometry.ts';

const sheet = { x: 20, y: 20, width: 120, height: 90 };

it('draws a room to scale in the middle of the sheet', () => {
  expect(outlineRoom({ length: 6, width: 3 }, sheet)).toEqual({
    x: 20,
    y: 35,
    width: 120,
    height: 60,
    scale: 20,
  });
});

it('places it in the lower left corner above its caption', () => {
  expect(outlineRoom({ length: 2, width: 3 }, sheet, 'corner')).toMatchObject({
    x: 20,
    y: 20,
    width: 60,
  });
  expect(outlineRoom({ length: 6, width: 3 }, sheet, 'corner')).toMatchObject({ x: 20, y: 50 });
});

it('keeps the narrowest corridor visible', () => {
  expect(outlineRoom({ length: 50, width: 0.1 }, sheet).height).toBe(3);
});
