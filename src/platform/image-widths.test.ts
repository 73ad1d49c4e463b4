import { expect, test } from 'vitest';
import { imageSrcSet } from './image-widths.ts';

const widths = (largest: number) =>
  imageSrcSet('/images/room-0123abcd.webp', 'avif', largest)
    ?.split(', ')
    .map((candidate) => Number(candidate.split(' ')[1]?.slice(0, -1)));

test('an image is offered in every width up to its own, and in none beyond', () => {
  expect(widths(2560)).toEqual([160, 320, 480, 640, 960, 1280, 1600, 1920, 2560]);
  expect(widths(1600)?.at(-1)).toBe(1600);
  expect(widths(800)?.at(-1)).toBe(640);
});

test('an image of another site has one width', () => {
  expect(imageSrcSet('https://maker.example/oak.jpg', 'webp', 1600)).toBeUndefined();
});
