import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAsAdmin } from '#tests/support/fixtures/fitters.ts';
import { addProduct } from '#tests/support/fixtures/products.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Product, StoreProduct } from '../contract.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const read = async <T>(path: string): Promise<T> =>
  (await fetch(`${site.origin}/api/products${path}`)).json();
const oatPath = '/by-slug/bradford-twist-oat';

async function changePrice(name: string, value: number) {
  const path = '/api/admin/price-book';
  const { version } = await (await callAsAdmin(site, 'GET', path)).json();
  const change = { version, prices: { [name]: value } };
  expect((await callAsAdmin(site, 'PATCH', path, change)).status).toBe(200);
}

it('every floor for sale says what it costs fitted, except one sold with its fitting', async () => {
  const products = await read<Product[]>('');
  const floors = products.filter(
    ({ productType, category }) => productType !== 'banner' && category !== 'accessories',
  );
  const without = floors.filter(({ fittedFrom }) => fittedFrom === undefined);
  expect(without.map(({ slug }) => slug)).toEqual(['kennet-level-loop-supplied-and-fitted']);
  for (const { price, salePrice, fittedFrom } of floors)
    if (fittedFrom) expect(fittedFrom).toBeGreaterThan(15 + (salePrice ?? price));
  const others = products.filter((product) => !floors.includes(product));
  expect(others.filter(({ fittedFrom }) => fittedFrom !== undefined)).toEqual([]);
});

it('each way to read a product says the same', async () => {
  const [{ fittedFrom }, page, [card], [ranged], paged] = await Promise.all([
    read<Product>(oatPath),
    read<Product[]>('/page/carpets'),
    read<StoreProduct[]>('?category=carpets&search=oat'),
    read<StoreProduct[]>('?category=carpets&search=oat&group=range'),
    read<Product[]>('?category=carpet&limit=5'),
  ]);
  const isOat = ({ slug }: Product) => slug === 'bradford-twist-oat';
  expect(fittedFrom).toBe(50);
  expect([page.find(isOat)?.fittedFrom, paged.find(isOat)?.fittedFrom]).toEqual([50, 50]);
  expect([card?.fitted_from, ranged?.fitted_from]).toEqual([50, 50]);
});

it('it counts the reduced price, and follows the price book', async () => {
  expect((await read<Product>('/by-slug/bradford-twist-silver-birch')).fittedFrom).toBe(45);
  await changePrice('installation', 16);
  expect((await read<Product>(oatPath)).fittedFrom).toBe(51);
});

it('a floor sold by the box or without a price says nothing', async () => {
  const boxed = await addProduct(site, { name: 'Boxed', category: 'lvt', price: 30, unit: 'box' });
  const free = await addProduct(site, { name: 'Unpriced', category: 'carpet' });
  for (const { slug } of [boxed, free])
    expect(await read<Product>(`/by-slug/${slug}`)).not.toHaveProperty('fittedFrom');
});
