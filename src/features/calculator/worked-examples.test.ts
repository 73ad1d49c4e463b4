import { expect, test } from 'vitest';
import { type EstimateJob, estimateJob } from './estimate.ts';
import { defaultPriceBook, type PriceBook } from './price-book.ts';

/* Examples of the rules in docs/pricing.md, in its order. */
const lines = (job: Partial<EstimateJob>, prices: Partial<PriceBook> = {}) => {
  const { breakdown, plan } = estimateJob(
    {
      rooms: [{ lengthMm: 5900, widthMm: 3700 }],
      flooringType: 'carpet',
      rollWidthMm: 4000,
      includeInstallation: true,
      ...job,
    },
    { ...defaultPriceBook, ...prices },
  );
  return { pence: Object.values(breakdown), lengthMm: plan?.lengthMm, joins: plan?.joins };
};
const hall = { lengthMm: 3000, widthMm: 2000 };
const flight = { steps: 13, goingMm: 230, riseMm: 200, widthMm: 850 };
const landing = { lengthMm: 2000, widthMm: 1000 };
const bay = { side: 'right', startMm: 0, widthMm: 2400, depthMm: 1800 } as const;
const wide = { lengthMm: 6000, widthMm: 5400 };
const alcove = { side: 'bottom', startMm: 0, widthMm: 2000, depthMm: 1500 } as const;
const boards = {
  pricePence: 1850,
  rollWidthsMm: [],
  packAreaMm2: 2_200_000,
  fittingIncluded: false,
};
/** The standard carpet with a pattern that repeats every 64 cm. */
const patterned = (match: 'set' | 'half-drop') => ({
  pricePence: 2599,
  rollWidthsMm: [4000, 5000],
  packAreaMm2: null,
  fittingIncluded: false,
  pattern: { repeatMm: 640, isHalfDrop: match === 'half-drop' },
});
// 48 blocks of 457 × 102 mm.
const blocks = { ...boards, pricePence: 3290, packAreaMm2: 48 * 457 * 102 };

test.each<[string, Partial<EstimateJob>, ReturnType<typeof lines>]>([
  [
    'an L in one piece',
    { rooms: [{ lengthMm: 4200, widthMm: 3600, parts: [bay] }] },
    { pence: [63416, 8748, 3254, 29160, 104578], lengthMm: 6100, joins: 0 },
  ],
  [
    'an L rectangle by rectangle',
    { rooms: [{ lengthMm: 5000, widthMm: 3600, parts: [alcove] }] },
    { pence: [74851, 9450, 3874, 31500, 119675], lengthMm: 7200, joins: 1 },
  ],
  [
    'stairs',
    { rooms: [flight] },
    { pence: [19960, 2138, 2652, 6000, 30750], lengthMm: 1920, joins: 0 },
  ],
  [
    'stairs with a landing',
    { rooms: [{ ...flight, landing }] },
    { pence: [24950, 3038, 3270, 9000, 40258], lengthMm: 2400, joins: 0 },
  ],
  [
    'a join that is worth it',
    { rooms: [{ lengthMm: 7900, widthMm: 3500 }] },
    { pence: [74851, 12443, 4186, 41475, 132955], lengthMm: 7200, joins: 1 },
  ],
  [
    'a join that is not, and its allowance',
    { rooms: [{ lengthMm: 7300, widthMm: 3500 }] },
    { pence: [75351, 11498, 3542, 38325, 128716], lengthMm: 7400, joins: 0 },
  ],
  [
    'a patterned carpet in one piece',
    { product: patterned('set') },
    { pence: [66534, 9824, 3254, 32745, 112357], lengthMm: 6400, joins: 0 },
  ],
  [
    'a wide room without a pattern',
    { rooms: [wide] },
    { pence: [95123, 14580, 4686, 48600, 162989], lengthMm: 9150, joins: 2 },
  ],
  [
    'the same to a set match',
    { rooms: [wide], product: patterned('set') },
    { pence: [119762, 14580, 4186, 48600, 187128], lengthMm: 11_520, joins: 1 },
  ],
  [
    'the same to a half-drop match',
    { rooms: [wide], product: patterned('half-drop') },
    { pence: [126415, 14580, 4186, 48600, 193781], lengthMm: 12_160, joins: 1 },
  ],
  [
    'linked rooms',
    { rooms: [{ lengthMm: 5900, widthMm: 3700 }, hall], links: [1, 1] },
    { pence: [84322, 12524, 5454, 41745, 144045], lengthMm: 8111, joins: 2 },
  ],
  [
    'planks glued down, with whole tubs of adhesive',
    { flooringType: 'vinyl', product: { ...boards, isDryback: true } },
    { pence: [44770, 0, 11396, 32745, 88911], lengthMm: undefined, joins: undefined },
  ],
  [
    'herringbone glued down',
    { flooringType: 'vinyl', product: { ...blocks, isHerringbone: true, isDryback: true } },
    { pence: [88335, 0, 11396, 54575, 154306], lengthMm: undefined, joins: undefined },
  ],
  [
    'laminate in herringbone',
    { flooringType: 'laminate', product: { ...boards, pricePence: 1275, isHerringbone: true } },
    { pence: [33660, 6440, 5174, 54575, 99849], lengthMm: undefined, joins: undefined },
  ],
  [
    'doorways, extras and an underlay',
    {
      rooms: [{ lengthMm: 5900, widthMm: 3700 }, hall],
      doorways: [
        [
          { widthMm: 760, kind: 'carpet', sharedWith: 1 },
          { widthMm: 900, kind: 'ramp' },
        ],
        undefined,
      ],
      extras: { uplift: true, furnitureRooms: 1, doorTrims: 2, plywood: [], levelling: [1] },
      underlay: { pricePence: 595 },
    },
    { pence: [84208, 16559, 5614, 63220, 169601], lengthMm: 8100, joins: 0 },
  ],
])('%s', (_, job, expected) => {
  expect(lines(job)).toEqual(expected);
});

test('underlay by whole rolls', () => {
  const rolls = { underlayRollAreaMm2: { carpet: 15_000_000, vinyl: 0, laminate: 0 } };
  // 21.83 m²: two rolls of 15 m² at £67.50, or of 15.07 m² at £89.67.
  expect(lines({}, rolls).pence).toEqual([62376, 13500, 3254, 32745, 111875]);
  const underlay = { pricePence: 595, packAreaMm2: 15_070_000 };
  expect(lines({ underlay }, rolls).pence).toEqual([62376, 17934, 3254, 32745, 116309]);
  expect(lines({ underlay }).pence[1]).toBe(12_989);
  expect(lines({ flooringType: 'laminate' }, rolls).pence[1]).toBe(6440);
});
