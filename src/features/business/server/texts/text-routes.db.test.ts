import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAsAdmin } from '#tests/support/fixtures/fitters.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { startingTexts } from './starting-texts.ts';
import { keepTextVersion } from './text-version.ts';

let site: TestApp;
beforeAll(async () => {
  const lost = async () => ({ status: 404, html: '' });
  site = await startTestApp({
    renderer: {
      classifyPage: () => ({ kind: 'missing', search: '', keep: true }),
      renderPage: lost,
      findAssets: () => ({ start: '', entry: '', styles: [], preloads: [], font: '' }),
      style: '',
      fixedPaths: ['/', '/complaints', '/cookies'],
    },
  });
});
afterAll(() => site.close());

const root = '/api/admin/texts';
async function call(method: 'GET' | 'PATCH', path: string, body?: unknown) {
  const answer = await callAsAdmin(site, method, path, body);
  return { status: answer.status, body: await answer.json() };
}
const save = (name: string, version: number, fields: unknown) =>
  call('PATCH', `${root}/${name}`, { version, fields });
const readPage = async (name: string) => (await fetch(`${site.origin}/api/texts/${name}`)).json();
const { terms } = startingTexts;

it('gives pages the starting text, with the facts of the firm', async () => {
  expect(await readPage('carpets')).toMatchObject({
    metaTitle: 'Carpets Supplied and Fitted in Chippenham | Wyvern Vale Flooring',
    closing: startingTexts.carpets.closing,
  });
  expect((await fetch(`${site.origin}/api/texts/constructor`)).status).toBe(404);
});

it('keeps every save, from the starting text on', async () => {
  const lvt = { ...startingTexts.lvt, title: 'Our LVT floors' };
  expect((await save('lvt', 0, lvt)).body).toMatchObject({
    version: 1,
    isStarting: false,
    fields: lvt,
  });
  expect(await readPage('lvt')).toMatchObject({ title: 'Our LVT floors' });
  const { body: versions } = await call('GET', `${root}/lvt/versions`);
  expect(versions).toEqual([
    { version: 1, fields: lvt, changedBy: expect.any(String), changedAt: expect.any(String) },
    { version: 0, fields: startingTexts.lvt, changedBy: 'Starting text', changedAt: null },
  ]);
  const back = await save('lvt', 1, versions[1].fields);
  expect(back.body).toMatchObject({ version: 2, isStarting: true, fields: startingTexts.lvt });
  const { body: list } = await call('GET', root);
  const saves = (list as { name: string; version: number; isStarting: boolean }[]).filter(
    ({ version }) => version > 0,
  );
  expect(saves).toMatchObject([{ name: 'lvt', version: 2, isStarting: true }]);
});

it('writes what changed into the history', async () => {
  await save('vinyl-flooring', 0, { ...startingTexts['vinyl-flooring'], title: 'Vinyl' });
  const { body } = await call('GET', '/api/admin/history?kind=text');
  expect(body[0]).toMatchObject({
    kind: 'text',
    what: 'edited',
    label: 'Vinyl',
    before: { title: 'Sheet vinyl' },
    after: { title: 'Vinyl' },
  });
});

it('refuses a save that is based on an older version', async () => {
  const cookies = { ...startingTexts.cookies, title: 'Our cookies' };
  expect((await save('cookies', 0, cookies)).status).toBe(200);
  const late = await save('cookies', 0, startingTexts.cookies);
  expect([late.status, late.body.detail]).toEqual([409, expect.stringContaining('Somebody else')]);
});

