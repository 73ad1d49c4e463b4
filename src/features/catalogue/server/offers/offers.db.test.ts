import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookPrices } from '#app/server/prices/book-prices.ts';
import { addProduct, changeProduct } from '#tests/support/fixtures/products.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Product } from '../../contract.ts';
import type { Offer, RunningOffer } from '../../offers/contract.ts';
import { runDueOffers } from './offers.ts';

let site: TestApp;
let now = new Date('2026-06-01T12:00:00Z');
const clock = () => now;
beforeAll(async () => {
  site = await startTestApp({ clock });
});
afterAll(() => site.close());

async function call(method: 'GET' | 'POST' | 'PATCH', path = '', body?: object) {
  return fetch(`${site.origin}/api/admin/offers${path}`, {
    method,
    headers: {
      ...(await staffHeaders(site, 'admin')),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}
const detailOf = async (answer: Response) => (await answer.json()).detail as string;
const get = async <T>(path: string): Promise<T> => (await fetch(site.origin + path)).json();
const priceOf = async (id: string) => {
  const { price, salePrice } = await get<Product>(`/api/products/${id}`);
  return { price, salePrice };
};
const running = async () => (await get<RunningOffer[]>('/api/offers')).map(({ name }) => name);
const bannersOf = async (page: string) =>
  (await get<Product[]>(`/api/products/page/${page}`)).flatMap(({ productType, name }) =>
    productType === 'banner' ? name : [],
  );
const run = () => runDueOffers({ db: site.database.db, clock, book: bookPrices });
const setTime = (time: string) => {
  now = new Date(time);
};
async function add(body: object): Promise<Offer> {
  const answer = await call('POST', '', body);
  expect(answer.status, await answer.clone().text()).toBe(201);
  return answer.json();
}
const specified = ['Up to 20% off selected carpets', '10% off selected hard flooring'];
const pages = [{ page: 'lvt', text: 'All weekend.' }, { page: 'homepage' }];

it('runs the specified offers from the start, with their banners', async () => {
  expect(await running()).toEqual(specified);
  expect(await bannersOf('carpets')).toContain(specified[0]);
  for (const page of ['lvt', 'vinyl', 'laminate'])
    expect(await bannersOf(page)).toContain(specified[1]);
});

it('begins and ends an offer at its London minutes: prices, banner and list', async () => {
  const kept = await addProduct(site, { name: 'Weekend Vinyl', category: 'vinyl', price: 20 });
  const newer = await addProduct(site, { name: 'New Vinyl', category: 'vinyl', price: 20 });
  setTime('2026-07-01T12:00:00Z');
  await changeProduct(site, newer.id, { price: 22 });
  setTime('2026-07-10T12:00:00Z');
  const offer = await add({
    name: 'Vinyl weekend',
    kind: 'percent',
    percent: 25,
    products: { ids: [kept.id, newer.id] },
    pages,
    startsAt: { day: '2026-07-11', time: '09:00' },
    endsAt: { day: '2026-07-12', time: '18:30' },
  });
  expect(offer).toMatchObject({ state: 'planned', startsAt: '2026-07-11T08:00:00.000Z' });
  setTime('2026-07-11T07:59:59Z');
  await run();
  expect(await running()).toEqual(specified);

  setTime('2026-07-11T08:00:00Z');
  await Promise.all([run(), run()]);
  expect(await running()).toEqual(['Vinyl weekend', ...specified]);
  expect(await bannersOf('lvt')).toContain('Vinyl weekend');
  expect(await priceOf(kept.id)).toEqual({ price: 20, salePrice: 15 });
  // Its price was raised ten days before: it may not be crossed out.
  expect(await priceOf(newer.id)).toEqual({ price: 22, salePrice: null });
  const all: Offer[] = await (await call('GET')).json();
  expect(all.find(({ id }) => id === offer.id)?.kept).toEqual([
    { name: 'New Vinyl', why: expect.stringMatching(/lowest was £20\.00/) },
  ]);

  setTime('2026-07-12T17:30:00Z');
  await Promise.all([run(), run()]);
  expect(await running()).toEqual(specified);
  expect(await bannersOf('lvt')).not.toContain('Vinyl weekend');
  expect(await priceOf(kept.id)).toEqual({ price: 20, salePrice: null });
  // A second offer so soon would cross out more than was asked.
  const again = await call('POST', '', {
    name: 'Again',
    kind: 'price',
    price: 14,
    products: { ids: [kept.id] },
    pages,
  });
  expect(again.status).toBe(400);
  expect(await detailOf(again)).toMatch(
    /^products: none of them may be reduced then\. Weekend Vinyl: £20\.00 can’t be crossed out yet/,
  );
});

it('keeps a price that staff set while the offer ran', async () => {
  const { id } = await addProduct(site, { name: 'Set Meanwhile', price: 30 });
  setTime('2026-09-01T12:00:00Z');
  const products = { ids: [id] };
  const offer = await add({ name: 'Now', kind: 'price', price: 24, products, pages });
  expect(offer).toMatchObject({ state: 'running', endsAt: null });
  expect(await priceOf(id)).toEqual({ price: 30, salePrice: 24 });
  setTime('2026-09-02T12:00:00Z');
  await changeProduct(site, id, { salePrice: 22 });
  expect((await call('POST', `/${offer.id}/end`)).status).toBe(200);
  expect(await priceOf(id)).toEqual({ price: 30, salePrice: 22 });
  expect((await call('POST', `/${offer.id}/end`)).status).toBe(409);
});

it('changes the words and pages of an offer that runs, not its prices', async () => {
  const body = { kind: 'announce', products: { categories: ['laminate'] } };
  const offer = await add({ ...body, name: 'Old words', pages });
  const changed = await call('PATCH', `/${offer.id}`, {
    ...body,
    name: 'New words',
    kind: 'percent',
    percent: 50,
    pages: [{ page: 'vinyl' }],
  });
  expect(await changed.json()).toMatchObject({ name: 'New words', kind: 'announce' });
  expect(await bannersOf('lvt')).not.toContain('Old words');
  expect(await bannersOf('vinyl')).toContain('New words');
  await call('POST', `/${offer.id}/end`);
  expect(await bannersOf('vinyl')).not.toContain('New words');
});

it.each([
  [{ name: ' ' }, 'name: Please enter a name'],
  [{ kind: 'percent' }, 'percent: say how much is off.'],
  [{ kind: 'percent', percent: 91 }, 'percent: must be a whole per cent from 1 to 90.'],
  [{ kind: 'price', price: -1 }, 'price: must be'],
  [{ kind: 'price', price: 1e12 }, 'price: must be'],
  [{ pages: [] }, 'pages: must name at least one page.'],
  [{ pages: [{ page: 'lvt' }, { page: 'lvt' }] }, 'pages: must not hold the same twice.'],
  [{ startsAt: { day: '2020-01-01', time: '00:00' } }, 'startsAt: must be later than now.'],
  [{ endsAt: { day: '2020-01-01', time: '00:00' } }, 'endsAt: must be later'],
])('%j is refused with a message that names the field', async (fields, sentence) => {
  const plain = { name: 'Refused', kind: 'announce', products: { categories: ['lvt'] }, pages };
  const answer = await call('POST', '', { ...plain, ...fields });
  expect(answer.status).toBe(400);
  expect(await detailOf(answer)).toContain(sentence);
  expect(await running()).not.toContain('Refused');
});
