import type {
  RoomPart,
  RoomSize,
  Space,
  Stairs,
} from '#features/calculator/cut-plan/laying/spaces.ts';

export type Random = (below: number) => number;

export function createRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Rooms of 1.5 to 7 m by 1.5 to 6 m. */
export const drawRooms = (rooms: number, random: Random): RoomSize[] =>
  Array.from({ length: rooms }, () => ({
    lengthMm: 1500 + 10 * random(551),
    widthMm: 1500 + 10 * random(451),
  }));

/** Such rooms, each with one to three parts. */
export const drawShapedRooms = (rooms: number, random: Random): RoomSize[] =>
  drawRooms(rooms, random).map((room) => {
    const sides = (['left', 'right', 'top', 'bottom'] as const).filter(() => random(3) === 0);
    return { ...room, parts: sides.slice(0, 3).map((side) => drawPart(room, side, random)) };
  });

function drawPart(room: RoomSize, side: RoomPart['side'], random: Random): RoomPart {
  const wallMm = side === 'left' || side === 'right' ? room.widthMm : room.lengthMm;
  const startMm = 10 * random(Math.floor(wallMm / 20));
  const widthMm = 300 + 10 * random(Math.floor((wallMm - startMm - 300) / 10));
  return { side, startMm, widthMm, depthMm: 300 + 10 * random(220) };
}

export const drawStairs = (random: Random): Stairs => ({
  steps: 1 + random(16),
  goingMm: 200 + 10 * random(11),
  riseMm: 150 + 10 * random(8),
  widthMm: 600 + 10 * random(61),
  ...(random(2) === 0 && {
    winders: { count: random(5), goingMm: 300 + 10 * random(61), widthMm: 600 + 10 * random(71) },
  }),
  ...(random(2) === 0 && {
    landing: { lengthMm: 900 + 10 * random(300), widthMm: 900 + 10 * random(300) },
  }),
  ...(random(4) === 0 && { runnerMm: 400 + 10 * random(51) }),
});

/** A space made larger by nothing, a millimetre or up to 2.5 m in each of its measures. */
export function growSpace(space: Space, random: Random): Space {
  const grow = () => [0, 1, random(2500)][random(3)] as number;
  if ('steps' in space) {
    const landing = space.landing && {
      ...space.landing,
      lengthMm: space.landing.lengthMm + grow(),
    };
    return {
      ...space,
      steps: space.steps + random(3),
      widthMm: space.widthMm + random(100),
      ...(landing && { landing }),
    };
  }
  const parts = space.parts?.map((part) => ({ ...part, depthMm: part.depthMm + grow() }));
  const [lengthMm, widthMm] = [space.lengthMm + grow(), space.widthMm + grow()];
  return { ...space, lengthMm, widthMm, ...(parts && { parts }) };
}
