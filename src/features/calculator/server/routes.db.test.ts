import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct } from '#tests/support/fixtures/products.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { estimates } from './schema.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const lounge = { id: '1', name: 'Lounge', length: 5.9, width: 3.7, area: 21.83 };
const job = {
  rooms: [lounge],
  flooringType: 'carpet',
  carpetWidth: 4,
  includeInstallation: true,
};

function ask(body: unknown, raw = false) {
  return fetch(`${site.origin}/api/calculator/estimate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: raw ? (body as string) : JSON.stringify(body),
  });
}

async function countStored() {
  const [row] = await site.database.db.select({ n: count() }).from(estimates);
  return row?.n;
}

describe('an estimate', () => {
  it('for carpet off a 4 m roll is the worked example to the penny, with the other roll beside it', async () => {
    const answer = await (await ask(job)).json();
    expect(answer).toMatchObject({
      totalArea: 21.83,
      breakdown: {
        materials: 623.76,
        underlay: 98.24,
        accessories: 32.54,
        installation: 327.45,
        total: 1081.99,
      },
      plan: { rollWidth: 4, lengthMetres: 6, boughtArea: 24, wastePercent: 9, joins: 0 },
      otherWidth: { rollWidth: 5, total: 1237.93 },
      packs: null,
    });
  });

  it.each([
    ['vinyl', 11, 447.7, 0, 44.06, 819.21],
    ['laminate', 11, 311.36, 64.4, 51.74, 754.95],
  ])(
    'for %s counts whole packs',
    async (flooringType, packs, materials, underlay, accessories, total) => {
      const answer = await (await ask({ ...job, flooringType })).json();
      expect(answer).toMatchObject({
        packs,
        plan: null,
        otherWidth: null,
        breakdown: { materials, underlay, accessories, installation: 327.45, total },
      });
    },
  );

  it('ignores the area that the browser sends', async () => {
    const cheat = { ...job, rooms: [{ ...lounge, area: 0.01 }] };
    expect((await (await ask(cheat)).json()).breakdown.total).toBe(1081.99);
  });

  it('is for a 4 m roll with installation when the choices are left out', async () => {
    const answer = await (await ask({ rooms: [lounge], flooringType: 'carpet' })).json();
    expect(answer).toMatchObject({ carpetWidth: 4, includeInstallation: true });
  });

  it('is stored, and can be read by its id', async () => {
    const given = await (await ask(job)).json();
    expect(given.id).toMatch(/^[\w-]{22}$/);
    const kept = await fetch(`${site.origin}/api/estimates/${given.id}`);
    expect(kept.headers.get('cache-control')).toBe('private, no-store');
    expect(await kept.json()).toEqual(given);
  });

  it('for a product uses its selling price and roll widths', async () => {
    const body = { ...job, productId: 'bradford-twist-silver-birch' };
    const answer = await (await ask(body)).json();
    expect(answer.product).toEqual({
      id: 'bradford-twist-silver-birch',
      name: 'Bradford Twist in Silver Birch',
      price: 21.99,
      fittingIncluded: false,
    });
    expect(answer.breakdown.materials).toBe(527.76);
  });

  it('for sheet vinyl is off a roll, the one asked for or else the cheapest, without cross-joins', async () => {
    const star = await (
      await fetch(`${site.origin}/api/products/by-slug/camden-sheet-vinyl-encaustic-star`)
    ).json();
    const rooms = [{ ...lounge, length: 4.5, width: 4.3 }];
    const estimateOn = async (carpetWidth: number) =>
      (await ask({ ...job, rooms, flooringType: 'vinyl', carpetWidth, productId: star.id })).json();
    // Two drops of 4.4 m off 3 m, or three off 2 m; off 4 m they leave nearly half of the second.
    expect(await estimateOn(5)).toMatchObject({
      packs: null,
      plan: { rollWidth: 3, boughtArea: 26.4, joins: 1, crossJoins: 0 },
      otherWidth: { rollWidth: 2 },
      breakdown: { materials: 366.96, underlay: 0, accessories: 46.18, installation: 290.25 },
    });
    for (const width of [2, 3, 4])
      expect((await estimateOn(width)).plan).toMatchObject({ rollWidth: width, crossJoins: 0 });
  });

  it('is not given for a product without a price', async () => {
    const { id } = await addProduct(site, { name: 'Unpriced Twist' });
    const answer = await ask({ ...job, productId: id });
    expect(answer.status).toBe(400);
    expect((await answer.json()).detail).toBe(
      'productId: has no price yet: please ask us for a quote.',
    );
  });

  it('for a carpet sold with fitting included has no further costs, as the £4.50 claim requires', async () => {
    const body = { ...job, productId: 'kennet-level-loop-supplied-and-fitted' };
    const { breakdown, product } = await (await ask(body)).json();
    expect(product.fittingIncluded).toBe(true);
    expect(breakdown).toEqual({
      materials: 108,
      underlay: 0,
      accessories: 0,
      installation: 0,
      total: 108,
    });
  });

  it('stored before it said whether fitting was included says so after the migration', async () => {
    const { db } = site.database;
    const migration = path.resolve('migrations/0014_estimates-say-fitting-included.sql');
    const products = [
      ['kennet-level-loop-supplied-and-fitted', true],
      ['bradford-twist-silver-birch', false],
      [undefined, undefined],
    ] as const;
    for (const [productId, fittingIncluded] of products) {
      const { id } = await (await ask({ ...job, productId })).json();
      // As the column was then.
      await db.execute(sql`alter table estimates alter answer type jsonb`);
      await db
        .update(estimates)
        .set({ answer: sql`${estimates.answer}::jsonb #- '{product,fittingIncluded}'` })
        .where(eq(estimates.id, id));
      await db.execute(sql.raw(await readFile(migration, 'utf8')));
      await db.execute(sql`alter table estimates alter answer type json`);
      const stored = await (await fetch(`${site.origin}/api/estimates/${id}`)).json();
      expect(stored.product?.fittingIncluded).toBe(fittingIncluded);
    }
  });

  it('with an unknown id is a 404 with a message', async () => {
    const answer = await fetch(`${site.origin}/api/estimates/AAAAAAAAAAAAAAAAAAAAAA`);
    expect(answer.status).toBe(404);
    expect((await answer.json()).detail).toBe('There is no estimate at this address.');
  });
});

