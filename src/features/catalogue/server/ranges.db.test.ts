import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct } from '#tests/support/fixtures/products.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { ProductFacet, StoreProduct } from '../contract.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

async function ask(query: string, shop = site) {
  const answer = await fetch(`${shop.origin}/api/products?${query}`);
  return {
    status: answer.status,
    total: Number(answer.headers.get('x-wp-total')),
    pages: Number(answer.headers.get('x-wp-totalpages')),
    list: (await answer.json()) as StoreProduct[],
  };
}

const slugs = (list: StoreProduct[]) => list.map(({ slug }) => slug);

describe('a list grouped by range', () => {
  it('has one product a range, with every colour and its address', async () => {
    const { list, total, pages } = await ask('category=carpets&group=range');
    expect(list.map(({ range, name }) => range ?? name)).toEqual([
      'Bradford Twist',
      'Moorland Twist',
      'Cavendish Saxony',
      'Belgrave Velvet',
      'Whitby Loop',
      'Kennet Level Loop, Supplied and Fitted',
    ]);
    expect(total).toBe(6);
    expect(pages).toBe(1);
    expect(list[0]?.colorOptions).toMatchObject([
      { name: 'Oat', slug: 'bradford-twist-oat' },
      { name: 'Silver Birch', slug: 'bradford-twist-silver-birch', percentOff: 15 },
      { name: 'Slate', slug: 'bradford-twist-slate' },
    ]);
    expect(list[0]?.colorOptions[0]).not.toHaveProperty('percentOff');
  });

  it('counts what it pages, without a range twice or missing', async () => {
    const seen: string[] = [];
    for (const page of [1, 2, 3, 4]) {
      const { list, total, pages } = await ask(
        `category=carpets&group=range&per_page=2&page=${page}`,
      );
      expect([total, pages]).toEqual([6, 3]);
      seen.push(...slugs(list));
    }
    expect(seen).toHaveLength(6);
    expect(new Set(seen).size).toBe(6);
  });

  it('shows the colour that the filters and the order put first, beside all others', async () => {
    const navy = await ask('category=carpets&group=range&search=navy');
    expect(slugs(navy.list)).toEqual(['moorland-twist-navy']);
    expect(navy.list[0]?.colorOptions.map(({ name }) => name)).toEqual(['Navy', 'Heather', 'Sage']);
    const [cheapest] = (await ask('category=carpets&group=range&orderby=price&search=bradford'))
      .list;
    expect(cheapest?.slug).toBe('bradford-twist-silver-birch');
    const [dearest] = (await ask('category=carpets&group=range&orderby=price-desc')).list;
    expect(dearest?.slug).toBe('belgrave-velvet-teal');
  });

  it('puts featured products first', async () => {
    const { list } = await ask('category=carpets&orderby=featured&per_page=100');
    const featured = list.map((product) => product.featured);
    expect(featured).toEqual(featured.toSorted((a, b) => Number(b) - Number(a)));
    expect(new Set(featured).size).toBe(2);
  });

  it('has the products that staff located on the page, of whatever category', async () => {
    const shop = await startTestApp();
    await addProduct(shop, {
      name: 'Wool Rug Kit',
      category: 'accessories',
      pageLocation: 'carpets',
    });
    await addProduct(shop, { name: 'Felt Pads', category: 'accessories', pageLocation: 'all' });
    await addProduct(shop, { name: 'Plain Twist', category: 'carpet', pageLocation: 'homepage' });
    const { list, total } = await ask('category=carpets&group=range', shop);
    expect(slugs(list)).toEqual(
      expect.arrayContaining(['wool-rug-kit', 'felt-pads', 'plain-twist']),
    );
    expect(total).toBe(9);
    expect(slugs((await ask('category=lvt&group=range', shop)).list)).toContain('felt-pads');
    expect((await ask('category=carpets', shop)).total).toBe(14);
    await shop.close();
  });

  it('a new colour joins its range by its name, and leaves it by another', async () => {
    const shop = await startTestApp();
    const moss = { category: 'carpet' as const, colorOptions: [{ name: 'Moss', hex: '#5f6b45' }] };
    await addProduct(shop, { name: 'Bradford Twist in Moss', ...moss });
    await addProduct(shop, { name: 'Bradford Twist, Moss', ...moss });
    const { list, total } = await ask('category=carpets&group=range&search=bradford', shop);
    expect(total).toBe(2);
    const range = list.find((product) => product.range === 'Bradford Twist');
    expect(range?.colorOptions.map(({ slug }) => slug)).toContain('bradford-twist-in-moss');
    expect(list.find((product) => product.range === null)?.colorOptions).toEqual([
      { name: 'Moss', hex: '#5f6b45' },
    ]);
    await shop.close();
  });
});

