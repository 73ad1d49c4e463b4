import { afterAll, beforeAll, expect, it } from 'vitest';
import { addProduct } from '#tests/support/fixtures/products.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Estimate, EstimateInput } from '../contract.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

async function post<T = Estimate>(body: EstimateInput, path = 'estimate'): Promise<T> {
  const response = await fetch(`${site.origin}/api/calculator/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
}

const lounge = { name: 'Lounge', length: 5.9, width: 3.7 };
const kitchen = { name: 'Kitchen', length: 3, width: 3 };
const vinyl = { flooringType: 'vinyl' } as const;

it('rooms with floors of their own are one estimate with one sum, kept under one link', async () => {
  const whole = await post({
    flooringType: 'carpet',
    rooms: [lounge, { ...kitchen, floor: vinyl }],
  });
  const [carpet, hard] = [
    await post({ flooringType: 'carpet', rooms: [lounge] }),
    await post({ flooringType: 'vinyl', rooms: [kitchen] }),
  ];
  expect(whole.floors?.map(({ flooringType }) => flooringType)).toEqual(['carpet', 'vinyl']);
  expect(whole.rooms.map(({ name, floor }) => [name, floor])).toEqual([
    ['Lounge', 0],
    ['Kitchen', 1],
  ]);
  const parts = [carpet, hard].map(({ breakdown, otherWidth }) =>
    Math.min(breakdown.total, otherWidth?.total ?? breakdown.total),
  );
  expect(whole.breakdown.total).toBeCloseTo((parts[0] ?? 0) + (parts[1] ?? 0), 2);
  expect(whole.totalArea).toBeCloseTo(carpet.totalArea + hard.totalArea, 2);
  expect(whole.floors?.[0]?.plan?.pieces.length).toBeGreaterThan(0);
  const kept = await fetch(`${site.origin}/api/estimates/${whole.id}`);
  expect(await kept.json()).toEqual(whole);
});

it('a wide roll that is asked for is kept, also where it costs more', async () => {
  const rooms = [lounge, { ...kitchen, floor: vinyl }];
  const [usual, wide] = [
    await post({ flooringType: 'carpet', rooms }),
    await post({ flooringType: 'carpet', rooms, carpetWidth: 5 }),
  ];
  expect(usual.floors?.[0]?.plan?.rollWidth).toBe(4);
  expect(wide.floors?.[0]).toMatchObject({
    plan: { rollWidth: 5 },
    breakdown: { total: usual.floors?.[0]?.otherWidth?.total },
  });
});

it('a floor of the catalogue is priced for its room', async () => {
  const { id } = await addProduct(site, { name: 'Oak Board', category: 'laminate', price: 20 });
  const { floors } = await post({
    flooringType: 'carpet',
    rooms: [lounge, { ...kitchen, floor: { flooringType: 'laminate', productId: id } }],
  });
  expect(floors?.[1]).toMatchObject({ product: { id, name: 'Oak Board' } });
});

it('stairs on a hard floor are left to the visit, and the rest is priced', async () => {
  const estimate = await post({
    flooringType: 'carpet',
    rooms: [lounge, { name: 'Stairs', stairs: { steps: 13 }, floor: vinyl }],
  });
  expect(estimate).toMatchObject({ stairsAtVisit: 1 });
  expect(estimate.floors).toHaveLength(1);
});

it('the price while rooms are entered is that of the estimate', async () => {
  const job: EstimateInput = {
    flooringType: 'carpet',
    rooms: [lounge, { ...kitchen, floor: vinyl }],
  };
  const shown = await post<{ total: number; isFitted: boolean }>(job, 'preview');
  expect(shown).toEqual({ total: (await post(job)).breakdown.total, isFitted: true });
});

it('a floor is cut from the roll and in the way that its rooms ask for, and says its colour', async () => {
  const { id } = await addProduct(site, {
    name: 'Mendip Twist',
    category: 'carpet',
    price: 20,
    rollWidths: [4, 5],
  });
  const twist = { flooringType: 'carpet' as const, productId: id, colour: 'Oat' };
  const of = (floor: EstimateInput['rooms'][number]['floor']) =>
    post({ flooringType: 'carpet', rooms: [{ ...lounge, floor }] });
  const [cheapest, wide, joins] = [
    await of({ ...twist, carpetWidth: 'cheapest' }),
    await of({ ...twist, carpetWidth: 5 }),
    await of({ ...twist, carpetWidth: 4, fewestJoins: true }),
  ];
  expect(cheapest).toMatchObject({ colour: 'Oat', product: { id } });
  expect(cheapest).not.toHaveProperty('isWidthChosen');
  expect(wide).toMatchObject({ carpetWidth: 5, isWidthChosen: true });
  expect(joins).toMatchObject({ carpetWidth: 4, fewestJoins: true });
  expect(cheapest.breakdown.total).toBeLessThanOrEqual(
    Math.min(wide.breakdown.total, joins.breakdown.total),
  );
  const open = await of({ flooringType: 'carpet', toBeChosen: true });
  expect(open).toMatchObject({ toBeChosen: true, product: null });
});

it('an underlay that is chosen goes below the carpets whose price has none in it', async () => {
  const ofCarpet = (name: string, fittingIncluded: boolean) =>
    addProduct(site, { name, category: 'carpet', price: 30, rollWidths: [4], fittingIncluded });
  const [fitted, plain] = [await ofCarpet('Fitted', true), await ofCarpet('Plain', false)];
  const underlayId = 'pu-underlay-11mm';
  const floor = (productId: string) => ({ flooringType: 'carpet' as const, productId });
  const whole = await post({
    flooringType: 'carpet',
    rooms: [
      { ...lounge, floor: floor(plain.id) },
      { ...kitchen, floor: floor(fitted.id) },
    ],
    underlayId,
  });
  expect(whole.floors?.map((each) => each.underlay?.id)).toEqual([underlayId, undefined]);
});
