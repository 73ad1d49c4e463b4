import { describe, expect, test } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import type { Doorway } from './doorways.ts';
import { type EstimateJob, estimateJob, type FlooringType } from './estimate.ts';
import type { Extras } from './extras.ts';
import { defaultPriceBook, type PriceBook } from './price-book.ts';

const lounge = { lengthMm: 5900, widthMm: 3700 };
const box = { lengthMm: 3000, widthMm: 2000 };
const stairs = { steps: 13, goingMm: 230, riseMm: 200, widthMm: 850 };
const landing = { ...stairs, landing: { lengthMm: 2000, widthMm: 1000 } };

const estimate = (overrides: Partial<EstimateJob>, prices: Partial<PriceBook> = {}) =>
  estimateJob(
    {
      rooms: [lounge],
      flooringType: 'carpet',
      rollWidthMm: 4000,
      includeInstallation: true,
      ...overrides,
    },
    { ...defaultPriceBook, ...prices },
  );
const charged = (
  priced: ReturnType<typeof estimate>,
): Record<string, [quantity: number, pence: number]> =>
  Object.fromEntries(
    priced.charges
      .filter(({ quantity }) => quantity > 0)
      .map(({ name, quantity, pence }) => [name, [quantity, pence]]),
  );
const noExtras: Extras = {
  uplift: false,
  furnitureRooms: 0,
  doorTrims: 0,
  plywood: [],
  levelling: [],
};
const chargedFor = (extras: Partial<Extras>, more: Partial<EstimateJob> = {}) =>
  charged(estimate({ ...more, extras: { ...noExtras, ...extras } }));

const door = (kind: Doorway['kind'], sharedWith?: number): Doorway => ({
  widthMm: 760,
  kind,
  ...(sharedWith !== undefined && { sharedWith }),
});

describe('doorways', () => {
  test('each has its bar by its kind, and comes off the gripper', () => {
    const priced = estimate({ doorways: [[door('carpet'), door('hard'), door('ramp')]] });
    // Gripper for 19.2 − 3 × 0.76 m; bars £9.50, £9.50 and £14.50.
    expect(charged(priced)).toMatchObject({
      edging: [16_920, 2030],
      doorBars: [1, 950],
      hardDoorBars: [1, 950],
      rampDoorBars: [1, 1450],
    });
    expect(priced.breakdown.accessoriesPence).toBe(2030 + 950 + 950 + 1450);
  });

  test('a bar has the price of its kind', () => {
    const doorways = [[door('carpet'), door('hard'), door('ramp')]];
    const prices = { doorBarPence: 1000, hardDoorBarPence: 1100, rampDoorBarPence: 1200 };
    expect(charged(estimate({ doorways }, prices))).toMatchObject({
      doorBars: [1, 1000],
      hardDoorBars: [1, 1100],
      rampDoorBars: [1, 1200],
    });
  });

  test('one between two rooms counts once, and is an opening in both', () => {
    const { doorBars, edging } = charged(
      estimate({ rooms: [lounge, box], doorways: [[door('carpet', 1)], undefined] }),
    );
    expect(doorBars).toEqual([1, 950]);
    expect(edging?.[0]).toBe(19_200 + 10_000 - 2 * 760);
  });

  test('a room without any keeps its one, and its gripper all round', () => {
    const { doorBars, edging } = charged(
      estimate({ rooms: [lounge, box], doorways: [[door('carpet'), door('carpet')], undefined] }),
    );
    expect(doorBars).toEqual([3, 2850]);
    expect(edging?.[0]).toBe(19_200 + 10_000 - 2 * 760);
  });

  test('an empty list is a room without a bar', () => {
    expect(charged(estimate({ doorways: [[]] })).doorBars).toBeUndefined();
  });

  test('openings never take off more than the walls of their room', () => {
    const wide = { widthMm: 6000, kind: 'carpet' } as const;
    const priced = estimate({ rooms: [box, lounge], doorways: [[wide, wide], undefined] });
    expect(charged(priced).edging?.[0]).toBe(19_200);
  });

  test('the scotia of laminate stops at a doorway, the seal of vinyl does not', () => {
    const edging = (flooringType: FlooringType) =>
      charged(estimate({ flooringType, doorways: [[door('hard')]] })).edging?.[0];
    expect(edging('laminate')).toBe(18_440);
    expect(edging('vinyl')).toBe(19_200);
  });

  test('a door of the landing is one of stairs, which have none unless it is given', () => {
    const job = { rooms: [lounge, landing] };
    expect(charged(estimate(job)).doorBars).toEqual([1, 950]);
    const priced = charged(estimate({ ...job, doorways: [[door('carpet', 1)], [door('hard')]] }));
    expect(priced).toMatchObject({ doorBars: [1, 950], hardDoorBars: [1, 950] });
    const hard = estimate({
      ...job,
      flooringType: 'laminate',
      doorways: [undefined, [door('hard')]],
    });
    expect(charged(hard)).toMatchObject({ doorBars: [1, 950] });
    expect(charged(hard).hardDoorBars).toBeUndefined();
  });

  test('linked rooms have no bar between them: a group of n has n − 1 fewer', () => {
    const rooms = [lounge, box, box, box];
    const bars = (more: Partial<EstimateJob>) =>
      charged(estimate({ rooms, ...more })).doorBars?.[0] ?? 0;
    expect(bars({})).toBe(4);
    expect(bars({ links: [1, 1, 1, -4] })).toBe(2);
    // The opening between them has no bar; it does come off the gripper of both.
    const links = [1, 1, -3, -4];
    const doorways = [[door('carpet', 1), door('carpet')], undefined, undefined, undefined];
    expect(bars({ links, doorways })).toBe(3);
    expect(charged(estimate({ rooms, links, doorways })).edging?.[0]).toBe(49_200 - 3 * 760);
  });
});

