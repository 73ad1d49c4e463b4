import { describe, expect, it } from 'vitest';
import { standardSlots } from '#tests/support/fixtures/visit-slots.ts';
import { fc } from '#tests/support/properties.ts';
import type { VisitSlot } from '../visit-slots.ts';
import { type FindTravel, findShortestOrder, planDay, sumTravel } from './day-route.ts';

/** Places on a line: a postcode is its distance from the base in minutes. */
const onALine: FindTravel = (from, to) => Math.abs(Number(from ?? 0) - Number(to));
const stops = (...postcodes: string[]) =>
  postcodes.map((postcode, index) => ({ postcode, slot: standardSlots[index] as VisitSlot }));

describe('the plan of a day', () => {
  it('begins each visit at its slot, or after the drive from the one before', () => {
    expect(planDay(stops('30', '-40', '-50'), onALine)).toEqual([
      { travelMinutes: 30, arrivesAt: '09:00', fits: true },
      { travelMinutes: 70, arrivesAt: '11:10', fits: true },
      { travelMinutes: 10, arrivesAt: '13:00', fits: true },
    ]);
  });

  it('says which visit cannot end within its slot', () => {
    expect(planDay(stops('70', '-70', '-70'), onALine)).toMatchObject([
      { fits: true },
      { arrivesAt: '12:20', fits: false },
      { arrivesAt: '13:20', fits: true },
    ]);
  });

  it('counts an unknown drive as none', () => {
    const plan = planDay(stops('30', '40'), () => undefined);
    expect(plan).toMatchObject([
      { travelMinutes: null, arrivesAt: '09:00' },
      { travelMinutes: null, arrivesAt: '11:00' },
    ]);
  });
});

describe('the shortest order', () => {
  it('visits what lies on the way', () => {
    expect(findShortestOrder(stops('10', '30', '-20'), onALine)?.minutes).toBe(100);
    expect(findShortestOrder(stops('10', '-20', '30'), onALine)?.minutes).toBe(100);
  });

  it('gives nobody a slot that does not suit', () => {
    const suits = ({ postcode }: { postcode: string }, slot: VisitSlot) =>
      postcode !== '30' || slot === standardSlots[0];
    expect(findShortestOrder(stops('10', '30', '-20'), onALine, suits)?.order[0]).toBe(1);
    expect(findShortestOrder(stops('10', '30'), onALine, () => false)).toBeUndefined();
  });

  it('is not guessed where a drive is unknown, nor for more than ten stops', () => {
    const partly: FindTravel = (from, to) => (to === '?' ? undefined : onALine(from, to));
    expect(findShortestOrder(stops('10', '?'), partly)).toBeUndefined();
    const many = Array.from({ length: 11 }, () => ({ postcode: '1', slot: standardSlots[0] }));
    expect(findShortestOrder(many, onALine)).toBeUndefined();
  });

  it('is the best of all orders, and its minutes are what the drives add up to', () => {
    const point = fc.record({ x: fc.integer({ max: 50, min: -50 }), y: fc.nat(50) });
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 6 }), (points) => {
        const find: FindTravel = (from, to) => {
          const start = from === undefined ? { x: 0, y: 0 } : points[Number(from)];
          const end = points[Number(to)];
          return (
            Math.abs((start?.x ?? 0) - (end?.x ?? 0)) + Math.abs((start?.y ?? 0) - (end?.y ?? 0))
          );
        };
        const day = points.map((_, index) => ({ postcode: String(index), slot: standardSlots[0] }));
        const found = findShortestOrder(day, find);
        const orders = permutations(points.map((_, index) => index));
        const all = orders.map((order) => sumTravel(order.map(String), find) ?? 0);
        expect(found?.minutes).toBe(Math.min(...all));
        expect(sumTravel((found?.order ?? []).map(String), find)).toBe(found?.minutes);
      }),
    );
  });
});

function permutations(items: number[]): number[][] {
  if (items.length <= 1) return [items];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}