describe('bad input', () => {
  const rooms = (room: unknown) => ({ ...job, rooms: [room] });
  it.each([
    ['a length of the wrong type', rooms({ ...lounge, length: 'long' }), 'rooms[0].length'],
    ['a negative length', rooms({ ...lounge, length: -1 }), 'rooms[0].length'],
    ['a length of nothing', rooms({ ...lounge, length: 0 }), 'rooms[0].length'],
    ['no length at all', rooms({ name: 'Lounge', width: 3 }), 'rooms[0].length'],
    ['a width of null', rooms({ ...lounge, width: null }), 'rooms[0].width'],
    ['a side above 50 m', rooms({ ...lounge, width: 50.01 }), 'rooms[0].width'],
    ['a side below a millimetre', rooms({ ...lounge, width: 0.0001 }), 'rooms[0].width'],
    ['a name of 61 characters', rooms({ ...lounge, name: 'x'.repeat(61) }), 'rooms[0].name'],
    ['a name that is not text', rooms({ ...lounge, name: 'a\0b' }), 'rooms[0].name'],
    ['half a character', rooms({ ...lounge, name: '\ud83c' }), 'rooms[0].name'],
    ['31 rooms', { ...job, rooms: Array.from({ length: 31 }, () => lounge) }, 'rooms'],
    ['no rooms', { ...job, rooms: [] }, 'rooms'],
    ['rooms that are not a list', { ...job, rooms: 'lounge' }, 'rooms'],
    ['a room that is not an object', rooms(7), 'rooms[0]'],
    ['an unknown flooring', { ...job, flooringType: 'marble' }, 'flooringType'],
    ['a roll width nobody makes', { ...job, carpetWidth: 3 }, 'carpetWidth'],
    [
      'a choice that is neither yes nor no',
      { ...job, includeInstallation: 'si' },
      'includeInstallation',
    ],
    ['a product we do not sell', { ...job, productId: 'flying-carpet' }, 'productId'],
    [
      'a product of another flooring',
      { ...job, productId: 'sherwood-laminate-walnut' },
      'productId',
    ],
    ['a banner', { ...job, productId: 'banner-carpet-offer' }, 'productId'],
    ['a product that is no floor', { ...job, productId: 'carpet-gripper' }, 'productId'],
    ['a product id of the wrong type', { ...job, productId: 7 }, 'productId'],
    ['an empty object', {}, 'rooms'],
    ['a list', [], 'body'],
    ['null', null, 'body'],
  ])('%s is a 400 that names the field, and nothing is stored', async (_, body, field) => {
    const before = await countStored();
    const answer = await ask(body);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    const problem = await answer.json();
    expect(problem.detail.startsWith(`${field}: `)).toBe(true);
    expect(problem.errors[0].field).toBe(field);
    expect(await countStored()).toBe(before);
  });

  it.each([
    [
      'a number too large for a computer',
      '{"flooringType":"carpet","rooms":[{"length":1e309,"width":3}]}',
      400,
      'rooms[0].length',
    ],
    ['NaN', '{"flooringType":"carpet","rooms":[{"length":NaN,"width":3}]}', 400, 'JSON'],
    ['half a document', '{"rooms":', 400, 'JSON'],
    [
      'a poisoned prototype',
      '{"__proto__":{"x":1},"rooms":[]}',
      400,
      'rooms: must hold at least one room.',
    ],
    ['2 MB', JSON.stringify({ ...job, pad: 'x'.repeat(2_000_000) }), 413, 'too large'],
  ])('%s is refused with a message', async (_, body, status, words) => {
    const answer = await ask(body, true);
    expect(answer.status).toBe(status);
    expect((await answer.json()).detail).toContain(words);
  });

  it('a body that is not JSON is a 415', async () => {
    const answer = await fetch(`${site.origin}/api/calculator/estimate`, {
      method: 'POST',
      body: new URLSearchParams({ rooms: '1' }),
    });
    expect(answer.status).toBe(415);
  });
});

describe('the limit on estimates', () => {
  it('answers 429 with Retry-After when one IP address asks too often, for one minute', async () => {
    let now = new Date('2026-06-01T10:00:00Z');
    const limited = await startTestApp({ estimatesPerMinute: 3, clock: () => now });
    const askLimited = () =>
      fetch(`${limited.origin}/api/calculator/estimate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(job),
      });
    const statuses = await Promise.all(Array.from({ length: 5 }, askLimited));
    expect(statuses.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 429, 429]);
    const refused = statuses.find((answer) => answer.status === 429);
    expect(refused?.headers.get('retry-after')).toBe('60');
    now = new Date('2026-06-01T10:01:00Z');
    expect((await askLimited()).status).toBe(200);
    await limited.close();
  });
});
