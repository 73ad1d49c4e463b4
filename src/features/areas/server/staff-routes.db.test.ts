import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAsAdmin } from '#tests/support/fixtures/fitters.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { AreaFields } from '../area-fields.ts';
import type { AreaVersion, StaffArea } from '../staff-contract.ts';
import { findMovedArea } from './queries.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

type Method = Parameters<typeof callAsAdmin>[1];
const root = '/api/admin/areas';
async function call(method: Method, path: string, body?: unknown) {
  const answer = await callAsAdmin(site, method, path, body);
  return { status: answer.status, body: answer.status === 204 ? undefined : await answer.json() };
}
const gloucester: AreaFields = {
  name: 'Gloucester',
  slug: 'gloucester',
  postcode: 'GL1 5SF',
  description: 'Docks, terraces and new estates.',
  metaTitle: 'Carpet Fitters in Gloucester',
  metaDescription: 'Carpet, vinyl and laminate fitted in Gloucester.',
  villages: ['Hucclecote'],
  content: 'We fit floors in Gloucester.\n\n## The docks\n\nBig windows.',
  sortOrder: 5,
};
const add = async (fields: Partial<AreaFields> = {}): Promise<StaffArea> => {
  const { status, body } = await call('POST', root, { ...gloucester, ...fields });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};
const readPublic = async (path = '') =>
  (await fetch(`${site.origin}/api/service-areas${path}`)).json();

it('adds an area where its postcode is, in its place of the menus', async () => {
  const area = await add();
  const [first] = await readPublic();
  expect(first).toMatchObject({ name: 'Gloucester', latitude: 51.86, longitude: -2.24 });
  expect(first.distanceMiles).toBeCloseTo(28, -1);
  expect(await readPublic('/gloucester')).toMatchObject({ villages: ['Hucclecote'] });
  expect((await call('DELETE', `${root}/${area.id}`)).status).toBe(204);
  expect((await fetch(`${site.origin}/api/service-areas/gloucester`)).status).toBe(404);
  expect((await call('DELETE', `${root}/${area.id}`)).status).toBe(404);
});

it('keeps every save, which can be brought back', async () => {
  const { body: areas } = await call('GET', root);
  const bath = (areas as StaffArea[]).find(({ slug }) => slug === 'bath') as StaffArea;
  const { id, version, ...fields } = bath;
  const saved = await call('PATCH', `${root}/${id}`, { ...fields, version, content: 'New text.' });
  expect(saved.body).toMatchObject({ version: 2, content: 'New text.' });
  const { body: versions } = await call('GET', `${root}/${id}/versions`);
  expect((versions as AreaVersion[]).map((one) => [one.version, one.changedBy])).toEqual([
    [2, expect.any(String)],
    [1, 'Starting text'],
  ]);
  const back = await call('PATCH', `${root}/${id}`, { ...versions[1].fields, version: 2 });
  expect(back.body).toEqual({ ...bath, version: 3 });
});

it('refuses a save that is based on an older version', async () => {
  const { id, version, ...fields } = await add({ slug: 'stroud', name: 'Stroud' });
  await call('PATCH', `${root}/${id}`, { ...fields, version, villages: [] });
  const late = await call('PATCH', `${root}/${id}`, { ...fields, version });
  expect([late.status, late.body.detail]).toEqual([
    409,
    'Somebody else has saved Stroud since you opened it. Open it again, then make your change.',
  ]);
});

it('leads from an old address to the new one, until another area takes it', async () => {
  const { db } = site.database;
  const { id, version, ...fields } = await add({ slug: 'tetbury', name: 'Tetbury' });
  await call('PATCH', `${root}/${id}`, { ...fields, version, slug: 'tetbury-and-villages' });
  expect(await findMovedArea(db, '/area/tetbury')).toBe('/area/tetbury-and-villages');
  expect(await findMovedArea(db, '/area/atlantis')).toBeUndefined();
  expect(await findMovedArea(db, "/area/'; drop table service_areas")).toBeUndefined();
});

it.each<[string, Partial<AreaFields>, number, string]>([
  [
    'an address that another area has',
    { slug: 'bath' },
    409,
    'slug: Bath has this address already.',
  ],
  ['an address with a slash', { slug: 'a/b' }, 400, 'slug: must be small letters, digits'],
  ['a postcode that is nowhere', { postcode: 'ZZ99' }, 400, 'postcode: must be a postcode'],
  ['no postcode', { postcode: '' }, 400, 'postcode: must be a postcode that we know.'],
  ['an empty text', { content: ' ' }, 400, 'content: Please write the text.'],
])('refuses %s', async (_what, fields, status, detail) => {
  const answer = await call('POST', root, { ...gloucester, slug: 'new-one', ...fields });
  expect(answer.status).toBe(status);
  expect(answer.body.detail).toContain(detail);
});

it('refuses a link to a page that there is not, and takes one to the area itself or to where it was', async () => {
  const area = await add({ slug: 'dursley', content: 'See [Dursley](/area/dursley).' });
  const { id, version, ...fields } = area;
  const content = 'See [Bath](/area/bath), [Dursley](/area/dursley) and [York](/area/york).';
  const refused = await call('PATCH', `${root}/${id}`, { ...fields, version, content });
  expect(refused.body).toMatchObject({
    status: 400,
    detail: 'content: leads from “York” to /area/york, where there is no page.',
  });
  const moved = await call('PATCH', `${root}/${id}`, { ...fields, version, slug: 'cam' });
  expect(moved.body).toMatchObject({ slug: 'cam', content: 'See [Dursley](/area/dursley).' });
  const again = await call('PATCH', `${root}/${id}`, { ...moved.body, version: 2, villages: [] });
  expect(again.status).toBe(200);
  const added = await call('POST', root, { ...gloucester, slug: 'tetbury', content });
  expect(added.status).toBe(400);
});
