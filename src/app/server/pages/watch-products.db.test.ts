import { afterAll, beforeAll, expect, it } from 'vitest';
import { addProduct, callProducts } from '#tests/support/fixtures/products.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const findImagePolicy = async () => {
  const { headers } = await fetch(`${site.origin}/api/products`);
  return headers.get('content-security-policy')?.match(/img-src ([^;]*)/)?.[1];
};
const own = "'self' data: blob:";

it('pages may load images from the hosts of products and colours, while there are such', async () => {
  expect(await findImagePolicy()).toBe(own);
  const { id } = await addProduct(site, {
    name: 'Pictured',
    imageUrl: 'https://Images.Maker.example/oak.jpg?w=9',
    colorOptions: [{ name: 'Grey', imageUrl: 'https://cdn.example:8443/grey.jpg' }],
  });
  await expect
    .poll(findImagePolicy)
    .toBe(`${own} https://cdn.example:8443 https://images.maker.example`);
  await callProducts(site, 'DELETE', `/${id}`);
  await expect.poll(findImagePolicy).toBe(own);
});

it.each([
  "https://x;script-src'unsafe-inline'/a.jpg",
  'https://user@evil.example/a.jpg',
  'https://*.example/a.jpg',
  'https://evil.example,https:/a.jpg',
  'https://[::1]/a.jpg',
  '/images/https://evil.example/a.jpg',
])('an address cannot change the policy: %s', async (imageUrl) => {
  const first = await addProduct(site, { name: 'Hostile', imageUrl });
  const second = await addProduct(site, { name: 'Plain', imageUrl: 'https://plain.example/a.jpg' });
  await expect.poll(findImagePolicy).toBe(`${own} https://plain.example`);
  for (const { id } of [first, second]) await callProducts(site, 'DELETE', `/${id}`);
  await expect.poll(findImagePolicy).toBe(own);
});
