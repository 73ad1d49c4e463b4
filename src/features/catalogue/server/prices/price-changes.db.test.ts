import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookPrices } from '#app/server/prices/book-prices.ts';
import { addProduct, callProducts, changeProduct } from '#tests/support/fixtures/products.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Product } from '../../contract.ts';
import type { PriceChange, PriceChangePreview } from '../../prices/contract.ts';
import { beginDueChanges } from './price-changes.ts';

const dayMs = 86_400_000;
let site: TestApp;
let now = new Date('2026-06-01T12:00:00Z');
const clock = () => now;
beforeAll(async () => {
  site = await startTestApp({ clock });
});
afterAll(() => site.close());

const post = (path: string, body: object = {}) =>
  callProducts(site, 'POST', `/price-changes${path}`, { body });
const detailOf = async (answer: Response) => (await answer.json()).detail as string;
const read = async (id: string): Promise<Product> =>
  (await fetch(`${site.origin}/api/products/${id}`)).json();
async function preview(body: object): Promise<PriceChangePreview> {
  const answer = await post('/preview', body);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}
async function apply(body: object): Promise<PriceChange> {
  const { token } = await preview(body);
  const answer = await post('', { ...body, token });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return answer.json();
}
const undo = async (id: string): Promise<PriceChange> => (await post(`/${id}/undo`)).json();
const begin = () => beginDueChanges({ db: site.database.db, clock, book: bookPrices });
const carpets = { filter: { category: 'carpet' } };

describe('a change of all carpets by 4%', () => {
  it('shows each price before and after, and the reduced ones that cannot rise', async () => {
    const {
      items,
      bookPrices: book,
      brokenClaims,
    } = await preview({
      products: carpets,
      percent: 4,
      bookPrices: ['installation', 'carpetUnderlay'],
    });
    const found = await callProducts(site, 'GET', '?category=carpet&productType=catalog');
    const sold: Product[] = await found.json();
    expect(items.map(({ id }) => id).toSorted()).toEqual(sold.map(({ id }) => id).toSorted());
    expect(items.find(({ id }) => id === 'bradford-twist-oat')).toMatchObject({
      before: { price: 25.99, salePrice: null },
      after: { price: 27.03, salePrice: null },
      problem: null,
    });
    expect(items.find(({ id }) => id === 'bradford-twist-silver-birch')).toMatchObject({
      after: { price: 27.03, salePrice: 22.87 },
      problem: expect.stringMatching(/^£27\.03 can’t be crossed out yet.*lowest was £25\.99/),
    });
    expect(book).toEqual([
      { name: 'installation', before: 15, after: 15.6, problem: null },
      { name: 'carpetUnderlay', before: 4.5, after: 4.68, problem: null },
    ]);
    expect(brokenClaims).toEqual(['Carpet supply and fit from £4.50/m²']);
  });

  it('changes them and the price book, and one press puts all of it back', async () => {
    const before = await read('bradford-twist-oat');
    const change = await apply({ products: carpets, percent: 4, bookPrices: ['installation'] });
    expect(change).toMatchObject({ state: 'done', rule: '+4%', bookPrices: 1 });
    expect(change.kept.map(({ name }) => name)).toContain('Bradford Twist in Silver Birch');
    expect(await read(before.id)).toMatchObject({ price: 27.03, version: before.version + 1 });
    expect(await read('bradford-twist-silver-birch')).toMatchObject({ price: 25.99 });
    const undone = await undo(change.id);
    expect(undone).toMatchObject({ state: 'undone', kept: [], products: change.products });
    expect(await read(before.id)).toMatchObject({ price: 25.99 });
    expect(await detailOf(await post(`/${change.id}/undo`))).toMatch(/already undone/);
  });
});

it('an undo keeps what somebody has changed since, and says so', async () => {
  const mine = await addProduct(site, { name: 'Undo Mine', price: 10 });
  const theirs = await addProduct(site, { name: 'Undo Theirs', price: 10 });
  const change = await apply({ products: { ids: [mine.id, theirs.id] }, add: 1.5 });
  await changeProduct(site, theirs.id, { price: 12 });
  expect((await undo(change.id)).kept).toEqual([
    { name: 'Undo Theirs', why: 'Its price was changed in the meantime.' },
  ]);
  expect([(await read(mine.id)).price, (await read(theirs.id)).price]).toEqual([10, 12]);
});

it('a preview that is out of date is refused, and changes nothing', async () => {
  const { id } = await addProduct(site, { name: 'Moving', price: 10 });
  const body = { products: { ids: [id] }, percent: 10 };
  const { token } = await preview(body);
  await changeProduct(site, id, { price: 11 });
  const answer = await post('', { ...body, token });
  expect(answer.status).toBe(409);
  expect((await read(id)).price).toBe(11);
});

