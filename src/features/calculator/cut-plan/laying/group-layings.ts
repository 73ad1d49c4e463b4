import { keepUnbeaten, type Laying, type PileDirection } from './laying.ts';
import { type FloorRules, listRoomLayings } from './room-layings.ts';
import { isStairs, type Space } from './spaces.ts';
import { listStairLayings } from './stair-layings.ts';

/** How spaces with one pile direction are laid: the sums, and the laying of each of them. */
export type GroupLaying = Laying & { members: Laying[] };

/**
 * Of a group of n spaces with more than an nth of this many layings, those with most joins are left out: each
 * laying lists the pieces of all n.
 */
const maxMemberLayings = 500;

/**
 * Every way of laying spaces that share one pile direction. A flight's pile runs down the flight, which
 * counts as the length of the rooms linked to it.
 * @throws RangeError when a step is wider than the roll
 */
export function listGroupLayings(
  spaces: Space[],
  rollWidthMm: number,
  floor: FloorRules,
): GroupLaying[] {
  const layings = spaces.map((space) =>
    isStairs(space)
      ? listStairLayings(space, rollWidthMm, floor)
      : listRoomLayings(space, rollWidthMm, floor),
  );
  const directions: PileDirection[] = ['length', 'width'];
  return keepUnbeaten(
    directions.flatMap((direction) =>
      combine(
        layings.map((each) =>
          keepUnbeaten(each.filter(({ pileAlong }) => pileAlong === direction)),
        ),
      ),
    ),
  );
}

function combine(choices: Laying[][]): GroupLaying[] {
  const [first = [], ...others] = choices;
  const maxLayings = Math.ceil(maxMemberLayings / choices.length);
  return others.reduce<GroupLaying[]>(
    (all, next) =>
      keepUnbeaten(all.flatMap((group) => next.map((laying) => addMember(group, laying)))).slice(
        0,
        maxLayings,
      ),
    first.map((laying) => ({ ...laying, members: [laying] })),
  );
}

function addMember(group: GroupLaying, laying: Laying): GroupLaying {
  return {
    pileAlong: group.pileAlong,
    drops: [...group.drops, ...laying.drops],
    parts: [...group.parts, ...laying.parts],
    joins: [...group.joins, ...laying.joins],
    crossJoins: group.crossJoins + laying.crossJoins,
    seamLengthMm: group.seamLengthMm + laying.seamLengthMm,
    members: [...group.members, laying],
  };
}
