import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAsAdmin } from '#tests/support/fixtures/fitters.ts';
import { resetFirm } from '#tests/support/reference-firm.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(async () => {
  await site.close();
  resetFirm();
});

type Method = Parameters<typeof callAsAdmin>[1];
const call = async (method: Method, path: string, body?: unknown) =>
  (await callAsAdmin(site, method, path, body)).json();
const readLeft = async () => (await call('GET', '/api/admin/set-up')).left;

it('lists what is still the example’s, until each step is changed or kept', async () => {
  // The sites of tests are the reference firm's own.
  expect(await readLeft()).toEqual([]);
  await call('PATCH', '/api/admin/firm', { version: 1, sections: { setUp: { kept: [] } } });
  expect(await readLeft()).toEqual(['firm', 'hours', 'area', 'prices', 'mail']);
  const { settings } = await call('GET', '/api/admin/firm');
  const firm = { ...settings.firm, name: 'Severn Floors' };
  await call('PATCH', '/api/admin/firm', { version: 2, sections: { firm } });
  expect(await readLeft()).toEqual(['hours', 'area', 'prices', 'mail']);
  const setUp = { kept: ['hours', 'prices', 'mail'] };
  await call('PATCH', '/api/admin/firm', { version: 3, sections: { setUp } });
  expect(await readLeft()).toEqual(['area']);
  const [area] = await call('GET', '/api/admin/areas');
  await callAsAdmin(site, 'DELETE', `/api/admin/areas/${area.id}`);
  expect(await readLeft()).toEqual([]);
});