describe('the facets', () => {
  const facets = async (category: string, shop = site): Promise<ProductFacet[]> =>
    (await fetch(`${shop.origin}/api/products/facets?category=${category}`)).json();

  it('of the carpets are colour, room and fibre, with what is sold', async () => {
    const list = await facets('carpets');
    expect(list.map(({ name }) => name)).toEqual(['colour', 'room', 'fibre']);
    const labels = list.map(({ options }) => options.map(({ label }) => label));
    expect(labels[1]).toEqual(['Bedroom', 'Living room', 'Hall and stairs', 'Rental or office']);
    expect(labels[2]).toEqual(['Wool', 'Nylon', 'Polyester', 'Polypropylene']);
  });

  it('leave out what is no choice: every laminate is AC4', async () => {
    expect((await facets('laminate-flooring')).map(({ name }) => name)).toEqual(['colour']);
    expect((await facets('lvt')).map(({ name }) => name)).toEqual(['colour', 'wear_layer']);
    const shop = await startTestApp();
    await addProduct(shop, {
      name: 'Bedroom Board',
      category: 'laminate',
      specifications: { 'AC rating': 'AC3' },
    });
    expect((await facets('laminate-flooring', shop)).map(({ name }) => name)).toEqual([
      'colour',
      'rating_class',
    ]);
    await shop.close();
  });

  it.each([
    ['category=carpets&fibre=wool', 5],
    ['category=carpets&room=stairs', 6],
    ['category=carpets&colour=blue', 1],
    ['category=carpets&colour=grey&fibre=wool', 3],
    ['category=lvt&wear_layer=0.3', 2],
    ['category=vinyl-flooring&colour=patterned', 2],
    ['category=carpets&fibre=silk', 0],
    ['category=carpets&fibre=constructor', 0],
    ['category=carpet&fibre=wool', 5],
  ])('%s finds %i products', async (query, count) => {
    const { list, total } = await ask(`${query}&per_page=100`);
    expect(list).toHaveLength(count);
    expect(total).toBe(count);
  });

  it('find a colour that a product without a range has as one of several', async () => {
    const shop = await startTestApp();
    const colorOptions = [
      { name: 'Sand', hex: '#cdbfa8' },
      { name: 'Wine', hex: '#7a2230' },
    ];
    await addProduct(shop, { name: 'Two-tone Wilton', category: 'carpet', colorOptions });
    expect(slugs((await ask('category=carpets&colour=red', shop)).list)).toEqual([
      'two-tone-wilton',
    ]);
    await shop.close();
  });

  it('combine with the cursor list of staff', async () => {
    const { list } = await ask('category=carpet&fibre=wool&limit=3');
    expect(list).toHaveLength(3);
    for (const { specifications } of list) expect(specifications.Fibre).toMatch(/wool/);
  });

  it.each(['category=carpets&group=colour', `category=carpets&colour=${'x'.repeat(41)}`])(
    'with %s is a 400',
    async (query) => {
      expect((await ask(query)).status).toBe(400);
    },
  );

  it.each(['rugs', 'carpet'])('of the unknown page %s are a 400', async (category) => {
    const answer = await fetch(`${site.origin}/api/products/facets?category=${category}`);
    expect(answer.status).toBe(400);
  });
});
