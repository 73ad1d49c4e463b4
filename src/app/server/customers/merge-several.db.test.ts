import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  callAs,
  enquire,
  joinNow,
  listCustomers,
  readCustomer,
} from '#tests/support/fixtures/customers.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

it('merges all records with one email, and none when one of them is unknown', async () => {
  for (const n of [1, 2, 3])
    await enquire(site, { firstName: `Ann${n}`, phone: `01632 96010${n}` });
  await joinNow(site);
  const [first, ...rest] = await listCustomers(site);
  const others = rest.map(({ id }) => id);
  expect(others).toHaveLength(2);
  const merge = (ids: unknown) =>
    callAs(site, 'support', 'POST', `/api/customers/${first?.id}/merges`, { with: ids });

  expect((await merge([others[0], 'nobody'])).status).toBe(404);
  expect((await merge([])).status).toBe(400);
  expect((await readCustomer(site, first?.id ?? '')).merged).toEqual([]);

  expect((await merge(others)).status).toBe(200);
  const { merged, suggestions, recordCount } = await readCustomer(site, first?.id ?? '');
  expect(merged.map(({ id }) => id).toSorted()).toEqual(others.toSorted());
  expect(suggestions).toEqual([]);
  expect(recordCount).toBe(3);
  expect((await merge(others)).status).toBe(409);

  for (const id of others)
    expect((await callAs(site, 'support', 'POST', `/api/customers/${id}/unmerge`)).status).toBe(
      200,
    );
  expect(await listCustomers(site)).toHaveLength(3);
});
