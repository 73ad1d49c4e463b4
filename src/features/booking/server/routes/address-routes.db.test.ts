import { afterAll, beforeAll, expect, it } from 'vitest';
import { AddressLookupError } from '#platform/server/address-lookup/address-lookup.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const asked: string[] = [];
let now = new Date('2026-03-02T10:00:00Z');
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({
    clock: () => now,
    lookUpAddresses: async (postcode) => {
      asked.push(postcode);
      if (postcode === 'BA1 1AA') throw new AddressLookupError('timeout');
      return ['1 High Street, Chippenham'];
    },
  });
});
afterAll(() => site.close());

const ask = (postcode: string, from = site) =>
  fetch(`${from.origin}/api/addresses?postcode=${encodeURIComponent(postcode)}`);

it('lists the addresses of a postcode', async () => {
  expect(await (await ask('sn153hr')).json()).toEqual({ addresses: ['1 High Street, Chippenham'] });
  expect(asked).toEqual(['SN15 3HR']);
});

it('refuses what is no postcode without asking the provider', async () => {
  asked.length = 0;
  expect((await ask('SN15')).status).toBe(400);
  expect(asked).toEqual([]);
});

it('lists none where the provider fails', async () => {
  const answer = await ask('BA1 1AA');
  expect([answer.status, await answer.json()]).toEqual([200, { addresses: [] }]);
});

it('limits the look-ups of a network', async () => {
  const statuses: number[] = [];
  for (let turn = 0; turn < 41; turn += 1) statuses.push((await ask('SN15 3HR')).status);
  expect(statuses.at(-1)).toBe(429);
  now = new Date(now.getTime() + 3_600_001);
  expect((await ask('SN15 3HR')).status).toBe(200);
});

it('lists none without a provider', async () => {
  const other = await startTestApp();
  expect(await (await ask('SN15 3HR', other)).json()).toEqual({ addresses: [] });
  await other.close();
});
