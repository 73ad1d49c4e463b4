import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchResults } from '#app/panel-contract.ts';
import { updateConversation } from '#features/chat/server/conversations/queries-conversations.ts';
import type { Role } from '#platform/roles.ts';
import { book } from '#tests/support/fixtures/bookings.ts';
import { callAs, enquire, joinNow } from '#tests/support/fixtures/customers.ts';
import { addProduct } from '#tests/support/fixtures/products.ts';
import { beginStoredTalk } from '#tests/support/fixtures/stored-talk.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const now = new Date('2027-06-16T09:00:00Z');
const preferredDates = ['2027-06-24'];
let site: TestApp;
let talk: string;
beforeAll(async () => {
  site = await startTestApp({ clock: () => now });
  const { db } = site.database;
  await book(site, { customerName: 'Zoë Quantock', phone: '01632 960555', preferredDates });
  await book(site, { customerName: 'Somebody Else', preferredDates });
  await enquire(site, { firstName: 'Quentin', lastName: 'Other', phone: '07700 900321' });
  await addProduct(site, { name: 'Quantock Twist', sku: 'QT-1', category: 'carpet', price: 20 });
  ({ id: talk } = await beginStoredTalk(db, 'Samples for the hall?', now));
  await db.transaction((tx) => updateConversation(tx, talk, { customerName: 'Zoe Quantock' }));
  await joinNow(site);
});
afterAll(() => site.close());

const call = (search: string, role: Role = 'office') =>
  callAs(site, role, 'GET', `/api/admin/search?search=${encodeURIComponent(search)}`);
const find = async (search: string, role?: Role): Promise<SearchResults> =>
  (await call(search, role)).json();
const namesOf = ({ customers, appointments, products, conversations }: SearchResults) => [
  customers.map(({ name }) => name),
  appointments.map(({ customerName }) => customerName),
  products.map(({ name }) => name),
  conversations.map(({ customerName }) => customerName),
];

it('finds customers, appointments, products and conversations by a piece of a name', async () => {
  expect(namesOf(await find('quantock'))).toEqual([
    ['Zoë Quantock'],
    ['Zoë Quantock'],
    ['Quantock Twist'],
    ['Zoe Quantock'],
  ]);
  expect(namesOf(await find('zoe quant'))).toEqual([
    ['Zoë Quantock'],
    ['Zoë Quantock'],
    [],
    ['Zoe Quantock'],
  ]);
});

it('names a result by what tells it from others', async () => {
  const { customers, appointments, products, conversations } = await find('quantock');
  expect(customers[0]).toMatchObject({ postcode: 'SN15 3HR', contact: '01632 960555' });
  expect(appointments[0]).toMatchObject({ status: 'pending', visitStartsAt: null });
  expect(products[0]).toMatchObject({ sku: 'QT-1', category: 'carpet' });
  expect(conversations[0]).toEqual({
    id: talk,
    customerName: 'Zoe Quantock',
    subject: 'Samples for the hall?',
  });
});

it('finds somebody by a number however it is written, and an enquiry by its customer', async () => {
  expect(namesOf(await find('+44 1632 960555')).slice(0, 2)).toEqual([
    ['Zoë Quantock'],
    ['Zoë Quantock'],
  ]);
  expect(namesOf(await find('Quentin'))[0]).toEqual(['Quentin Other']);
});

it('finds products only for whoever may change them', async () => {
  expect((await find('quantock', 'support')).products).toEqual([]);
  expect((await find('quantock', 'support')).customers).toHaveLength(1);
  expect((await call('quantock', 'fitter')).status).toBe(403);
});

it('lists at most five of a kind, and nothing for words that nobody has', async () => {
  for (let n = 0; n < 6; n += 1)
    await book(site, {
      customerName: `Norah Many${n}`,
      email: `n${n}@example.com`,
      preferredDates,
    });
  expect((await find('norah')).appointments).toHaveLength(5);
  expect(namesOf(await find('100% xyzzy_'))).toEqual([[], [], [], []]);
});

it.each(['', '   ', 'x'.repeat(101)])('refuses %j', async (search) => {
  expect((await call(search)).status).toBe(400);
});

it('lists names that begin with the whole search before others that have its words', async () => {
  for (const [n, customerName] of ['Joseph Linfield', 'Linfield Joseph'].entries())
    await book(site, { customerName, email: `j${n}@example.com`, preferredDates });
  await joinNow(site);
  const namesFor = async (search: string) => namesOf(await find(search)).slice(0, 2);
  const ranked = ['Joseph Linfield', 'Linfield Joseph'];
  expect(await namesFor('joseph l')).toEqual([ranked, ranked]);
  const turned = ranked.toReversed();
  expect(await namesFor('linfield j')).toEqual([turned, turned]);
});
