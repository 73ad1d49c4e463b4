import type {
  RoomPart,
  RoomSize,
  Space,
  Stairs,
} from '#features/calculator/cut-plan/laying/spaces.ts';
import { fc } from '#tests/support/properties.ts';

/* Spaces to be covered, for property tests: measures in mm. */

export const side = fc.oneof(
  fc.integer({ min: 1, max: 8000 }),
  fc.integer({ min: 1, max: 50_000 }),
  fc.constantFrom(1900, 1901, 3900, 3901, 4900, 4901, 7900, 7901, 9900),
);
export const room = fc.record({ lengthMm: side, widthMm: side });
export const roll = fc.constantFrom(4000, 5000, 3660);
const partOn = (side: RoomPart['side'], wallMm: number): fc.Arbitrary<RoomPart> =>
  fc
    .tuple(
      fc.double({ min: 0, max: 0.6, noNaN: true }),
      fc.double({ min: 0.1, max: 1, noNaN: true }),
      fc.integer({ min: 300, max: 4000 }),
    )
    .map(([start, share, depthMm]) => {
      const startMm = Math.floor(start * wallMm);
      return {
        side,
        startMm,
        widthMm: Math.max(1, Math.floor(share * (wallMm - startMm))),
        depthMm,
      };
    });
export const houseSide = fc.integer({ min: 900, max: 7000 });
/** Rooms of one to four rectangles. */
export const shapedRoom: fc.Arbitrary<RoomSize> = fc
  .tuple(
    houseSide,
    houseSide,
    fc.subarray(['left', 'right', 'top', 'bottom'] as const, { maxLength: 3 }),
  )
  .chain(([lengthMm, widthMm, sides]) =>
    fc
      .tuple(
        ...sides.map((side) =>
          partOn(side, side === 'left' || side === 'right' ? widthMm : lengthMm),
        ),
      )
      .map((parts) => ({ lengthMm, widthMm, parts })),
  );
export const stairs: fc.Arbitrary<Stairs> = fc.record(
  {
    steps: fc.integer({ min: 1, max: 16 }),
    goingMm: fc.integer({ min: 200, max: 300 }),
    riseMm: fc.integer({ min: 150, max: 220 }),
    widthMm: fc.integer({ min: 600, max: 1500 }),
    winders: fc.record({
      count: fc.integer({ min: 0, max: 4 }),
      goingMm: fc.integer({ min: 300, max: 900 }),
      widthMm: fc.integer({ min: 600, max: 1300 }),
    }),
    landing: fc.record({ lengthMm: houseSide, widthMm: houseSide }),
    runnerMm: fc.integer({ min: 400, max: 900 }),
  },
  { requiredKeys: ['steps', 'goingMm', 'riseMm', 'widthMm'] },
);
export const space: fc.Arbitrary<Space> = fc.oneof(
  { arbitrary: room, weight: 2 },
  { arbitrary: shapedRoom, weight: 3 },
  { arbitrary: stairs, weight: 1 },
);
