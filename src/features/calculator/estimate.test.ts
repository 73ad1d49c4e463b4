import { expect, test } from 'vitest';
import { loopLength } from '#tests/support/long-run.ts';
import { fc } from '#tests/support/properties.ts';
import {
  type Breakdown,
  type ChosenProduct,
  type EstimateJob,
  estimateJob,
  type FlooringType,
  type RoomSize,
} from './estimate.ts';
import { defaultPriceBook } from './price-book.ts';

const workedRoom = { lengthMm: 5900, widthMm: 3700 };

function buildJob(overrides: Partial<EstimateJob> = {}): EstimateJob {
  return {
    rooms: [workedRoom],
    flooringType: 'carpet',
    rollWidthMm: 4000,
    includeInstallation: true,
    ...overrides,
  };
}

const estimate = (overrides: Partial<EstimateJob>) =>
  estimateJob(buildJob(overrides), defaultPriceBook);

const lines = ({
  materialsPence,
  underlayPence,
  accessoriesPence,
  installationPence,
}: Breakdown) => [materialsPence, underlayPence, accessoriesPence, installationPence];

test('carpet of the worked example: 6.0 m off the 4 m roll, £1,081.99', () => {
  const { breakdown, plan, otherWidth, packs, ...net } = estimate({});
  expect(net).toMatchObject({ netAreaMm2: 21_830_000, perimeterMm: 19_200, otherCut: null });
  expect(lines(breakdown)).toEqual([62376, 9824, 3254, 32745]);
  // 623.76 + 98.24 + 32.54 + 327.45
  expect(breakdown.totalPence).toBe(108199);
  expect(plan).toMatchObject({ rollWidthMm: 4000, boughtMm2: 24_000_000 });
  expect(otherWidth?.plan).toMatchObject({ rollWidthMm: 5000, boughtMm2: 30_000_000 });
  expect(packs).toBeNull();
});

test('vinyl of the worked example: 11 packs, £819.21', () => {
  const { breakdown, plan, otherWidth, packs } = estimate({ flooringType: 'vinyl' });
  expect(lines(breakdown)).toEqual([44770, 0, 4406, 32745]);
  expect(breakdown.totalPence).toBe(81921);
  expect({ plan, otherWidth }).toEqual({ plan: null, otherWidth: null });
  expect(packs).toEqual({ count: 11, packAreaMm2: 2_200_000, wastePercent: 10 });
});

test('laminate of the worked example: 11 packs, £754.95', () => {
  const { breakdown, packs } = estimate({ flooringType: 'laminate' });
  expect(lines(breakdown)).toEqual([31136, 6440, 5174, 32745]);
  expect(breakdown.totalPence).toBe(75495);
  expect(packs).toEqual({ count: 11, packAreaMm2: 2_220_000, wastePercent: 8 });
});

test('4.5 × 4.3 m off the 5 m roll buys 22.0 m² without a join', () => {
  const { plan } = estimate({ rooms: [{ lengthMm: 4500, widthMm: 4300 }], rollWidthMm: 5000 });
  expect(plan).toMatchObject({ boughtMm2: 22_000_000, crossJoins: 0, seamLengthMm: 0 });
});

test('two rooms of 3.8 × 1.9 m share 3.9 m of the 4 m roll', () => {
  const room = { lengthMm: 3800, widthMm: 1900 };
  expect(estimate({ rooms: [room, room] }).plan).toMatchObject({
    lengthMm: 3900,
    boughtMm2: 15_600_000,
  });
});

const product = { pricePence: 450, rollWidthsMm: [4000], packAreaMm2: null, fittingIncluded: true };

test('a product sold with fitting costs its material and nothing else', () => {
  const { breakdown, otherWidth } = estimate({ product });
  expect(lines(breakdown)).toEqual([24 * 450, 0, 0, 0]);
  expect(otherWidth).toBeNull();
});

test('a product without a roll of the requested width uses its cheapest roll', () => {
  const { plan, otherWidth } = estimate({
    rollWidthMm: 5000,
    product: { ...product, rollWidthsMm: [3000, 4000, 2000] },
  });
  // Two drops of 3.8 m off 3 m, or three off 2 m, are 22.8 m² each: the plan with fewer joins is chosen.
  // Off 2 m, two drops of 6.0 m have one join less, which is worth more than 1.2 m² at this price.
  expect(plan).toMatchObject({ rollWidthMm: 3000, boughtMm2: 22_800_000 });
  expect(otherWidth?.plan).toMatchObject({ rollWidthMm: 2000, boughtMm2: 24_000_000, joins: 1 });
});

test('sheet vinyl is cut from the roll, with the seal along the walls', () => {
  const sheet = { pricePence: 1600, rollWidthsMm: [2000, 4000], packAreaMm2: null };
  const { breakdown, plan, otherWidth, packs } = estimate({
    flooringType: 'vinyl',
    product: { ...sheet, fittingIncluded: false },
  });
  expect(lines(breakdown)).toEqual([24 * 1600, 0, 4406, 32745]);
  expect([plan?.rollWidthMm, otherWidth?.plan.rollWidthMm]).toEqual([4000, 2000]);
  expect(packs).toBeNull();
});