it('a later change begins at its minute in London, once in all processes', async () => {
  const early = await addProduct(site, { name: 'Later', price: 10 });
  const edited = await addProduct(site, { name: 'Edited Before', price: 10 });
  const startsAt = { day: '2026-06-03', time: '09:00' };
  const change = await apply({ products: { ids: [early.id, edited.id] }, percent: 5, startsAt });
  expect(change).toMatchObject({ state: 'planned', startsAt: '2026-06-03T08:00:00.000Z' });
  await changeProduct(site, edited.id, { price: 9 });
  now = new Date('2026-06-03T07:59:59Z');
  await begin();
  expect((await read(early.id)).price).toBe(10);
  now = new Date('2026-06-03T08:00:00Z');
  await Promise.all([begin(), begin()]);
  expect(await read(early.id)).toMatchObject({ price: 10.5, version: 2 });
  expect((await read(edited.id)).price).toBe(9);
  const listed = await callProducts(site, 'GET', '/price-changes');
  const all: PriceChange[] = await listed.json();
  expect(all.find(({ id }) => id === change.id)).toMatchObject({
    state: 'done',
    products: 1,
    kept: [{ name: 'Edited Before' }],
  });
});

it('a planned change that is withdrawn never begins', async () => {
  const { id } = await addProduct(site, { name: 'Withdrawn', price: 10 });
  const startsAt = { day: '2026-07-01', time: '00:00' };
  const change = await apply({ products: { ids: [id] }, percent: 5, startsAt });
  expect(await undo(change.id)).toMatchObject({ state: 'withdrawn' });
  now = new Date('2026-07-02T12:00:00Z');
  await begin();
  expect((await read(id)).price).toBe(10);
});

it('sale prices change with the others, and reductions end where asked', async () => {
  const { id } = await addProduct(site, { name: 'Reduced', price: 30 });
  now = new Date(now.getTime() + 31 * dayMs);
  await changeProduct(site, id, { salePrice: 20 });
  await apply({ products: { ids: [id] }, percent: -10, rounding: '99' });
  expect(await read(id)).toMatchObject({ price: 26.99, salePrice: 17.99 });
  await apply({ products: { ids: [id] }, percent: 10, reduced: 'sale' });
  expect(await read(id)).toMatchObject({ price: 26.99, salePrice: 19.79 });
  now = new Date(now.getTime() + 60_000);
  const ended = await apply({ products: { ids: [id] }, reduced: 'end' });
  expect(await read(id)).toMatchObject({ price: 26.99, salePrice: null });
  now = new Date(now.getTime() + 60_000);
  // The reduction was broken off: what it crossed out is not backed any more.
  expect((await undo(ended.id)).kept[0]?.why).toMatch(/^£26\.99 can’t be crossed out yet/);
});

it.each([
  [{ products: { ids: [] }, percent: 4 }, 'products'],
  [{ products: carpets }, 'percent: say by how much prices change.'],
  [{ products: carpets, percent: -91 }, 'percent: must be from -90 to 900'],
  [{ products: carpets, percent: 1.005 }, 'percent: must be'],
  [{ products: carpets, percent: 1e308 }, 'percent: must be'],
  [{ products: carpets, add: 1e9 }, 'add: must be from'],
  [{ products: { ids: ['none'] }, percent: 4 }, 'products: this changes no price.'],
  [{ products: carpets, percent: 4, bookPrices: ['__proto__'] }, 'bookPrices: must be names'],
  [{ products: carpets, percent: 4, bookPrices: ['promise'] }, 'bookPrices: must be names'],
  [{ products: carpets, percent: 4, startsAt: { day: '2026-02-30', time: '09:00' } }, 'startsAt'],
  [{ products: carpets, percent: 4, startsAt: { day: '2026-01-01', time: '09:00' } }, 'later'],
  [{ products: carpets, percent: 4, startsAt: { day: '2999-01-01', time: '09:00' } }, 'a year'],
])('%j is refused with a message that names the field', async (body, sentence) => {
  const answer = await post('/preview', body);
  expect(answer.status).toBe(400);
  expect(await detailOf(answer)).toContain(sentence);
});

it('leaves prices alone that would be negative or above the limit', async () => {
  const cheap = await addProduct(site, { name: 'Cheap', price: 1 });
  const dear = await addProduct(site, { name: 'Dear', price: 100_000 });
  const down = await apply({ products: { ids: [cheap.id, dear.id] }, add: -1 });
  expect(down.kept).toEqual([
    { name: 'Cheap', why: expect.stringMatching(/^The price would be £0\.00/) },
  ]);
  const all = { products: { ids: [cheap.id, dear.id] }, percent: 900 };
  expect((await preview(all)).items.find(({ id }) => id === dear.id)?.problem).toContain(
    'at most £100,000.00',
  );
});
