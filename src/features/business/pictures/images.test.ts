import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as pageImages from './images.ts';
import * as livingImages from './living-images.ts';
import { swatchImages } from './swatch-images.ts';

const roomImages = { ...pageImages, ...livingImages };
const folder = new URL('../../../../public/imagery/', import.meta.url);

test('the committed index lists every image with its size and content hash', async () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.webp'));
  const found = await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(new URL(file, folder));
      const { width, height } = await sharp(bytes).metadata();
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
      return { src: `/images/${file.replace('.webp', '')}-${hash}.webp`, width, height };
    }),
  );
  const committed = [...Object.values(roomImages), ...Object.values(swatchImages)];
  const bySrc = (a: { src: string }, b: { src: string }) => (a.src < b.src ? -1 : 1);
  expect(committed.toSorted(bySrc), 'run node scripts/index-imagery.mjs').toEqual(
    found.toSorted(bySrc),
  );
});

test('a swatch is named after its floor, in a format the image server accepts', () => {
  for (const [id, { src }] of Object.entries(swatchImages)) {
    expect(src).toMatch(new RegExp(`^/images/swatch-${id}-[0-9a-f]{8}\\.webp$`));
  }
  for (const { src } of Object.values(roomImages)) {
    expect(src).toMatch(/^\/images\/[a-z0-9_-]+-[0-9a-f]{8}\.webp$/);
  }
});
