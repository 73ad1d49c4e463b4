import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { estimateRequest } from '../../contract.ts';
import {
  boundRoom,
  findPartProblem,
  measureArea,
  measurePerimeter,
} from '../../cut-plan/laying/spaces.ts';
import {
  findShapeProblem,
  listWalls,
  listWallsForParts,
  nameShape,
  outlineShape,
  recogniseShape,
  type ShapeKind,
  shapeRoom,
  shapes,
} from './room-shapes.ts';

const kinds = Object.keys(shapes) as ShapeKind[];
const lShape = [5200, 4200, 2200, 1800];

/** Twice the area that a closed line of points goes round. */
const shoelace = (points: { x: number; y: number }[]) =>
  Math.abs(
    points.reduce((sum, { x, y }, i) => {
      const next = points[(i + 1) % points.length] ?? { x, y };
      return sum + x * next.y - next.x * y;
    }, 0),
  );

const side = fc.integer({ min: 1, max: 20_000 });
const anyShape = fc
  .constantFrom(...kinds)
  .chain((kind) =>
    fc.tuple(
      fc.constant(kind),
      fc.array(side, { minLength: shapes[kind].asked, maxLength: shapes[kind].asked }),
    ),
  );
const validShape = anyShape.filter(([kind, sides]) => !findShapeProblem(kind, sides));

describe('a room by its outer walls', () => {
  it('works the last walls out of those that are measured', () => {
    expect(listWalls('corner', lShape)).toEqual([5200, 2400, 2200, 1800, 3000, 4200]);
    expect(listWalls('t', [5000, 2000, 1500, 2200, 2000])).toEqual([
      5000, 2000, 1500, 2200, 2000, 2200, 1500, 2000,
    ]);
    expect(listWalls('u', [5000, 4000, 1500, 2200, 2000, 1800])).toEqual([
      5000, 4000, 1500, 2200, 2000, 1800, 1500, 3600,
    ]);
  });

  it('is a rectangle with parts that no corner is in twice', () => {
    const room = shapeRoom('corner', lShape);
    expect(room).toEqual({
      lengthMm: 5200,
      widthMm: 2400,
      parts: [{ side: 'bottom', startMm: 0, widthMm: 3000, depthMm: 1800 }],
    });
    expect(measureArea(room)).toBe(5200 * 2400 + 3000 * 1800);
  });

  it('has the area, the walls and the width of its outline, and is accepted by the server', () => {
    fc.assert(
      fc.property(validShape, ([kind, sides]) => {
        const room = shapeRoom(kind, sides);
        const points = outlineShape(kind, sides);
        expect(2 * measureArea(room)).toBe(shoelace(points));
        const walls = listWalls(kind, sides);
        expect(Math.min(...walls)).toBeGreaterThan(0);
        expect(measurePerimeter(room)).toBe(walls.reduce((sum, wall) => sum + wall));
        expect(boundRoom(room).lengthMm).toBe(sides[0]);
        expect(findPartProblem(room)).toBeUndefined();
        const parts = room.parts?.map(({ side: at, startMm, widthMm, depthMm }) => ({
          side: at,
          start: startMm / 1000,
          width: widthMm / 1000,
          depth: depthMm / 1000,
        }));
        const sent = { length: room.lengthMm / 1000, width: room.widthMm / 1000, parts };
        expect(estimateRequest.safeParse({ flooringType: 'carpet', rooms: [sent] }).success).toBe(
          true,
        );
      }),
    );
  });

  it.each([
    [
      'corner',
      [4000, 2000, 4000, 1000],
      2,
      'C must be shorter than A: it is the width of the missing corner',
    ],
    [
      'corner',
      [4000, 2000, 1000, 2000],
      3,
      'D must be shorter than B: it is the depth of the missing corner',
    ],
    ['t', [4000, 2000, 2500, 1000, 1500], 4, 'C and E together must be shorter than A'],
    ['bay', [4000, 2000, 4500, 1000, 1500], 2, 'C must be shorter than A: it runs back below it'],
    [
      'u',
      [4000, 2000, 1000, 2000, 1500, 900],
      3,
      'D must be shorter than B, or the room is in two',
    ],
  ] as const)('of the shape %s cannot be %j', (kind, sides, wall, message) => {
    expect(findShapeProblem(kind, sides)).toEqual({ side: wall, message });
  });

  it('grows while it is typed, wall by wall', () => {
    const areas = [1, 2, 3, 4].map((count) =>
      measureArea(shapeRoom('corner', [...lShape.slice(0, count), 0, 0, 0].slice(0, 4))),
    );
    expect(areas).toEqual([0, 21_840_000, 21_840_000, 17_880_000]);
    fc.assert(
      fc.property(anyShape, fc.nat(6), ([kind, sides], count) => {
        const room = shapeRoom(
          kind,
          sides.map((each, i) => (i < count ? each : 0)),
        );
        expect(measureArea(room)).toBeGreaterThanOrEqual(0);
        expect(findPartProblem(room)).toBeUndefined();
      }),
    );
  });
});

