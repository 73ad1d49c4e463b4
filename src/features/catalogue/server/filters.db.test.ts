import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct } from '#tests/support/fixtures/products.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { StoreProduct } from '../contract.ts';
import { seedProducts } from './seed/seed-products.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

async function ask(query: string) {
  const answer = await fetch(`${site.origin}/api/products?${query}`);
  return {
    status: answer.status,
    total: Number(answer.headers.get('x-wp-total')),
    pages: Number(answer.headers.get('x-wp-totalpages')),
    list: (await answer.json()) as StoreProduct[],
  };
}

const names = (list: StoreProduct[]) => list.map((product) => product.name);

describe('a category page of the catalogue', () => {
  it('shows store-style products with the specified fields, and no banner', async () => {
    const { list, total, pages } = await ask('category=carpets');
    expect(total).toBe(13);
    expect(pages).toBe(2);
    expect(list).toHaveLength(12);
    expect(list.find(({ id }) => id === 'bradford-twist-silver-birch')).toMatchObject({
      price: 21.99,
      regular_price: 25.99,
      sale_price: 21.99,
      on_sale: true,
      stock_status: 'instock',
      images: [{ alt: 'Bradford Twist in Silver Birch' }],
    });
    expect(list.every((product) => product.price > 0)).toBe(true);
  });

  it('keeps the order of the specifications', async () => {
    const { list } = await ask('category=carpets&search=oat');
    expect(Object.keys(list[0]?.specifications ?? {})[0]).toBe('Construction');
  });

  it('is paged without repeated or missing products', async () => {
    const seen = [];
    for (const page of [1, 2, 3]) {
      seen.push(...names((await ask(`category=carpets&per_page=5&page=${page}`)).list));
    }
    expect(new Set(seen).size).toBe(13);
    expect((await ask('category=carpets&page=99')).list).toEqual([]);
  });

  it.each([
    ['min_price=20', (p: StoreProduct) => p.price >= 20],
    ['max_price=14', (p: StoreProduct) => p.price <= 14],
    ['on_sale=true', (p: StoreProduct) => p.on_sale],
    ['on_sale=false', (p: StoreProduct) => !p.on_sale],
    ['featured=true', (p: StoreProduct) => p.featured],
    ['stock_status=instock', (p: StoreProduct) => p.stock_status === 'instock'],
  ])('filtered by %s shows all of these and nothing else', async (filter, passes) => {
    const everything = (await ask('category=carpets&per_page=100')).list;
    const { list, total } = await ask(`category=carpets&per_page=100&${filter}`);
    expect(new Set(names(list))).toEqual(new Set(names(everything.filter(passes))));
    expect(total).toBe(list.length);
    expect(list.length).toBeGreaterThan(0);
    expect(list.length).toBeLessThan(everything.length);
  });

  it('finds every word of a search, anywhere in a product', async () => {
    expect(names((await ask('category=carpets&search=twist%20NAVY')).list)).toEqual([
      'Moorland Twist in Navy',
    ]);
    expect((await ask('category=carpets&search=jute')).list.length).toBeGreaterThan(1);
    for (const literal of ['j_te', 'j%25te', '1__%25'])
      expect((await ask(`category=carpets&search=${literal}`)).list).toEqual([]);
  });

  it('is sorted by current selling price', async () => {
    const up = (await ask('category=carpets&orderby=price&order=asc')).list.map((p) => p.price);
    expect(up).toEqual([...up].sort((a, b) => a - b));
    const down = (await ask('category=carpets&orderby=price&order=desc')).list.map((p) => p.price);
    expect(down).toEqual([...down].sort((a, b) => b - a));
  });

  it('is sorted by title, ignoring case', async () => {
    const list = names((await ask('category=lvt&orderby=title')).list);
    expect(list).toEqual([...list].sort());
  });

  it('is sorted by popularity, the number of additions to quotes', async () => {
    const add = (id: string) =>
      fetch(`${site.origin}/api/products/${id}/quote-adds`, { method: 'POST' });
    const [status] = await Promise.all(
      ['belgrave-velvet-teal', 'belgrave-velvet-teal', 'whitby-loop-natural'].map(
        async (id) => (await add(id)).status,
      ),
    );
    expect(status).toBe(204);
    const { list } = await ask('category=carpets&orderby=popularity');
    expect(list.slice(0, 2).map(({ id }) => id)).toEqual([
      'belgrave-velvet-teal',
      'whitby-loop-natural',
    ]);
    expect((await add('flying-carpet')).status).toBe(404);
    expect((await add('banner-carpet-offer')).status).toBe(404);
  });

  it.each([
    'category=rugs',
    'category=carpets&page=0',
    'category=carpets&page=1.5',
    'category=carpets&per_page=101',
    'category=carpets&min_price=cheap',
    'category=carpets&min_price=-1',
    'category=carpets&max_price=1e309',
    'category=carpets&orderby=mood',
    'category=carpets&order=up',
    'category=carpets&stock_status=gone',
    'category=carpets&featured=perhaps',
    `category=carpets&search=${'x'.repeat(101)}`,
  ])('with %s is a 400', async (query) => {
    expect((await ask(query)).status).toBe(400);
  });
});

describe('the order Newest', () => {
  let clock = new Date('2030-01-01T09:00:00Z');
  let shop: TestApp;
  beforeAll(async () => {
    shop = await startTestApp({ clock: () => clock });
    await addProduct(shop, { name: 'Older Twist', sortOrder: 0 });
    clock = new Date('2030-01-02T09:00:00Z');
    await addProduct(shop, { name: 'Newer Twist', sortOrder: 9_999 });
  });
  afterAll(() => shop.close());

  const list = async (query: string): Promise<StoreProduct[]> =>
    (await fetch(`${shop.origin}/api/products?category=carpets&per_page=100${query}`)).json();

  it.each(['', '&orderby=date', '&orderby=rating'])(
    'puts the newest product first, for the query "%s"',
    async (query) => {
      expect(names(await list(query)).slice(0, 2)).toEqual(['Newer Twist', 'Older Twist']);
    },
  );

  it('keeps the shop order of products that were created together', async () => {
    const seeded = seedProducts.filter(
      ({ category, productType }) => category === 'carpet' && productType !== 'banner',
    );
    expect((await list('')).slice(2).map(({ id }) => id)).toEqual(seeded.map(({ id }) => id));
  });

  it('is not imposed on plain lists, which are in shop order', async () => {
    const answer = await fetch(`${shop.origin}/api/products?category=carpet`);
    expect(names(await answer.json()).at(-1)).toBe('Newer Twist');
  });
});

describe('a product', () => {
  it('is read by its slug', async () => {
    const answer = await fetch(`${site.origin}/api/products/by-slug/bradford-twist-oat`);
    expect(await answer.json()).toMatchObject({ id: 'bradford-twist-oat', price: 25.99 });
  });

  it.each(['flying-carpet', 'banner-carpet-offer'])('named %s is not sold', async (slug) => {
    const answer = await fetch(`${site.origin}/api/products/by-slug/${slug}`);
    expect(answer.status).toBe(404);
  });
});
