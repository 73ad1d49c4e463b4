import { afterAll, beforeAll, expect, it } from 'vitest';
import { houseWithBetterCut } from '#tests/support/calculator/house-with-better-cut.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
let now = new Date('2026-06-01T10:00:00Z');
beforeAll(async () => {
  site = await startTestApp({ clock: () => now });
});
afterAll(() => site.close());

const house = houseWithBetterCut.map(([length, width], index) => ({
  name: `Room ${index + 1}`,
  length,
  width,
}));

const ask = (more: object) =>
  site.app.inject({
    method: 'POST',
    url: '/api/calculator/estimate',
    payload: { flooringType: 'carpet', rooms: house, ...more },
  });

it('a longer search finds a cheaper cut and says how near it is to the best one', async () => {
  const quick = (await ask({})).json();
  expect(quick).not.toHaveProperty('thorough');
  expect(quick.plan.withinPercent).toBeGreaterThan(0);
  const thorough = (await ask({ thorough: true })).json();
  expect(thorough).toMatchObject({ thorough: true, plan: { withinPercent: 0 } });
  expect(thorough.breakdown.total).toBeLessThan(quick.breakdown.total);
  const stored = await site.app.inject(`/api/estimates/${thorough.id}`);
  expect(stored.json()).toEqual(thorough);
});

it('longer searches have a limit of their own', async () => {
  now = new Date('2026-06-01T10:02:00Z');
  const small = { rooms: house.slice(0, 1), thorough: true };
  const answers = await Promise.all(Array.from({ length: 14 }, () => ask(small)));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(12);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  expect((await ask({ rooms: house.slice(0, 1) })).statusCode).toBe(200);
});