describe('a piece added to an L-shape', () => {
  const lettersFor = (...others: ('top' | 'right' | 'bottom' | 'left')[]) =>
    listWallsForParts('corner', others)
      .map(([, letter]) => letter)
      .join('');

  it('can be below it, where its rectangle is the deep half', () => {
    const deep = shapeRoom('corner', lShape, true);
    expect(deep).toEqual({
      lengthMm: 3000,
      widthMm: 4200,
      parts: [{ side: 'right', startMm: 0, widthMm: 2400, depthMm: 2200 }],
    });
    fc.assert(
      fc.property(validShape, ([kind, sides]) => {
        const [one, other] = [false, true].map((isDeep) => shapeRoom(kind, sides, isDeep));
        if (!one || !other) throw new Error('unreachable');
        expect(measureArea(other)).toBe(measureArea(one));
        expect(measurePerimeter(other)).toBe(measurePerimeter(one));
      }),
    );
  });

  it('is never beside another that would need the other half', () => {
    expect(lettersFor()).toBe('AFEB');
    expect(lettersFor('bottom')).toBe('EB');
    expect(lettersFor('right')).toBe('AFB');
    expect(lettersFor('top')).toBe('AFB');
    expect(lettersFor('left')).toBe('AFEB');
  });
});

describe('a room with parts', () => {
  it('is recognised by the walls that it was entered by', () => {
    fc.assert(
      fc.property(validShape, ([kind, sides]) => {
        const found = recogniseShape(shapeRoom(kind, sides));
        expect(found?.sides).toEqual(sides);
        if (kind === 'corner' || kind === 'u') expect(found?.kind).toBe(kind);
        else expect(['t', 'bay']).toContain(found?.kind);
      }),
    );
    expect(recogniseShape({ lengthMm: 5000, widthMm: 4000 })).toBeUndefined();
  });

  it('is named by its shape, on whichever side the part is', () => {
    const room = { lengthMm: 5000, widthMm: 4000 };
    const part = { side: 'right' as const, startMm: 0, widthMm: 1500, depthMm: 900 };
    expect(nameShape({ ...room, parts: [part] })).toBe('L-shape');
    expect(nameShape({ ...room, parts: [{ ...part, startMm: 2500 }] })).toBe('L-shape');
    expect(nameShape({ ...room, parts: [{ ...part, startMm: 1000 }] })).toBe('Bay');
    expect(nameShape({ ...room, parts: [{ ...part, startMm: 1000, depthMm: 3000 }] })).toBe(
      'T-shape',
    );
    expect(nameShape(shapeRoom('u', [5000, 4000, 1500, 2200, 2000, 1800]))).toBe('U-shape');
    expect(nameShape({ ...room, parts: [part, { ...part, side: 'left' }] })).toBeUndefined();
    expect(nameShape(room)).toBeUndefined();
  });
});
