import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageRenderer } from '#app/server/pages/serve-pages.ts';
import {
  addProduct,
  backdatePrices,
  callProducts,
  changeProduct,
} from '#tests/support/fixtures/products.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Product } from '../contract.ts';

/** A renderer of the carpets page that shows the API's response. */
const renderer: PageRenderer = {
  classifyPage: () => ({ kind: 'shared', search: '', keep: true }),
  fixedPaths: [],
  style: '',
  findAssets: () => ({ start: '', entry: '', styles: [], preloads: [], font: '' }),
  renderPage: async ({ readPath }) => ({
    status: 200,
    html: JSON.stringify((await readPath('/api/products?category=carpets&per_page=100')).body),
  }),
};

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ renderer });
});
afterAll(() => site.close());

const detailOf = async (answer: Response) => (await answer.json()).detail as string;
const readProduct = async (id: string): Promise<Product> =>
  (await fetch(`${site.origin}/api/products/${id}`)).json();
const page = async (origin = site.origin) => (await fetch(`${origin}/carpets`)).text();

describe('a new product', () => {
  it('needs a name only, and has the defaults of the form', async () => {
    const answer = await callProducts(site, 'POST', '', { body: { name: '  Plain Product ' } });
    expect(answer.status).toBe(201);
    const product: Product = await answer.json();
    expect(product).toMatchObject({
      name: 'Plain Product',
      slug: 'plain-product',
      productType: 'catalog',
      pageLocation: 'homepage',
      category: 'carpet',
      price: 0,
      salePrice: null,
      unit: 'm²',
      featured: false,
      inStock: true,
      stockStatus: 'instock',
      version: 1,
    });
    expect(await readProduct(product.id)).toEqual(product);
  });

  it('keeps everything that the form holds, to the penny', async () => {
    const fields = {
      name: 'Full Product',
      sku: 'FULL-1',
      description: 'All of it.',
      productType: 'catalog',
      pageLocation: 'lvt',
      category: 'lvt',
      price: 19.99,
      salePrice: 17.35,
      unit: 'box',
      imageUrl: '/drawings/box.svg',
      brand: 'House',
      colorOptions: [{ name: 'Oak', hex: '#AA7744' }, { name: 'Ash' }],
      specifications: { Thickness: '5 mm', Wear: '0.55 mm', '10': 'ten' },
      features: ['Waterproof', 'Quiet'],
      sortOrder: -7,
      featured: true,
      rollWidths: [],
      packArea: 2.196,
      pattern: 'herringbone',
      fixing: 'dryback',
      fittingIncluded: false,
      samples: 0,
    } as const;
    const { id } = await addProduct(site, {
      ...fields,
      colorOptions: [...fields.colorOptions],
      features: [...fields.features],
      rollWidths: [],
    });
    expect(await readProduct(id)).toMatchObject(fields);
  });

  it('of a name that exists gets a slug of its own, even in a race', async () => {
    const made = await Promise.all(
      Array.from({ length: 6 }, () => addProduct(site, { name: 'Twin Carpet' })),
    );
    expect(made.map(({ slug }) => slug).sort()).toEqual([
      'twin-carpet',
      ...[2, 3, 4, 5, 6].map((number) => `twin-carpet-${number}`),
    ]);
  });

  it.each([
    [{}, 'name: Please enter a name'],
    [{ name: '   ' }, 'name: Please enter a name'],
    [{ name: 'a'.repeat(121) }, 'name: must be at most 120 characters.'],
    [{ price: '5' }, 'price: must be from £0 to £100,000, in pounds and pence.'],
    [{ price: 1.005 }, 'price: must be from £0'],
    [{ price: -1 }, 'price: must be from £0'],
    [{ price: 1e9 }, 'price: must be from £0'],
    [{ price: 10, salePrice: 10 }, 'salePrice: must be lower than the price.'],
    [{ salePrice: 1 }, 'salePrice: must be lower than the price.'],
    [{ unit: 'yard' }, 'unit: must be one of'],
    [{ category: 'marble' }, 'category: must be one of'],
    [{ sortOrder: 1.5 }, 'sortOrder: must be a whole number'],
    [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl: must be the address'],
    [{ imageUrl: '//evil.example/x.png' }, 'imageUrl: must be the address'],
    [{ imageUrl: `/images/upload-${'0'.repeat(32)}-00000000.webp` }, 'imageUrl: the picture is no'],
    [{ colorOptions: [{ name: '' }] }, 'colorOptions[0].name: needs a name.'],
    [{ colorOptions: [{ name: 'A', hex: 'red' }] }, 'colorOptions[0].hex: must be a colour'],
    [{ colorOptions: [{ name: 'A' }, { name: 'a' }] }, 'colorOptions: must have a name'],
    [{ specifications: { Wear: ' ' } }, 'specifications.Wear: needs a value.'],
    [{ features: ['Soft', ' soft'] }, 'features: must not hold the same twice.'],
    [{ features: [''] }, 'features[0]: must not be empty.'],
    [{ rollWidths: [3.5] }, 'rollWidths[0]: must be one of 2, 3, 4, 5.'],
    [{ stockStatus: 'instock', inStock: false }, 'inStock: says something else'],
    [{ name: 'a\u0000b' }, 'name: holds a character that is not text.'],
  ])('%j is refused with a message that names the field', async (fields, sentence) => {
    const body = Object.keys(fields).length ? { name: 'Refused Product', ...fields } : fields;
    const answer = await callProducts(site, 'POST', '', { body });
    expect(answer.status).toBe(400);
    expect(await detailOf(answer)).toContain(sentence);
    const list = await callProducts(site, 'GET', '?search=Refused');
    expect(await list.json()).toEqual([]);
  });
});

describe('a change', () => {
  it('changes only the given fields, keeps the slug and increments the version', async () => {
    const before = await addProduct(site, { name: 'Moving Target', price: 20, features: ['Soft'] });
    await backdatePrices(site, before.id);
    const after = await changeProduct(site, before.id, { name: 'Moved Target', salePrice: 15.5 });
    expect(before.fittedFrom).toBe(43);
    const reduced = { salePrice: 15.5, fittedFrom: 38 };
    expect(after).toEqual({ ...before, ...reduced, name: 'Moved Target', version: 2 });
    expect(await changeProduct(site, before.id, { salePrice: null })).toMatchObject({
      salePrice: null,
      version: 3,
    });
  });

  it('may not leave a sale price above the price', async () => {
    const { id } = await addProduct(site, { name: 'Reduced', price: 20, salePrice: 15 });
    const answer = await callProducts(site, 'PATCH', `/${id}`, { body: { price: 15 } });
    expect(answer.status).toBe(400);
    expect(await detailOf(answer)).toBe('salePrice: must be lower than the price.');
    expect(await readProduct(id)).toMatchObject({ price: 20, version: 2 });
  });

  it('of inStock sets the stock status; a back order stays until it is in stock', async () => {
    const { id } = await addProduct(site, { name: 'Stocked' });
    const write = async (change: object) => (await changeProduct(site, id, change)).stockStatus;
    expect(await write({ inStock: false })).toBe('outofstock');
    expect(await write({ stockStatus: 'onbackorder' })).toBe('onbackorder');
    expect(await write({ inStock: false })).toBe('onbackorder');
    expect(await write({ inStock: true })).toBe('instock');
  });

  it('of an outdated version is a 409 that says who was faster, and changes nothing', async () => {
    const { id, version } = await addProduct(site, { name: 'Contested', price: 10 });
    await changeProduct(site, id, { version, price: 11 });
    const answer = await callProducts(site, 'PATCH', `/${id}`, { body: { version, price: 12 } });
    expect(answer.status).toBe(409);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await detailOf(answer)).toMatch(/^Test admin changed this product/);
    expect(await readProduct(id)).toMatchObject({ price: 11, version: 2 });
    const deletion = await callProducts(site, 'DELETE', `/${id}?version=${version}`);
    expect(deletion.status).toBe(409);
    expect(await readProduct(id)).toMatchObject({ price: 11 });
  });

  it('at the same time as others with the same version: one wins', async () => {
    const { id, version } = await addProduct(site, { name: 'Raced', price: 1 });
    const answers = await Promise.all(
      [2, 3, 4, 5, 6, 7, 8, 9].map((price) =>
        callProducts(site, 'PATCH', `/${id}`, { body: { version, price } }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    const winner = await answers.find(({ status }) => status === 200)?.json();
    expect(await readProduct(id)).toEqual(winner);
    expect(winner.version).toBe(2);
  });

  it('of a product that is gone is a 404, as is its deletion', async () => {
    const { id, version } = await addProduct(site, { name: 'Gone Soon' });
    const answer = await callProducts(site, 'DELETE', `/${id}?version=${version}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ id });
    for (const method of ['PATCH', 'DELETE'] as const) {
      const second = await callProducts(site, method, `/${id}`, {
        ...(method === 'PATCH' && { body: { price: 1 } }),
      });
      expect(second.status).toBe(404);
      expect(await detailOf(second)).toContain('There is no product by this id.');
    }
  });

  it.each(['POST', 'PATCH', 'DELETE'] as const)('%s is for admins only', async (method) => {
    const { id } = await addProduct(site, { name: `Guarded from ${method}` });
    const path = method === 'POST' ? '' : `/${id}`;
    const body = method === 'DELETE' ? undefined : { name: 'Taken Over' };
    const answer = await callProducts(site, method, path, { body, role: 'support' });
    expect(answer.status).toBe(403);
    expect((await readProduct(id)).name).toBe(`Guarded from ${method}`);
  });
});

it('public pages show every write as soon as it is committed, in every process', async () => {
  const other = await startTestApp({ database: site.database, renderer });
  expect(await page()).not.toContain('Fresh Carpet');
  expect(await page(other.origin)).not.toContain('Fresh Carpet');
  const fields = { name: 'Fresh Carpet', pageLocation: 'carpets', price: 12 } as const;
  const { id } = await addProduct(site, fields);
  await expect.poll(() => page()).toContain('Fresh Carpet');
  await expect.poll(() => page(other.origin)).toContain('Fresh Carpet');
  await changeProduct(other, id, { name: 'Stale Carpet' });
  await expect.poll(() => page()).toContain('Stale Carpet');
  await callProducts(site, 'DELETE', `/${id}`);
  await expect.poll(() => page()).not.toContain('Stale Carpet');
  await expect.poll(() => page(other.origin)).not.toContain('Stale Carpet');
  await other.close();
});
