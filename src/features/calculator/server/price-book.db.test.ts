import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { ShownPriceBook } from '../price-book-contract.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const path = '/api/admin/price-book';
async function read(): Promise<ShownPriceBook> {
  const answer = await fetch(site.origin + path, { headers: await staffHeaders(site, 'admin') });
  expect(answer.status).toBe(200);
  return answer.json();
}
async function save(body: unknown) {
  const answer = await fetch(site.origin + path, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...(await staffHeaders(site, 'admin')) },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}
const figureOf = ({ prices }: ShownPriceBook, name: string) =>
  prices.find((price) => price.name === name)?.value;

async function estimateCarpet() {
  const answer = await fetch(`${site.origin}/api/calculator/estimate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      flooringType: 'carpet',
      rooms: [{ name: 'Lounge', length: 5.9, width: 3.7 }],
    }),
  });
  return answer.json();
}

it('holds the default prices', async () => {
  const book = await read();
  expect(book.version).toBe(1);
  expect(
    [
      'carpetMaterial',
      'vinylMaterial',
      'laminateMaterial',
      'installation',
      'vinylPack',
      'laminateWaste',
    ].map((name) => figureOf(book, name)),
  ).toEqual([25.99, 18.5, 12.75, 15, 2.2, 8]);
  expect(
    book.prices.every(({ changedBy, changedAt }) => changedBy === null && changedAt === null),
  ).toBe(true);
});

it('a changed price applies to the next estimate and the displayed prices; stored estimates stay', async () => {
  const before = await estimateCarpet();
  const { version } = await read();
  const { status, body } = await save({ version, prices: { carpetMaterial: 26.49, gripper: 1.2 } });
  expect(status).toBe(200);
  expect(body.version).toBe(version + 1);
  const changed = body.prices.filter(({ changedBy }: { changedBy: string | null }) => changedBy);
  expect(changed).toMatchObject([
    { name: 'carpetMaterial', value: 26.49, changedBy: 'Test admin' },
  ]);
  expect((await estimateCarpet()).breakdown.total).toBe(1093.99);
  const shown = await (await fetch(`${site.origin}/api/calculator/prices`)).json();
  expect(shown.carpet).toBe(26.49);
  const kept = await (await fetch(`${site.origin}/api/estimates/${before.id}`)).json();
  expect(kept.breakdown.total).toBe(1081.99);
});

it('the second of two saves from one version is refused with the changes of the first', async () => {
  const { version } = await read();
  const outcomes = await Promise.all([
    save({ version, prices: { doorBar: 9.75 } }),
    save({ version, prices: { doorBar: 9.95 } }),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = outcomes.find(({ status }) => status === 409);
  const kept = figureOf(await read(), 'doorBar') ?? 0;
  expect(refused?.body.detail).toBe(
    `Test admin has changed prices since you opened them: the price of a door bar £${kept.toFixed(2)}. Check them, then save again.`,
  );
});

it('a refused save names what was changed, and of much only the first', async () => {
  const all = {
    carpetMaterial: 30,
    vinylMaterial: 30,
    laminateMaterial: 30,
    installation: 30,
    scotia: 3,
    seal: 3,
    gripper: 3,
    furniture: 30,
  };
  const { version } = await read();
  expect((await save({ version, prices: all })).status).toBe(200);
  const { status, body } = await save({ version, prices: { doorBar: 1 } });
  expect(status).toBe(409);
  expect(body.detail).toMatch(/: the price of premium carpet £30.00, .*, and 2 more\. Check them/);
});

it.each([
  [
    { carpetMaterial: -1 },
    'prices.carpetMaterial: must be from £0.50 to £500.00, in pounds and pence.',
  ],
  [{ scotia: 1.005 }, 'prices.scotia: must be from £0.00 to £100.00, in pounds and pence.'],
  [{ vinylWaste: 51 }, 'prices.vinylWaste: must be a whole number from 0 to 50.'],
  [{ installation: '15' }, 'prices.installation: must be a number.'],
  [{ underlay: 4 }, /underlay/],
])('%j is refused with its name and changes nothing', async (prices, sentence) => {
  const before = await read();
  const { status, body } = await save({
    version: before.version,
    prices: { doorBar: 1, ...prices },
  });
  expect(status).toBe(400);
  expect(body.detail).toMatch(sentence);
  expect(await read()).toEqual(before);
});

it('support may neither read nor change it', async () => {
  const headers = { 'content-type': 'application/json', ...(await staffHeaders(site, 'support')) };
  for (const method of ['GET', 'PATCH']) {
    const answer = await fetch(site.origin + path, {
      method,
      headers,
      ...(method === 'PATCH' && { body: JSON.stringify({ version: 1, prices: {} }) }),
    });
    expect(answer.status).toBe(403);
  }
});