test('sheet vinyl has full-length seams only, where carpet would have cross-joins', () => {
  const sheet = { pricePence: 1390, rollWidthsMm: [2000, 3000, 4000], packAreaMm2: null };
  const job = {
    rooms: [{ lengthMm: 4500, widthMm: 4300 }],
    rollWidthMm: 5000,
    product: { ...sheet, fittingIncluded: false },
  };
  // Two drops of 4.4 m off 3 m are 26.4 m², as are three off 2 m.
  const { plan, otherWidth } = estimate({ ...job, flooringType: 'vinyl' });
  expect(plan).toMatchObject({ rollWidthMm: 3000, boughtMm2: 26_400_000, crossJoins: 0 });
  expect(otherWidth?.plan).toMatchObject({ rollWidthMm: 2000, crossJoins: 0 });
  expect(estimate({ ...job, flooringType: 'carpet' }).plan?.crossJoins).toBeGreaterThan(0);
});

test("a product's own pack is counted with the price book's waste", () => {
  const { packs, breakdown } = estimate({
    flooringType: 'laminate',
    product: { ...product, rollWidthsMm: [], packAreaMm2: 3_000_000, fittingIncluded: false },
  });
  // 21.83 m² and 8 % are 23.5764 m².
  expect(packs).toMatchObject({ count: 8, packAreaMm2: 3_000_000 });
  expect(breakdown.materialsPence).toBe(24 * 450);
});

test('the largest job at a dear price is still exact to the penny', () => {
  const rooms = Array(30).fill({ lengthMm: 50_000, widthMm: 49_999 });
  const { breakdown, netAreaMm2, packs } = estimate({
    rooms,
    flooringType: 'vinyl',
    product: { ...product, rollWidthsMm: [], packAreaMm2: 2_200_001, pricePence: 9_999_999 },
  });
  const bought = BigInt(packs?.count ?? 0) * 2_200_001n;
  expect(netAreaMm2).toBe(30 * 50_000 * 49_999);
  expect(BigInt(breakdown.materialsPence)).toBe((bought * 9_999_999n + 500_000n) / 1_000_000n);
});

const side = fc.oneof(fc.integer({ min: 1, max: 7000 }), fc.integer({ min: 1, max: 50_000 }));
const room: fc.Arbitrary<RoomSize> = fc.record({ lengthMm: side, widthMm: side });
const anyProduct: fc.Arbitrary<ChosenProduct> = fc.record({
  pricePence: fc.integer({ min: 0, max: 99_999 }),
  rollWidthsMm: fc.constantFrom<number[][]>([], [4000], [4000, 5000], [3000, 3660]),
  packAreaMm2: fc.constantFrom<(number | null)[]>(null, 2_200_000, 1_871_300),
  fittingIncluded: fc.boolean(),
});
const job: fc.Arbitrary<EstimateJob> = fc.record({
  rooms: fc.array(room, { minLength: 1, maxLength: 8 }),
  flooringType: fc.constantFrom<FlooringType[]>('carpet', 'vinyl', 'laminate'),
  rollWidthMm: fc.constantFrom(4000, 5000),
  includeInstallation: fc.boolean(),
  product: fc.option(anyProduct, { nil: undefined }),
});
const runs = { numRuns: loopLength(26, 80) };
const price = (each: EstimateJob) => estimateJob(each, defaultPriceBook);
const boughtOf = ({ plan, packs }: ReturnType<typeof price>) =>
  plan ? plan.boughtMm2 : (packs?.count ?? 0) * (packs?.packAreaMm2 ?? 0);

test('lines add up to the total, charges to their lines, and more is bought than laid', () => {
  fc.assert(
    fc.property(job, (each) => {
      const answer = price(each);
      const { totalPence } = answer.breakdown;
      expect(lines(answer.breakdown).reduce((sum, line) => sum + line, 0)).toBe(totalPence);
      expect(lines(answer.breakdown).every(Number.isSafeInteger)).toBe(true);
      expect(answer.charges.reduce((sum, { pence }) => sum + pence, 0)).toBe(totalPence);
      expect(boughtOf(answer)).toBeGreaterThanOrEqual(answer.netAreaMm2);
    }),
    runs,
  );
});

test('neither turned rooms nor another order of rooms changes a price', () => {
  fc.assert(
    fc.property(job, (each) => {
      const rooms = (each.rooms as RoomSize[]).map((one) => ({
        lengthMm: one.widthMm,
        widthMm: one.lengthMm,
      }));
      const turned = price({ ...each, rooms: rooms.reverse() });
      const straight = price(each);
      expect(turned.breakdown).toEqual(straight.breakdown);
      expect(turned.otherWidth?.breakdown).toEqual(straight.otherWidth?.breakdown);
      expect(boughtOf(turned)).toBe(boughtOf(straight));
    }),
    runs,
  );
});

