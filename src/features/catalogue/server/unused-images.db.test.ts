import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ImageResizer } from '#platform/server/images/image-resizer.ts';
import { findKeptImages } from '#platform/server/images/queries.ts';
import { addProduct, callProducts } from '#tests/support/fixtures/products.ts';
import { plainImage, upload } from '#tests/support/fixtures/uploads.ts';
import { makeFolder } from '#tests/support/servers/server-process.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { deleteUnusedImages } from './queries-images.ts';

const dayMs = 24 * 3_600_000;
let site: TestApp;
let now: Date;
beforeAll(async () => {
  now = new Date();
  site = await startTestApp({ clock: () => now });
});
afterAll(() => site.close());

async function uploadColour(colour: string): Promise<string> {
  const file = await plainImage(40, 40, colour).png().toBuffer();
  return (await (await upload(site, [['file', file]])).json()).url;
}
const isKept = async (url: string) => (await fetch(site.origin + url)).status === 200;

it('an image without a product is deleted after a day, others stay', async () => {
  const [shown, colour, unused] = await Promise.all(
    ['#111111', '#222222', '#333333'].map(uploadColour),
  );
  if (!shown || !colour || !unused) throw new Error('Nothing was uploaded.');
  const { id } = await addProduct(site, {
    name: 'Pictured',
    imageUrl: shown,
    colorOptions: [{ name: 'Grey', imageUrl: colour }],
  });
  now = new Date(now.getTime() + dayMs - 60_000);
  expect(await deleteUnusedImages(site.database.db, now)).toBe(0);
  const late = await uploadColour('#444444');
  now = new Date(now.getTime() + 120_000);
  expect(await deleteUnusedImages(site.database.db, now)).toBe(1);
  expect(await Promise.all([shown, colour, unused, late].map(isKept))).toEqual([
    true,
    true,
    false,
    true,
  ]);
  const refused = await callProducts(site, 'PATCH', `/${id}`, { body: { imageUrl: unused } });
  expect(refused.status).toBe(400);
  expect((await refused.json()).detail).toMatch(/^imageUrl: the picture is no longer kept/);

  await callProducts(site, 'DELETE', `/${id}`);
  now = new Date(now.getTime() + dayMs);
  expect(await deleteUnusedImages(site.database.db, now)).toBe(3);
});

it('its cached sizes are deleted too, and no others', async () => {
  const { folder, remove } = await makeFolder();
  const sizer = new ImageResizer(folder);
  const [kept, gone] = await Promise.all(['#555555', '#666666'].map(uploadColour));
  const idOf = (url = '') => url.replace('/images/', '').replace('.webp', '');
  const picture = await plainImage(40, 40, '#555555').png().toBuffer();
  for (const key of [idOf(kept), idOf(gone), 'hero-0123abcd'])
    await sizer.size(key, 160, 'webp', async () => picture);
  await sizer.deleteStale(async (ids) =>
    (await findKeptImages(site.database.db, ids)).filter((id) => id !== idOf(gone)),
  );
  expect((await readdir(folder)).sort()).toEqual(
    ['hero-0123abcd-160.webp', `${idOf(kept)}-160.webp`].sort(),
  );
  await remove();
});