it('keeps one of two saves at the same time', async () => {
  const { complaints } = startingTexts;
  const both = await Promise.all(
    ['One', 'Two'].map((title) => save('complaints', 0, { ...complaints, title })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it.each([
  ['an area', '[Bath](/area/bath)'],
  ['a product', '[Oat](/products/bradford-twist-oat#faq)'],
  ['another website', '[law](https://www.legislation.gov.uk/)'],
])('takes a link to %s', async (_what, link) => {
  const { version } = (await call('GET', `${root}/terms`)).body;
  const content = `${terms.content}\n\nSee ${link}.`;
  expect((await save('terms', version, { ...terms, content })).body.detail).toBeUndefined();
});

it.each([
  [
    'an area that there is not',
    '[York](/area/york)',
    '“York” to /area/york, where there is no page.',
  ],
  ['a word that is unknown', '{guarantees}', '{guarantees} is not known here.'],
])('refuses %s and names the field', async (_what, words, message) => {
  const content = `${terms.content}\n\nSee ${words}.`;
  const { status, body } = await save('terms', 0, { ...terms, content });
  expect(status).toBe(400);
  expect(body.detail).toMatch(/^fields\.content: /);
  expect(body.detail).toContain(message);
});

it('keeps the terms that were in force, and gives them by their version', async () => {
  const getTerms = async (query = '') =>
    (await fetch(`${site.origin}/api/terms${query}`)).json() as Promise<Record<string, unknown>>;
  const keep = () =>
    site.database.db.transaction((tx) => keepTextVersion(tx, 'terms', new Date('2026-03-02')));
  const { version: before } = await getTerms();
  const kept = await keep();
  expect(kept).toBeGreaterThanOrEqual(Number(before));
  expect(await keep()).toBe(kept);
  const old = await getTerms();
  await save('terms', kept, { ...terms, title: 'New terms' });
  expect(await getTerms()).toMatchObject({
    version: kept + 1,
    changedAt: expect.any(String),
    fields: { title: 'New terms', content: expect.stringContaining('5-year workmanship') },
  });
  expect(await getTerms(`?version=${kept}`)).toEqual(old);
  expect(await getTerms(`?version=${kept + 2}`)).toMatchObject({ status: 404 });
  expect(await getTerms('?version=x')).toMatchObject({ status: 400 });
});

it('keeps one version of terms that two customers accept at once', async () => {
  const { db } = site.database;
  const keep = () => db.transaction((tx) => keepTextVersion(tx, 'carpets', new Date()));
  const [one, two] = await Promise.all([keep(), keep()]);
  expect(one).toBe(two);
});

it('lists the links that lead nowhere since a page is gone', async () => {
  const area = {
    name: 'Stroud',
    slug: 'stroud',
    postcode: 'GL5 1AA',
    description: 'Mills and hills.',
    metaTitle: 'Carpet Fitters in Stroud',
    metaDescription: 'Floors fitted in Stroud.',
    villages: [],
    content: 'We fit floors.',
    sortOrder: 40,
  };
  const add = async (fields: Partial<typeof area>) =>
    (
      await callAsAdmin(site, 'POST', '/api/admin/areas', { ...area, ...fields })
    ).json() as Promise<{ id: string }>;
  const { id } = await add({});
  const link = 'Not far from [Stroud](/area/stroud?from=here).';
  await add({ name: 'Nailsworth', slug: 'nailsworth', content: link });
  const { privacy } = startingTexts;
  const content = `${privacy.content}\n\n${link}`;
  expect((await save('privacy', 0, { ...privacy, content })).status).toBe(200);
  const list = async () => (await call('GET', '/api/admin/broken-links')).body;
  expect(await list()).toEqual([]);
  await callAsAdmin(site, 'DELETE', `/api/admin/areas/${id}`);
  const dead = { words: 'Stroud', href: '/area/stroud?from=here' };
  expect(await list()).toEqual([
    { label: 'Privacy', editPath: '/admin/texts?text=privacy', ...dead },
    { label: 'Area Nailsworth', editPath: '/admin/areas', ...dead },
  ]);
});

it('knows no other text', async () => {
  expect((await save('imprint', 0, terms)).status).toBe(404);
  expect((await call('GET', `${root}/__proto__`)).status).toBe(404);
});
