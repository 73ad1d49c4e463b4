import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Estimate } from '../contract.ts';
import { estimates } from './schema.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const lounge = { name: 'Lounge', length: 5.9, width: 3.7 };
const hall = { name: 'Hall', length: 3, width: 2 };
const job = { rooms: [lounge, hall], flooringType: 'carpet' };

async function ask(body: object) {
  const answer = await fetch(`${site.origin}/api/calculator/estimate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}
async function savePrices(prices: object) {
  const headers = { 'content-type': 'application/json', ...(await staffHeaders(site, 'admin')) };
  const url = `${site.origin}/api/admin/price-book`;
  const { version } = await (await fetch(url, { headers })).json();
  const body = JSON.stringify({ version, prices });
  expect((await fetch(url, { method: 'PATCH', headers, body })).status).toBe(200);
}
const chargeOf = ({ charges }: Estimate, name: string) =>
  charges?.find((charge) => charge.name === name);

describe('an estimate with doorways, extras and an underlay', () => {
  it('charges each by itself, and stores what was chosen', async () => {
    const doorways = [
      { kind: 'carpet', sharedWith: 1 },
      { kind: 'ramp', width: 1.2 },
    ];
    const extras = { uplift: true, furnitureRooms: 2, doorTrims: 1, levelling: [1] };
    const given = await ask({
      ...job,
      rooms: [{ ...lounge, doorways }, hall],
      extras,
      underlayId: 'pu-underlay-11mm',
    });
    expect(given.status).toBe(200);
    const estimate: Estimate = given.body;
    const of = (name: string) => {
      const { quantity, unit, unitPrice, price } = chargeOf(estimate, name) ?? {};
      return [quantity, unit, unitPrice, price];
    };
    expect(of('underlay')).toEqual([27.83, 'm2', 5.95, 165.59]);
    expect(of('edging')).toEqual([29.2 - 2 * 0.76 - 1.2, 'm', 1.2, 31.78]);
    expect(of('doorBars')).toEqual([1, 'each', 9.5, 9.5]);
    expect(of('rampDoorBars')).toEqual([1, 'each', 14.5, 14.5]);
    expect(of('uplift')).toEqual([27.83, 'm2', 1.5, 41.75]);
    expect(of('furniture')).toEqual([2, 'each', 25, 50]);
    expect(of('doorTrims')).toEqual([1, 'each', 20, 20]);
    expect(of('levelling')).toEqual([6, 'm2', 18, 108]);
    expect(chargeOf(estimate, 'plywood')).toBeUndefined();
    expect(estimate).toMatchObject({
      underlay: { id: 'pu-underlay-11mm', name: 'Luxury PU Underlay, 11 mm', price: 5.95 },
      extras: { ...extras, plywood: [] },
      rooms: [{ doorways: [{ width: 0.76, kind: 'carpet', sharedWith: 1 }, doorways[1]] }, {}],
    });
    const stored = await fetch(`${site.origin}/api/estimates/${estimate.id}`);
    expect(await stored.json()).toEqual(estimate);
  });

  it('with none of them says nothing of them', async () => {
    const plain = await ask(job);
    const empty = await ask({ ...job, extras: {}, includeInstallation: false });
    for (const { body } of [plain, empty]) {
      expect(Object.keys(body)).not.toContain('extras');
      expect(Object.keys(body)).not.toContain('underlay');
      expect(Object.keys(body.rooms[0])).not.toContain('doorways');
    }
  });
});

const trims = { doorTrims: 1 };
const doorwaysOf = (...doorways: object[]) => ({ rooms: [{ ...lounge, doorways }, hall] });
const stairs = { name: 'Stairs', stairs: {} };

it.each([
  [
    { extras: trims, includeInstallation: false },
    'extras: can only be added where fitting is included.',
  ],
  [
    { extras: { furnitureRooms: 3 } },
    'extras.furnitureRooms: must be at most the number of rooms.',
  ],
  [{ extras: { doorTrims: 1.5 } }, 'extras.doorTrims: must be a whole number from 0 to 60.'],
  [{ extras: { uplift: 'yes' } }, 'extras.uplift: must be true or false.'],
  [{ extras: { plywood: [2] } }, 'extras.plywood[0]: must be the index of a room of the job.'],
  [{ extras: { levelling: true } }, 'extras.levelling: must be a list of indexes of rooms.'],
  [
    { rooms: [lounge, stairs], extras: { plywood: [1] } },
    'extras.plywood[0]: must be a room, not stairs.',
  ],
  [{ extras: 7 }, 'extras: must be a set of extras.'],
  [doorwaysOf({ kind: 'wood' }), 'rooms[0].doorways[0].kind: must be carpet, hard or ramp.'],
  [
    doorwaysOf({ kind: 'hard', width: 9 }),
    'rooms[0].doorways[0].width: must be from 0.3 to 6 metres.',
  ],
  [
    doorwaysOf({ kind: 'hard', sharedWith: 0 }),
    'rooms[0].doorways[0].sharedWith: must be the index of another room of the job.',
  ],
  [
    {
      rooms: [
        { ...lounge, doorways: [{ kind: 'carpet', sharedWith: 1 }] },
        { ...hall, doorways: [{ kind: 'hard' }, { kind: 'carpet', sharedWith: 0 }] },
      ],
    },
    'rooms[0].doorways[0].sharedWith: must be entered with one of the two rooms only.',
  ],
  [
    { rooms: [lounge, { ...stairs, doorways: [{ kind: 'carpet' }] }] },
    'rooms[1].doorways: must be left out: stairs without a landing have no doorways.',
  ],
  [
    { rooms: [{ ...lounge, doorways: [{ kind: 'carpet', sharedWith: 1 }] }, stairs] },
    'rooms[0].doorways[0].sharedWith: must be a room: stairs without a landing have no doorways.',
  ],
  [
    { underlayId: 'pu-underlay-8mm', flooringType: 'laminate' },
    'underlayId: can only be chosen for carpet.',
  ],
  [{ underlayId: 'carpet-gripper' }, 'underlayId: is not the id of a carpet underlay we sell.'],
  [
    { underlayId: 'pu-underlay-8mm', productId: 'kennet-level-loop-supplied-and-fitted' },
    'underlayId: must be left out: the price of this floor includes its underlay.',
  ],
])('%j is refused with its name', async (wrong, sentence) => {
  const { status, body } = await ask({ ...job, ...wrong });
  expect([status, body.detail]).toEqual([400, expect.stringContaining(sentence)]);
});

it('the prices of extras are shown as the price book has them', async () => {
  const url = `${site.origin}/api/calculator/extra-prices`;
  expect(await (await fetch(url)).json()).toEqual({
    uplift: 1.5,
    upliftMinimum: 30,
    furniture: 25,
    doorTrim: 20,
    plywood: 14,
    levelling: 18,
    carpetUnderlay: 4.5,
    isUnderlayByRoll: false,
    doorBars: { carpet: 9.5, hard: 9.5, ramp: 14.5 },
  });
  await savePrices({ furniture: 26 });
  expect((await (await fetch(url)).json()).furniture).toBe(26);
  await savePrices({ furniture: 25 });
});

it('an estimate keeps the promise of its day; 0 per cent promises nothing', async () => {
  const before = (await ask(job)).body;
  expect(before.promisePercent).toBe(15);
  await savePrices({ promise: 0 });
  expect(Object.keys((await ask(job)).body)).not.toContain('promisePercent');
  await savePrices({ promise: 20 });
  expect((await ask(job)).body.promisePercent).toBe(20);
  const kept = await fetch(`${site.origin}/api/estimates/${before.id}`);
  expect((await kept.json()).promisePercent).toBe(15);
});

it('a minimum for fitting is in the total once it is set', async () => {
  const small = { flooringType: 'carpet', rooms: [{ name: 'Cupboard', length: 1, width: 2 }] };
  const before = (await ask(small)).body;
  await savePrices({ minimumFitting: 60 });
  const after = (await ask(small)).body;
  expect(chargeOf(before, 'minimumFitting')).toBeUndefined();
  expect(chargeOf(after, 'minimumFitting')).toMatchObject({ unitPrice: 30, price: 30 });
  expect(after.breakdown.total).toBe(before.breakdown.total + 30);
  await savePrices({ minimumFitting: 0 });
});

it('an estimate stored before there were any is still answered', async () => {
  const given = (await ask(job)).body;
  const { db } = site.database;
  const { charges, promisePercent, ...old } = given;
  await db.update(estimates).set({ answer: old }).where(eq(estimates.id, given.id));
  const kept = await fetch(`${site.origin}/api/estimates/${given.id}`);
  expect([kept.status, await kept.json()]).toEqual([200, old]);
});
