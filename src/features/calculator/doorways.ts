import { type Charge, charge, measureWalls, sum } from './charges.ts';
import { isStairs, type Space } from './cut-plan/laying/spaces.ts';
import type { doorwayKinds } from './limits.ts';
import type { PriceBook } from './price-book.ts';

export type DoorwayKind = (typeof doorwayKinds)[number];

/**
 * A doorway as it is entered with one room; `sharedWith` is the index of the room of the job on its other
 * side, with which it is not entered again.
 */
export type Doorway = { widthMm: number; kind: DoorwayKind; sharedWith?: number };

type JobWithDoorways = {
  rooms: readonly Space[];
  /** For each room; a room without a list that no doorway of another names has one doorway as usual. */
  doorways?: readonly (readonly Doorway[] | undefined)[];
  links?: readonly (number | undefined)[];
};

/**
 * The door bars of a job and the length of wall, in mm, that its doorways leave open. Rooms linked with each
 * other have no bar between them: those without doorways have one for the group, or none where another room
 * of it has doorways. Stairs have a bar only where a doorway of their landing is given.
 * @param isPriced whether a room is in the price; a doorway counts where one of its rooms is
 */
export function measureDoorways(job: JobWithDoorways, isPriced: (room: Space) => boolean) {
  const { rooms, doorways = [], links } = job;
  const entered = doorways.flatMap((list = [], room) => list.map((one) => ({ ...one, room })));
  const isIn = (index: number | undefined) => {
    const room = index === undefined ? undefined : rooms[index];
    return room !== undefined && isPriced(room);
  };
  const groupOf = (index: number) => links?.[index] ?? -1 - index;
  const hasBar = ({ room, sharedWith }: (typeof entered)[number]) =>
    (isIn(room) || isIn(sharedWith)) &&
    (sharedWith === undefined || groupOf(room) !== groupOf(sharedWith));
  const barred = entered.filter(hasBar);
  const countBars = (kind: DoorwayKind) => barred.filter((one) => one.kind === kind).length;

  const openings = rooms.map((room, index) => {
    const widths = entered
      .filter((one) => one.room === index || one.sharedWith === index)
      .map(({ widthMm }) => widthMm);
    return isPriced(room) ? Math.min(sum(widths), measureWalls(room)) : 0;
  });

  const isGiven = (index: number) =>
    doorways[index] !== undefined || entered.some(({ sharedWith }) => sharedWith === index);
  const usual = rooms.flatMap((room, index) => (isPriced(room) && !isStairs(room) ? index : []));
  const given = new Set(usual.filter(isGiven).map(groupOf));
  const groups = new Set(usual.map(groupOf).filter((group) => !given.has(group)));
  return {
    openingsMm: sum(openings),
    bars: {
      carpet: groups.size + countBars('carpet'),
      hard: countBars('hard'),
      ramp: countBars('ramp'),
    },
  };
}
export type MeasuredDoorways = ReturnType<typeof measureDoorways>;

/** The door bars of a job as charges. */
export function chargeDoorBars({ bars }: MeasuredDoorways, prices: PriceBook): Charge[] {
  return [
    charge('accessories', 'doorBars', [bars.carpet, 'each'], prices.doorBarPence),
    charge('accessories', 'hardDoorBars', [bars.hard, 'each'], prices.hardDoorBarPence),
    charge('accessories', 'rampDoorBars', [bars.ramp, 'each'], prices.rampDoorBarPence),
  ];
}