describe('extras', () => {
  test('taking up the old floor costs £1.50/m² and at least £30', () => {
    expect(chargedFor({ uplift: true })).toMatchObject({ uplift: [21_830_000, 3275] });
    const small = chargedFor({ uplift: true }, { rooms: [box] });
    expect(small).toMatchObject({ upliftMinimum: [1, 3000] });
    expect(small.uplift).toBeUndefined();
  });

  test('it includes the old floor of stairs', () => {
    expect(chargedFor({ uplift: true }, { rooms: [lounge, stairs] }).uplift?.[0]).toBe(
      21_830_000 + 13 * 430 * 850,
    );
  });

  test('furniture is by the room, doors by the piece', () => {
    expect(chargedFor({ furnitureRooms: 2, doorTrims: 3 }, { rooms: [lounge, box] })).toMatchObject(
      { furniture: [2, 5000], doorTrims: [3, 6000] },
    );
  });

  test('plywood and levelling are by the area of the rooms that need them', () => {
    const rooms = [lounge, box];
    expect(chargedFor({ plywood: [1], levelling: [0, 1, 1] }, { rooms })).toMatchObject({
      plywood: [6_000_000, 8400],
      levelling: [27_830_000, 50_094],
    });
  });

  test('they are in the installation line, and only with installation', () => {
    const extras = { ...noExtras, furnitureRooms: 1, doorTrims: 1 };
    expect(estimate({ extras }).breakdown.installationPence).toBe(32_745 + 2500 + 2000);
    expect(estimate({ extras, includeInstallation: false })).toEqual(
      estimate({ includeInstallation: false }),
    );
  });

  test('of a floor sold with fitting they are all that is charged beside it', () => {
    const product = {
      pricePence: 450,
      rollWidthsMm: [4000],
      packAreaMm2: null,
      fittingIncluded: true,
    };
    const { breakdown } = estimate({ product, extras: { ...noExtras, uplift: true } });
    expect(breakdown).toMatchObject({ underlayPence: 0, accessoriesPence: 0 });
    expect(breakdown.installationPence).toBe(3275);
  });
});

test('a minimum for fitting is made up by a charge of its own', () => {
  const minimum = { minimumFittingPence: 10_000 };
  const small = estimate({ rooms: [box] }, minimum);
  expect(charged(small).minimumFitting).toEqual([1, 1000]);
  expect(small.breakdown.installationPence).toBe(10_000);
  expect(charged(estimate({ rooms: [box] })).minimumFitting).toBeUndefined();
  expect(charged(estimate({}, minimum)).minimumFitting).toBeUndefined();
  const bare = estimate({ rooms: [box], includeInstallation: false }, minimum);
  expect(bare.breakdown.installationPence).toBe(0);
  const extras = { ...noExtras, doorTrims: 1 };
  expect(estimate({ rooms: [box], extras }, minimum).breakdown.installationPence).toBe(11_000);
});

