import { expect, it } from 'vitest';
import { outlineRoom } from './room-geometry.ts';

const size = (length: number, width: number) => ({
  lengthMm: 1000 * length,
  widthMm: 1000 * width,
});
const sheet = { x: 20, y: 20, width: 120, height: 90 };

it('draws a room to scale in the middle of the sheet', () => {
  const box = { x: 20, y: 35, width: 120, height: 60 };
  expect(outlineRoom(size(6, 3), sheet)).toEqual({
    ...box,
    rects: [box],
    origin: { x: 20, y: 35 },
    scale: 0.02,
  });
});

it('places it in the lower left corner above its caption', () => {
  expect(outlineRoom(size(2, 3), sheet, 'corner')).toMatchObject({
    x: 20,
    y: 20,
    width: 60,
  });
  expect(outlineRoom(size(6, 3), sheet, 'corner')).toMatchObject({ x: 20, y: 50 });
});

it('keeps the narrowest corridor visible', () => {
  expect(outlineRoom(size(50, 0.1), sheet).height).toBe(3);
});

it('draws the parts of a room beside its own rectangle', () => {
  const parts = [{ side: 'left' as const, startMm: 1000, widthMm: 2000, depthMm: 2000 }];
  expect(outlineRoom({ ...size(4, 3), parts }, sheet)).toMatchObject({
    x: 20,
    width: 120,
    origin: { x: 60, y: 35 },
    rects: [
      { x: 60, y: 35, width: 80, height: 60 },
      { x: 20, y: 55, width: 40, height: 40 },
    ],
  });
});
