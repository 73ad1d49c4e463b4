import { describe, expect, it } from 'vitest';
import { loopLength } from '#tests/support/long-run.ts';
import { fc } from '#tests/support/properties.ts';
import type { EstimatePlan } from '../../contract.ts';
import { type ChosenProduct, estimateJob } from '../../estimate.ts';
import { defaultPriceBook } from '../../price-book.ts';
import { presentEstimate } from '../../server/present-estimate.ts';
import { drawRoll, foldLongStretches, type Sheet, splitIntoBands } from './roll-geometry.ts';

const across: Sheet = {
  direction: 'across',
  space: 680,
  scale: { least: 44, most: 62 },
  figureRoom: 44,
};
const down: Sheet = {
  direction: 'down',
  space: Number.POSITIVE_INFINITY,
  scale: { least: 50, most: 50 },
  figureRoom: 16,
};

function planFor(
  sides: [number, number][],
  rollWidthMm = 4000,
  product?: ChosenProduct,
): EstimatePlan {
  const job = {
    rooms: sides.map(([lengthMm, widthMm]) => ({ lengthMm, widthMm })),
    flooringType: 'carpet' as const,
    rollWidthMm,
    includeInstallation: true,
    ...(product && { product }),
  };
  const rooms = sides.map(([l, w]) => ({ name: 'Room', length: l / 1000, width: w / 1000 }));
  const request = { ...job, rooms, carpetWidth: 4 as const };
  const more = { id: 'x', createdAt: new Date(0), product: undefined };
  const { plan } = presentEstimate(estimateJob(job, defaultPriceBook), request, more);
  if (!plan) throw new Error('carpet has a plan');
  return plan;
}

const sides = fc.array(
  fc.tuple(fc.integer({ min: 300, max: 20_000 }), fc.integer({ min: 300, max: 9_000 })),
  { minLength: 1, maxLength: 8 },
);

describe('drawRoll', () => {
  it('draws one room to scale', () => {
    const { rollWidth, bands } = drawRoll(planFor([[5900, 3700]]), across);
    expect(rollWidth).toBeCloseTo(248);
    expect(bands).toHaveLength(1);
    expect(bands[0]?.pieces[0]).toMatchObject({ x: 0, y: 0, width: 372, height: 3.8 * 62 });
    expect(bands[0]?.marks.map((mark) => mark.metres)).toEqual([0, 6]);
  });

  it.each([
    ['across', across],
    ['down', down],
  ])('keeps every piece on the roll and apart from the others, %s', (_, sheet) => {
    fc.assert(
      fc.property(sides, (rooms) => {
        const { rollWidth, bands } = drawRoll(planFor(rooms), sheet);
        for (const band of bands) {
          const [right, bottom] =
            sheet.direction === 'across' ? [band.length, rollWidth] : [rollWidth, band.length];
          for (const [i, a] of band.pieces.entries()) {
            expect(Math.min(a.x, a.y)).toBeGreaterThanOrEqual(-0.001);
            expect(a.x + a.width).toBeLessThanOrEqual(right + 0.01);
            expect(a.y + a.height).toBeLessThanOrEqual(bottom + 0.01);
            for (const b of band.pieces.slice(i + 1)) {
              const apart =
                a.x + a.width <= b.x + 0.01 ||
                b.x + b.width <= a.x + 0.01 ||
                a.y + a.height <= b.y + 0.01 ||
                b.y + b.height <= a.y + 0.01;
              expect(apart).toBe(true);
            }
          }
        }
      }),
      { numRuns: loopLength(15, 40) },
    );
  });

  it('shows every piece, and no band wider than the sheet', () => {
    fc.assert(
      fc.property(sides, (rooms) => {
        const plan = planFor(rooms);
        const { bands } = drawRoll(plan, across);
        const shown = new Set(bands.flatMap((band) => band.pieces.map(({ piece }) => piece)));
        expect(shown.size).toBe(plan.pieces.length);
        for (const band of bands) expect(band.length).toBeLessThanOrEqual(across.space + 0.01);
      }),
      { numRuns: loopLength(15, 40) },
    );
  });

  it('labels both ends of a band and keeps labels apart', () => {
    const { bands } = drawRoll(
      planFor([
        [5900, 4700],
        [5200, 1100],
        [2400, 2100],
        [3100, 950],
      ]),
      across,
    );
    for (const { marks } of bands) {
      const figures = marks.filter((mark) => mark.hasFigure).map((mark) => mark.at);
      expect(figures.at(-1)).toBe(marks.at(-1)?.at);
      for (const [i, at] of figures.entries())
        if (i > 0) expect(at - (figures[i - 1] as number)).toBeGreaterThanOrEqual(44);
    }
  });
});

describe('a patterned carpet', () => {
  const patterned = (repeatMm: number) => ({
    pricePence: 2599,
    rollWidthsMm: [4000],
    packAreaMm2: null,
    fittingIncluded: false,
    pattern: { repeatMm, isHalfDrop: false },
  });

  it('has a line at each repeat, off the edges of its pieces too', () => {
    const { bands } = drawRoll(planFor([[5900, 3700]], 4000, patterned(640)), across);
    expect(bands[0]?.repeats.map((at) => Math.round(at / 0.62) / 100)).toEqual([
      0.64, 1.28, 1.92, 2.56, 3.2, 3.84, 4.48, 5.12, 5.76,
    ]);
  });

  it('has none where they would be too close, or the roll is drawn shortened', () => {
    const plans = [
      planFor([[5900, 3700]], 4000, patterned(50)),
      planFor([[9900, 3700]], 4000, patterned(640)),
      planFor([[5900, 3700]]),
    ];
    for (const plan of plans)
      expect(drawRoll(plan, down).bands.flatMap(({ repeats }) => repeats)).toEqual([]);
  });
});

describe('long rolls', () => {
  it('are shortened where nothing is cut for more than nine metres', () => {
    const { place, folds } = foldLongStretches([0, 4, 54, 58]);
    expect([0, 4, 54, 58].map(place)).toEqual([0, 4, 9, 13]);
    expect(folds).toEqual([8.25]);
  });

  it('continue in another band, split at a straight cut where there is one', () => {
    expect(splitIntoBands([0, 4, 9, 13], 13, 10)).toEqual([
      { from: 0, to: 9 },
      { from: 9, to: 13 },
    ]);
    expect(splitIntoBands([0, 12], 12, 10)).toEqual([
      { from: 0, to: 10 },
      { from: 10, to: 12 },
    ]);
  });
});
