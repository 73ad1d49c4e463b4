import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct, callProducts, changeProduct } from '#tests/support/fixtures/products.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const carpet = {
  category: 'carpet',
  pageLocation: 'carpets',
  price: 25.99,
  rollWidths: [4],
} as const;
const matched = { patternRepeat: 0.64, patternMatch: 'half-drop' } as const;
const add = (name: string, fields: object = {}) =>
  addProduct(site, { name, ...carpet, rollWidths: [4], ...fields });
const refuse = async (method: 'POST' | 'PATCH', path: string, body: object) => {
  const answer = await callProducts(site, method, path, { body });
  expect(answer.status).toBe(400);
  return ((await answer.json()) as { detail: string }).detail;
};
const estimate = async (productId: string, more: object = {}) => {
  const rooms = [{ name: 'Lounge', length: 6, width: 5.4 }];
  const payload = { flooringType: 'carpet', carpetWidth: 4, rooms, productId, ...more };
  const url = '/api/calculator/estimate';
  const answer = await site.app.inject({ method: 'POST', url, payload });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

describe('the pattern of a carpet', () => {
  it('is stored, shown and exported', async () => {
    const product = await add('Damask', matched);
    expect(product).toMatchObject(matched);
    const listed = await callProducts(site, 'GET', '?category=carpets&per_page=100');
    const shown = ((await listed.json()) as { id: string; specifications: object }[]).find(
      ({ id }) => id === product.id,
    );
    expect(shown?.specifications).toEqual({ 'Pattern repeat': '64\u00a0cm (half-drop match)' });
    const csv = await (await callProducts(site, 'GET', '/export.csv?search=Damask')).text();
    const [head, line] = csv.trim().split('\r\n');
    const columns = head?.replace('\ufeff', '').split(',') ?? [];
    expect(line?.split(',')[columns.indexOf('Pattern repeat (cm)')]).toBe('64');
    expect(line?.split(',')[columns.indexOf('Pattern match')]).toBe('half-drop');
  });

  it.each([
    [{ patternRepeat: -0.64 }, /^patternRepeat: must be from 0\.01 to 2 metres/],
    [{ patternRepeat: 0 }, /^patternRepeat: must be from/],
    [{ patternRepeat: 0.6405 }, /^patternRepeat: must be from .* in whole millimetres/],
    [{ patternRepeat: 640 }, /^patternRepeat: must be from/],
    [{ patternRepeat: 1e300 }, /^patternRepeat: must be from/],
    [{ patternRepeat: '0.64' }, /^patternRepeat: must be from/],
    [{ patternMatch: 'random' }, /^patternMatch: must be one of set, half-drop/],
    [{ patternMatch: null }, /^patternMatch: must be set or half-drop/],
    [{ patternRepeat: null }, /^patternMatch: needs a pattern repeat/],
    [{ category: 'vinyl' }, /^patternRepeat: is for carpet only/],
  ])('%j is refused, in a new product and in a change', async (fields, sentence) => {
    const attack = { name: 'Attack', ...matched, ...fields };
    expect(await refuse('POST', '', attack)).toMatch(sentence);
    const { id, version } = await add('Attacked', matched);
    expect(await refuse('PATCH', `/${id}`, fields)).toMatch(sentence);
    const after = await callProducts(site, 'GET', `/${id}`);
    expect(await after.json()).toMatchObject({ ...matched, version });
  });

  it('is taken off with both of its fields', async () => {
    const { id } = await add('Once Patterned', matched);
    const none = { patternRepeat: null, patternMatch: null };
    expect(await changeProduct(site, id, none)).toMatchObject(none);
    expect((await estimate(id)).plan).not.toHaveProperty('pattern');
  });
});

describe('an estimate of a patterned carpet', () => {
  it('names the repeat, and is cut to whole ones without a cross-join', async () => {
    const { id } = await add('Medallion', matched);
    const answer = await estimate(id);
    expect(answer.plan).toMatchObject({
      pattern: { repeat: 0.64, match: 'half-drop' },
      lengthMetres: 12.16,
      joins: 1,
      crossJoins: 0,
      pieces: [
        { kind: 'drop', length: 5.76, y: 0 },
        { kind: 'fill', length: 6.4, y: 5.76, lead: 0.32 },
      ],
    });
    const stored = await site.app.inject(`/api/estimates/${answer.id}`);
    expect(stored.json()).toEqual(answer);
  });

  it('searched for longer has the same pattern, and never costs more', async () => {
    const { id } = await add('Trellis', { patternRepeat: 0.915, patternMatch: 'set' });
    const rooms = [
      [4.1, 3.2],
      [2.7, 2.4],
      [3.6, 1.2],
      [3.3, 2.9],
    ].map(([length, width], i) => ({ name: `Room ${i}`, length, width }));
    const quick = await estimate(id, { rooms });
    const thorough = await estimate(id, { rooms, thorough: true });
    expect(thorough.plan.pattern).toEqual({ repeat: 0.915, match: 'set' });
    expect(thorough.breakdown.total).toBeLessThanOrEqual(quick.breakdown.total);
  });

  it('costs no less than that of the same carpet without', async () => {
    const { id } = await add('Plain and Patterned');
    const plain = await estimate(id);
    expect(plain.plan).not.toHaveProperty('pattern');
    await changeProduct(site, id, { patternRepeat: 0.64, patternMatch: 'set' });
    const answer = await estimate(id);
    expect(answer.breakdown.total).toBeGreaterThan(plain.breakdown.total);
    expect(answer.breakdown.underlay).toBe(plain.breakdown.underlay);
    expect(answer.breakdown.installation).toBe(plain.breakdown.installation);
  });
});
