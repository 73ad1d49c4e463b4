import { expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { estimateJob } from '../estimate.ts';
import { defaultPriceBook } from '../price-book.ts';
import { presentEstimate } from './present-estimate.ts';

const side = fc.integer({ min: 500, max: 15_000 }).map((mm) => mm / 1000);
const room = fc.record({ length: side, width: side });

it('the joins and their length are those of the drawing', () => {
  fc.assert(
    fc.property(
      fc.array(room, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(4, 5),
      (sizes, width) => {
        const rooms = sizes.map((size) => ({ ...size, name: 'Room' }));
        const priced = estimateJob(
          {
            rooms: sizes.map(({ length, width: across }) => ({
              lengthMm: Math.round(length * 1000),
              widthMm: Math.round(across * 1000),
            })),
            flooringType: 'carpet',
            rollWidthMm: width * 1000,
            includeInstallation: true,
            product: undefined,
          },
          defaultPriceBook,
        );
        const carpetWidth = width as 4 | 5;
        const { plan } = presentEstimate(
          priced,
          { rooms, flooringType: 'carpet', carpetWidth, includeInstallation: true },
          { id: 'id', createdAt: new Date(0), product: undefined },
        );
        const lines = plan?.layouts.flatMap(({ joins }) => joins) ?? [];
        const drawnMm = lines.reduce(
          (sum, { x1, y1, x2, y2 }) => sum + Math.round(Math.hypot(x2 - x1, y2 - y1) * 1000),
          0,
        );
        expect(plan?.joins).toBe(lines.length);
        expect(plan?.crossJoins).toBe(lines.filter(({ kind }) => kind === 'cross').length);
        expect(Math.round((plan?.seamMetres ?? 0) * 1000)).toBe(drawnMm);
        // Every line is inside its room.
        for (const { room: index, joins } of plan?.layouts ?? [])
          for (const { x1, y1, x2, y2 } of joins) {
            const size = sizes[index];
            expect(Math.max(x1, x2)).toBeLessThanOrEqual(size?.length ?? 0);
            expect(Math.max(y1, y2)).toBeLessThanOrEqual(size?.width ?? 0);
            expect(Math.min(x1, x2, y1, y2)).toBeGreaterThanOrEqual(0);
          }
      },
    ),
    { numRuns: 200 },
  );
});
