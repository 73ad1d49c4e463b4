import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addProduct,
  backdatePrices,
  callProducts,
  changeProduct,
} from '#tests/support/fixtures/products.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Product } from '../../contract.ts';
import type { ProductPrices } from '../../prices/contract.ts';
import { findPriceHistories } from './queries-prices.ts';

const dayMs = 86_400_000;
let site: TestApp;
let now = new Date('2026-06-01T12:00:00Z');
beforeAll(async () => {
  site = await startTestApp({ clock: () => now });
});
afterAll(() => site.close());

const read = async (id: string): Promise<ProductPrices> =>
  (await callProducts(site, 'GET', `/${id}/prices`)).json();
const detailOf = async (answer: Response) => (await answer.json()).detail as string;
const change = (id: string, body: object) => callProducts(site, 'PATCH', `/${id}`, { body });

it('keeps every price of a product, newest first, and nothing of other changes', async () => {
  const { id } = await addProduct(site, { name: 'Recorded', price: 30 });
  now = new Date(now.getTime() + 31 * dayMs);
  await changeProduct(site, id, { name: 'Renamed' });
  await changeProduct(site, id, { price: 30, salePrice: 24 });
  now = new Date(now.getTime() + dayMs);
  await changeProduct(site, id, { price: 28, salePrice: null });
  expect(await read(id)).toEqual({
    prices: [
      { since: '2026-07-03T12:00:00.000Z', price: 28, salePrice: null },
      { since: '2026-07-02T12:00:00.000Z', price: 30, salePrice: 24 },
      { since: '2026-06-01T12:00:00.000Z', price: 30, salePrice: null },
    ],
    lowest: 24,
  });
});

it('refuses a sale price without 30 days of the full price, and stores nothing', async () => {
  const made = await callProducts(site, 'POST', '', {
    body: { name: 'Never Full', price: 30, salePrice: 24 },
  });
  expect(made.status).toBe(400);
  expect(await detailOf(made)).toMatch(/^salePrice: £30\.00 can’t be crossed out yet: /);
  const { id } = await addProduct(site, { name: 'Raised', price: 25 });
  await backdatePrices(site, id, 60);
  for (const body of [
    { price: 30, salePrice: 25 },
    { price: 26, salePrice: 25.99 },
  ]) {
    const answer = await change(id, body);
    expect(answer.status).toBe(400);
    expect(await detailOf(answer)).toContain('but the lowest was £25.00.');
  }
  expect((await read(id)).prices).toHaveLength(1);
  await changeProduct(site, id, { salePrice: 20 });
  const answer = await change(id, { price: 26 });
  expect(await detailOf(answer)).toMatch(/^salePrice: £26\.00 can’t be crossed out yet/);
});

it('backs what the seeded products cross out', async () => {
  const onSale = await callProducts(site, 'GET', '?on_sale=true');
  const reduced: Product[] = await onSale.json();
  expect(reduced.length).toBeGreaterThan(5);
  for (const { id } of reduced) {
    const { prices } = await read(id);
    expect(prices).toHaveLength(2);
    expect(prices[1]?.salePrice).toBeNull();
    expect(prices[1]?.price).toBe(prices[0]?.price);
    const [sale, full] = prices.map(({ since }) => Date.parse(since)) as [number, number];
    expect(sale - full).toBeGreaterThanOrEqual(30 * dayMs);
  }
});

it('deletes the history with the product', async () => {
  const { id } = await addProduct(site, { name: 'Short-lived', price: 5 });
  await callProducts(site, 'DELETE', `/${id}`);
  const histories = await findPriceHistories(site.database.db, [id]);
  expect(histories.size).toBe(0);
  expect((await callProducts(site, 'GET', `/${id}/prices`)).status).toBe(404);
});
