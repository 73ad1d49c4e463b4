import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyCharacter, fc } from '#tests/support/properties.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const odd = fc.oneof(
  fc.jsonValue(),
  fc.double({ noNaN: true }),
  fc.constantFrom('', ' ', '0x10', '1e3', '٣', '5 m', -0, 1e-12, 50.0000001, null, true, [], {}),
);
const side = fc.oneof(
  { weight: 3, arbitrary: fc.double({ min: 0.001, max: 50, noNaN: true }) },
  odd,
);
const part = fc.oneof(
  fc.record({ side: fc.constantFrom('left', 'top', 'up'), start: side, width: side, depth: side }),
  odd,
);
const stairs = fc.oneof(
  fc.record(
    {
      steps: fc.oneof(fc.integer({ min: -1, max: 31 }), odd),
      going: fc.oneof(fc.constantFrom(0.1, 0.25, 0.6), odd),
      width: fc.oneof(fc.constantFrom(0.4, 0.9, 1.8), odd),
      winders: fc.oneof(fc.record({ count: fc.integer({ min: 0, max: 9 }) }), odd),
      landing: fc.oneof(fc.record({ length: side, width: side }), odd),
      runner: fc.oneof(fc.constantFrom(0.3, 1.5), odd),
    },
    { requiredKeys: [] },
  ),
  odd,
);
const room = fc.oneof(
  fc.record(
    {
      name: fc.oneof(fc.string({ unit: anyCharacter }), odd),
      length: side,
      width: side,
      parts: fc.oneof(fc.array(part, { maxLength: 4 }), odd),
      stairs,
      link: fc.oneof(fc.integer({ min: 0, max: 4 }), odd),
    },
    { requiredKeys: [] },
  ),
  odd,
);
const body = fc.record(
  {
    rooms: fc.oneof({ weight: 5, arbitrary: fc.array(room, { maxLength: 8 }) }, odd),
    flooringType: fc.oneof(fc.constantFrom('carpet', 'vinyl', 'laminate'), odd),
    carpetWidth: fc.oneof(fc.constantFrom(4, 5, '4', '5m'), odd),
    includeInstallation: fc.oneof(fc.boolean(), odd),
    productId: fc.oneof(fc.constantFrom('bradford-twist-oat', 'carpet-gripper'), odd),
  },
  { requiredKeys: [] },
);

function send(payload: unknown) {
  return site.app.inject({
    method: 'POST',
    url: '/api/calculator/estimate',
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json' },
  });
}

describe('arbitrary input', () => {
  it('gets a consistent estimate or an error message that names a field, never a 500', async () => {
    await fc.assert(
      fc.asyncProperty(body, async (payload) => {
        const answer = await send(payload);
        if (answer.statusCode === 400) {
          expect(answer.json().detail).toMatch(/^[\w[\].]+: \S.+\.$/s);
          return;
        }
        expect(answer.statusCode).toBe(200);
        const { breakdown } = answer.json();
        const { materials, underlay, accessories, installation, total } = breakdown;
        const pence = (pounds: number) => Math.round(pounds * 100);
        expect(pence(total)).toBe(
          pence(materials) + pence(underlay) + pence(accessories) + pence(installation),
        );
      }),
      { numRuns: 400 },
    );
  });

  it.each(['__proto__', 'constructor'])(
    'removes data under %s before the schemas check the field',
    async (key) => {
      const hidden = `{"${key}":{"prototype":{"rooms":[]},"flooringType":"vinyl"}}`;
      const answer = await site.app.inject({
        method: 'POST',
        url: '/api/calculator/estimate',
        payload: `{"rooms":[{"length":4,"width":3,"name":${hidden}}],"flooringType":${hidden}}`,
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().detail).toMatch(/^rooms\[0\]\.name: /);
      expect(Object.keys(Object.prototype)).toEqual([]);
    },
  );

  it('in the URL of an estimate, an area or an image is never a 500', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(
          '/api/estimates/',
          '/api/service-areas/',
          '/images/',
          '/api/products?search=',
        ),
        fc.string({ unit: anyCharacter, minLength: 1, maxLength: 60 }),
        async (path, text) => {
          const part = path.endsWith('=')
            ? new URLSearchParams({ s: text }).toString().slice(2)
            : encodeURIComponent(text.toWellFormed());
          const { statusCode } = await site.app.inject({ url: path + part });
          expect(statusCode).toBeLessThan(500);
        },
      ),
      { numRuns: 300 },
    );
  });
});