test('a larger room never costs less', () => {
  const growth = fc.oneof(fc.constantFrom(0, 1), fc.integer({ min: 0, max: 5000 }));
  fc.assert(
    fc.property(job, room, growth, growth, (each, one, a, b) => {
      const larger = { lengthMm: one.lengthMm + a, widthMm: one.widthMm + b };
      const before = price({ ...each, rooms: [one] }).breakdown.totalPence;
      const after = price({ ...each, rooms: [larger] }).breakdown.totalPence;
      expect(after).toBeGreaterThanOrEqual(before);
    }),
    { numRuns: loopLength(200, 600) },
  );
});

test('stairs cost their pieces, underlay, gripper and labour by the flight and the winder', () => {
  const stairs = {
    steps: 10,
    goingMm: 230,
    riseMm: 200,
    widthMm: 850,
    winders: { count: 3, goingMm: 700, widthMm: 900 },
  };
  const { charges, breakdown, netAreaMm2 } = estimate({ rooms: [stairs] });
  // 10 steps of 43 × 85 cm and 3 winders of 90 × 90 cm.
  expect(netAreaMm2).toBe(3_655_000 + 2_430_000);
  const penceOf = Object.fromEntries(charges.map(({ name, pence }) => [name, pence]));
  expect(penceOf).toMatchObject({
    underlay: 2738,
    edging: 2688,
    doorBars: 0,
    fitting: 0,
    flights: 6000,
    winders: 1800,
  });
  expect(lines(breakdown).reduce((sum, line) => sum + line, 0)).toBe(breakdown.totalPence);
});

test('a runner is bound along both edges', () => {
  const stairs = { steps: 13, goingMm: 230, riseMm: 200, widthMm: 850, runnerMm: 600 };
  const { charges } = estimate({ rooms: [stairs] });
  // Twice 13 × 43 cm at £6 a metre.
  expect(charges.find(({ name }) => name === 'binding')).toMatchObject({
    quantity: 11_180,
    pence: 6708,
  });
});

test('a hard floor leaves stairs to the visit, and is not priced without a room', () => {
  const stairs = { steps: 13, goingMm: 230, riseMm: 200, widthMm: 850 };
  const floor = estimate({ rooms: [workedRoom, stairs], flooringType: 'laminate' });
  expect(floor.flightsAtVisit).toBe(1);
  expect(floor.breakdown.totalPence).toBe(75495);
  expect(() => estimate({ rooms: [stairs], flooringType: 'laminate' })).toThrow(RangeError);
});

test('fewer joins are offered at their price where the cheaper plan has some', () => {
  // Two drops of 3.6 m are enough; in one piece it takes 8.0 m.
  const rooms = [{ lengthMm: 7900, widthMm: 3500 }];
  const { plan, breakdown, otherCut } = estimate({ rooms });
  expect(plan).toMatchObject({ joins: 1, lengthMm: 7200, allowancePence: 0 });
  expect(otherCut?.plan).toMatchObject({ joins: 0, lengthMm: 8000 });
  expect(otherCut?.breakdown.totalPence).toBeGreaterThan(breakdown.totalPence);
  const asked = estimate({ rooms, fewestJoins: true });
  expect(asked.plan).toEqual(otherCut?.plan);
  expect(asked.otherCut?.breakdown).toEqual(breakdown);
});

test('a job costs no more than its rooms one by one, but for rounded halfpence', () => {
  fc.assert(
    fc.property(job, (each) => {
      const together = price(each);
      const rollWidthMm = together.plan?.rollWidthMm ?? each.rollWidthMm;
      const product = each.product && { ...each.product };
      // One by one off the same roll: without the requested width each room could choose its own.
      if (product && together.plan && product.rollWidthsMm.length > 0) {
        product.rollWidthsMm = [rollWidthMm];
      }
      const apart = each.rooms.map((one) => price({ ...each, rollWidthMm, product, rooms: [one] }));
      const sum = apart.reduce((so, { breakdown }) => so + breakdown.totalPence, 0);
      // A line is off by at most half a penny once, and by less than half a penny for each of n separate
      // rooms.
      const roundingPence = 4 * Math.floor(each.rooms.length / 2);
      expect(together.breakdown.totalPence).toBeLessThanOrEqual(sum + roundingPence);
    }),
    runs,
  );
});

test('leaving out installation takes off exactly the installation line', () => {
  fc.assert(
    fc.property(job, (each) => {
      const fitted = price({ ...each, includeInstallation: true }).breakdown;
      const bare = price({ ...each, includeInstallation: false }).breakdown;
      const totalPence = fitted.totalPence - fitted.installationPence;
      expect(bare).toEqual({ ...fitted, installationPence: 0, totalPence });
    }),
    runs,
  );
});