test('a chosen underlay costs its own price on the net area', () => {
  expect(charged(estimate({ underlay: { pricePence: 595 } })).underlay).toEqual([
    21_830_000, 12_989,
  ]);
});

const side = fc.integer({ min: 500, max: 9000 });
const job: fc.Arbitrary<EstimateJob> = fc
  .array(fc.record({ lengthMm: side, widthMm: side }), { minLength: 1, maxLength: 4 })
  .chain((rooms) => {
    const index = fc.nat({ max: rooms.length - 1 });
    const doorway = fc.record({
      widthMm: fc.integer({ min: 300, max: 3000 }),
      kind: fc.constantFrom<Doorway['kind'][]>('carpet', 'hard', 'ramp'),
      sharedWith: fc.option(index, { nil: undefined }),
    });
    return fc.record({
      rooms: fc.constant(rooms),
      links: fc.array(fc.integer({ min: 1, max: 3 }), {
        minLength: rooms.length,
        maxLength: rooms.length,
      }),
      doorways: fc.array(fc.option(fc.array(doorway, { maxLength: 3 }), { nil: undefined }), {
        minLength: rooms.length,
        maxLength: rooms.length,
      }),
      flooringType: fc.constantFrom<FlooringType[]>('carpet', 'vinyl', 'laminate'),
      rollWidthMm: fc.constantFrom(4000, 5000),
      includeInstallation: fc.boolean(),
      underlay: fc.option(fc.record({ pricePence: fc.nat({ max: 2000 }) }), { nil: undefined }),
      extras: fc.record({
        uplift: fc.boolean(),
        furnitureRooms: fc.nat({ max: 4 }),
        doorTrims: fc.nat({ max: 6 }),
        plywood: fc.uniqueArray(index),
        levelling: fc.uniqueArray(index),
      }),
    });
  });
const book = fc.record({
  minimumFittingPence: fc.constantFrom(0, 6000, 40_000),
  underlayRollAreaMm2: fc.constantFrom(defaultPriceBook.underlayRollAreaMm2, {
    carpet: 15_070_000,
    vinyl: 0,
    laminate: 10_000_000,
  }),
});
const runs = { numRuns: 60 };

test('with doorways and extras lines add up, and leaving out installation takes off its line', () => {
  fc.assert(
    fc.property(job, book, (each, prices) => {
      const { breakdown, charges } = estimate({ ...each, includeInstallation: true }, prices);
      const { totalPence, ...lines } = breakdown;
      expect(Object.values(lines).reduce((sum, line) => sum + line, 0)).toBe(totalPence);
      expect(charges.reduce((sum, { pence }) => sum + pence, 0)).toBe(totalPence);
      expect(charges.every(({ pence, name }) => pence >= 0 || name === 'joinAllowance')).toBe(true);
      const bare = estimate({ ...each, includeInstallation: false }, prices).breakdown;
      expect(bare).toEqual({
        ...breakdown,
        installationPence: 0,
        totalPence: totalPence - breakdown.installationPence,
      });
    }),
    runs,
  );
});

test('another extra never lowers a total', () => {
  fc.assert(
    fc.property(job, book, (each, prices) => {
      const { extras = noExtras, rooms } = each;
      const all = rooms.map((_, index) => index);
      const before = estimate(each, prices).breakdown.totalPence;
      const more: Partial<Extras>[] = [
        { uplift: true },
        { furnitureRooms: extras.furnitureRooms + 1 },
        { doorTrims: extras.doorTrims + 1 },
        { plywood: all },
        { levelling: all },
      ];
      for (const one of more) {
        const after = estimate({ ...each, extras: { ...extras, ...one } }, prices);
        expect(after.breakdown.totalPence).toBeGreaterThanOrEqual(before);
      }
    }),
    { numRuns: 25 },
  );
});

test('a job with none of it is priced as one that never heard of it', () => {
  fc.assert(
    fc.property(job, ({ doorways, extras, underlay, links, ...plain }) => {
      const empty = { doorways: plain.rooms.map(() => undefined), extras: noExtras };
      expect(estimate({ ...plain, ...empty })).toEqual(estimate(plain));
    }),
    runs,
  );
});
