import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct, callProducts, changeProduct } from '#tests/support/fixtures/products.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { draftOf, productForm } from '../client/staff/draft/product-draft.ts';
import type { Product } from '../contract.ts';
import { productSorts } from '../product-options.ts';

let site: TestApp;
let all: Product[];
beforeAll(async () => {
  site = await startTestApp();
  await addProduct(site, { name: '=cmd|calc', description: 'Two\nlines, "quoted"' });
  await addProduct(site, { name: 'Same Price', price: 5 });
  await addProduct(site, { name: 'same price', price: 5 });
  all = await (await fetch(`${site.origin}/api/products`)).json();
});
afterAll(() => site.close());

/** Reads all pages of a list. */
async function readParts(query: string): Promise<Product[][]> {
  const parts: Product[][] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const answer: Response = await callProducts(
      site,
      'GET',
      `?${query}${cursor && `&cursor=${cursor}`}`,
    );
    expect(answer.status).toBe(200);
    parts.push(await answer.json());
    cursor = answer.headers.get('x-next-cursor');
  }
  return parts;
}
const idsOf = (products: Product[]) => products.map(({ id }) => id);
const counts = async (query = '') => (await callProducts(site, 'GET', `/counts${query}`)).json();

describe('the paged list', () => {
  it.each(productSorts)('sorted by %s contains everything once', async (sort) => {
    const parts = await readParts(`limit=7&sort=${sort}`);
    expect(parts.length).toBe(Math.ceil(all.length / 7));
    expect(new Set(idsOf(parts.flat()))).toEqual(new Set(idsOf(all)));
    expect(parts.flat()).toHaveLength(all.length);
    const whole = (await readParts(`limit=200&sort=${sort}`)).flat();
    expect(idsOf(parts.flat())).toEqual(idsOf(whole));
  });

  it('is in the order asked for', async () => {
    const first = async (sort: string) => (await readParts(`limit=200&sort=${sort}`)).flat();
    const prices = (await first('price')).map(({ price, salePrice }) => salePrice ?? price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const ofType = async (type: string) =>
      (await first('shop')).filter(({ productType }) => productType === type);
    const [goods, banners] = [await ofType('catalog'), await ofType('banner')];
    expect(await first('shop')).toEqual([...goods, ...banners]);
    for (const orders of [goods, banners].map((list) => list.map(({ sortOrder }) => sortOrder)))
      expect(orders).toEqual(orders.toSorted((a, b) => a - b));
    const target = all[20] as Product;
    await changeProduct(site, target.id, { sku: 'JUST-NOW' });
    expect((await first('changed'))[0]).toMatchObject({ id: target.id, sku: 'JUST-NOW' });
  });

  it('matches every filter, with counts by type', async () => {
    const [vinyl] = await readParts('limit=200&pageLocation=vinyl&productType=catalog');
    expect(vinyl?.length).toBeGreaterThan(1);
    for (const product of vinyl ?? [])
      expect(product).toMatchObject({ pageLocation: 'vinyl', productType: 'catalog' });
    const [found] = await readParts('limit=200&search=bradford%20oat&category=carpet');
    expect(found?.map(({ name }) => name)).toContain('Bradford Twist in Oat');
    const banners = all.filter(({ productType }) => productType === 'banner').length;
    expect(await counts()).toEqual({
      all: all.length,
      banner: banners,
      catalog: all.length - banners,
    });
    expect(await counts('?pageLocation=vinyl')).toEqual({
      all: (vinyl?.length ?? 0) + 1,
      banner: 1,
      catalog: vinyl?.length,
    });
    expect(await counts('?search=nothing-like-it')).toEqual({ all: 0, banner: 0, catalog: 0 });
  });

  it.each(['nonsense', 'WyJhYmMiLCJ4Il0', 'WyIxIiwiXHUwMDAwIl0'])(
    'refuses the invalid cursor %s',
    async (cursor) => {
      const answer = await callProducts(site, 'GET', `?limit=5&sort=price&cursor=${cursor}`);
      expect(answer.status).toBe(400);
      expect((await answer.json()).detail).toMatch(/^cursor: /);
    },
  );

  it('is complete without a limit', async () => {
    const answer = await fetch(`${site.origin}/api/products`);
    expect(answer.headers.get('x-next-cursor')).toBeNull();
    expect(answer.headers.get('x-wp-total')).toBe(String(all.length));
  });
});

it('every seeded product can be saved by its form', () => {
  for (const product of all)
    expect([product.name, productForm.safeParse(draftOf(product)).error]).toEqual([
      product.name,
      undefined,
    ]);
});

describe('the CSV file', () => {
  it('contains every matching product, without formulas', async () => {
    const answer = await callProducts(site, 'GET', '/export.csv?sort=name');
    expect(answer.headers.get('content-disposition')).toMatch(/products-\d{4}-\d\d-\d\d\.csv/);
    const text = await answer.text();
    expect(text).toMatch(/^Id,Name,SKU,Type,/);
    expect(text).toContain(",'=cmd|calc,");
    expect(text).toContain('"Two\nlines, ""quoted"""');
    expect(text).toContain('Bradford Twist in Silver Birch');
    expect(text).toContain(',25.99,21.99,m²,');
    const banners = await (
      await callProducts(site, 'GET', '/export.csv?productType=banner')
    ).text();
    expect(banners.trimEnd().split('\r\n')).toHaveLength((await counts()).banner + 1);
  });

  it('is for admins only', async () => {
    for (const path of ['/export.csv', '/counts'])
      expect((await callProducts(site, 'GET', path, { role: 'support' })).status).toBe(403);
  });
});
