import { expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { createOrderedId } from './ordered-id.ts';

const last = 2 ** 48 - 1;
const instant = fc.integer({ min: 0, max: last });

it('is a UUID of version 7', () => {
  fc.assert(
    fc.property(instant, (now) => {
      const id = createOrderedId(now);
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).toBe(now);
    }),
  );
});

it('sorts after every earlier one', () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: 1, max: 1_000 }), (now, later) => {
      fc.pre(now + later <= last);
      expect(createOrderedId(now) < createOrderedId(now + later)).toBe(true);
    }),
  );
});

it('is another one each time', () => {
  const ids = Array.from({ length: 10_000 }, () => createOrderedId(0));
  expect(new Set(ids).size).toBe(ids.length);
});
