import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

describe('service areas', () => {
  it('are listed in the order of the menus, with the specified fields and what the map needs', async () => {
    const areas = await (await fetch(`${site.origin}/api/service-areas`)).json();
    expect(areas.map((area: { name: string }) => area.name)).toEqual([
      'Chippenham',
      'Bath',
      'Swindon',
      'Trowbridge',
      'Corsham',
      'Calne',
      'Melksham',
      'Devizes',
      'Malmesbury',
      'Bradford-on-Avon',
    ]);
    expect(Object.keys(areas[0])).toEqual([
      'id',
      'slug',
      'name',
      'description',
      'latitude',
      'longitude',
      'distanceMiles',
    ]);
  });

  it('are read by slug', async () => {
    const bath = await (await fetch(`${site.origin}/api/service-areas/bath`)).json();
    expect(bath).toMatchObject({ slug: 'bath', name: 'Bath' });
    expect(bath.content.length).toBeGreaterThan(500);
    expect(bath.distanceMiles).toBeLessThan(25);
  });

  it.each(['atlantis', '%00', "'; drop table service_areas; --", 'x'.repeat(190)])(
    'named %s do not exist',
    async (slug) => {
      const address = `${site.origin}/api/service-areas/${encodeURIComponent(slug)}`;
      expect((await fetch(address)).status).toBe(404);
    },
  );
});

describe('the coverage of a postcode', () => {
  const ask = (postcode: string) =>
    fetch(`${site.origin}/api/coverage?postcode=${encodeURIComponent(postcode)}`);

  it.each(['sn15 3hr', 'SN153HR', 'sn 15 3hr', 'SN15'])('is returned for %s', async (postcode) => {
    expect(await (await ask(postcode)).json()).toEqual({
      covered: true,
      miles: expect.closeTo(1.7, 0),
      nearestArea: { name: 'Chippenham', slug: 'chippenham' },
      place: { outcode: 'SN15', latitude: 51.47, longitude: -2.08 },
    });
  });

  it.each([
    ['BA15', true, 'bradford-on-avon'],
    ['SN25', true, 'swindon'],
    ['BA2 4AA', true, 'bath'],
    ['GL1', false, 'malmesbury'],
    ['SW1A 1AA', false, 'swindon'],
  ])('for %s with %s, nearest %s', async (postcode, covered, slug) => {
    expect(await (await ask(postcode)).json()).toMatchObject({ covered, nearestArea: { slug } });
  });

  it.each([
    ['', 'postcode: must be a UK postcode, such as BS1 4DJ, or its first half, such as BS1.'],
    ['Bath', 'postcode: must be a UK postcode, such as BS1 4DJ, or its first half, such as BS1.'],
    ['QQ1', 'postcode: there is no district QQ1 that we know of. Please check it, or call us.'],
  ])('is refused with a message for "%s"', async (postcode, detail) => {
    const answer = await ask(postcode);
    expect(answer.status).toBe(400);
    expect((await answer.json()).detail).toBe(detail);
  });

  it.each(['', '?postcode=a&postcode=b', '?postcode[]=SN15'])(
    'is refused for the query "%s"',
    async (query) => {
      expect((await fetch(`${site.origin}/api/coverage${query}`)).status).toBe(400);
    },
  );
});
