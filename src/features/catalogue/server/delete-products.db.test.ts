import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAsAdmin } from '#tests/support/fixtures/fitters.ts';
import { addProduct } from '#tests/support/fixtures/products.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const remove = (ids: readonly string[]) =>
  callAsAdmin(site, 'POST', '/api/products/deletions', { ids });
const isThere = async (id: string) =>
  (await callAsAdmin(site, 'GET', `/api/products/${id}`)).status === 200;

it('deletes several products at once, and logs each', async () => {
  const [one, other] = [
    await addProduct(site, { name: 'One' }),
    await addProduct(site, { name: 'Two' }),
  ];
  const answer = await remove([one.id, other.id]);
  expect([answer.status, await answer.json()]).toEqual([200, { deleted: 2 }]);
  expect([await isThere(one.id), await isThere(other.id)]).toEqual([false, false]);
  const history = await callAsAdmin(site, 'GET', '/api/admin/history?kind=product');
  expect(await history.json()).toContainEqual(
    expect.objectContaining({ what: 'deleted', subject: one.id, label: 'One' }),
  );
});

it('deletes none where one of them is gone', async () => {
  const kept = await addProduct(site, { name: 'Three' });
  expect((await remove([kept.id, 'nothing'])).status).toBe(404);
  expect(await isThere(kept.id)).toBe(true);
});

it('names nothing to delete in a sentence', async () => {
  const answer = await remove([]);
  expect([answer.status, (await answer.json()).detail]).toEqual([
    400,
    'ids: must name at least one product.',
  ]);
});
