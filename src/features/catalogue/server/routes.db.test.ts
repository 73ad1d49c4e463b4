import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct } from '#tests/support/fixtures/products.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Product } from '../contract.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

async function list(query: string): Promise<Product[]> {
  return (await fetch(`${site.origin}/api/products${query}`)).json();
}

describe('the catalogue', () => {
  it('shows money in pounds and stock as one column and its flag', async () => {
    const products = await list('');
    const onBackOrder = products.find((product) => product.stockStatus === 'onbackorder');
    expect(onBackOrder).toMatchObject({ inStock: false });
    expect(products.find(({ id }) => id === 'bradford-twist-silver-birch')).toMatchObject({
      price: 25.99,
      salePrice: 21.99,
      unit: 'm²',
      inStock: true,
      rollWidths: [4, 5],
    });
  });

  it('never shows a column that the contract does not name', async () => {
    expect(Object.keys((await list(''))[0] ?? {})).not.toContain('pricePence');
  });

  it.each(['carpet', 'vinyl', 'laminate', 'accessories'])(
    'filtered by %s contains only that category',
    async (category) => {
      const products = await list(`?category=${category}`);
      expect(products.length).toBeGreaterThan(1);
      expect(new Set(products.map((product) => product.category))).toEqual(new Set([category]));
    },
  );

  it('filtered by an unknown category is a 400 that names it', async () => {
    const answer = await fetch(`${site.origin}/api/products?category=marble`);
    expect(answer.status).toBe(400);
    expect((await answer.json()).detail).toMatch(/^category: /);
  });

  it('of a page lists its products and those of every page', async () => {
    const products = await list('/page/carpets');
    expect(new Set(products.map((product) => product.pageLocation))).toEqual(
      new Set(['carpets', 'all']),
    );
  });

  it('of a page lists what is sold of its category on the homepage, the default location', async () => {
    const { id } = await addProduct(site, { name: 'Default Carpet' });
    await addProduct(site, { name: 'Default Vinyl', category: 'vinyl' });
    await addProduct(site, { name: 'Home Banner', productType: 'banner' });
    const names = async (page: string) => (await list(`/page/${page}`)).map(({ name }) => name);
    expect((await list('/page/carpets')).find((one) => one.id === id)?.pageLocation).toBe(
      'homepage',
    );
    expect(await names('carpets')).not.toContain('Default Vinyl');
    expect(await names('carpets')).not.toContain('Home Banner');
    expect(await names('vinyl')).toContain('Default Vinyl');
    expect(await names('homepage')).toContain('Home Banner');
    expect(await names('lvt')).not.toContain('Default Carpet');
  });
});
