import { keepUnbeaten, type Laying, type PileDirection } from './laying.ts';
import { type FloorRules, listRoomLayings } from './room-layings.ts';
import { isStairs, type Space } from './spaces.ts';
import { listStairLayings } from './stair-layings.ts';

/** How spaces with one pile direction are laid: the sums, and the laying of each of them. */
export type GroupLaying = Laying & { members: Laying[] };

/** Of a group of n spaces no more than an nth of this many layings are kept: each lists the pieces of all n. */
const maxMemberLayings = 500;
/** So many times more are compared: some take the same pieces as others and are better in nothing. */
const comparedPerKept = 2;

/** What a laying costs at least; of two layings together it is the sum. */
type MeasureCost = (laying: Laying) => number;

/**
 * Ways of laying spaces that share one pile direction: every way of few spaces, and of many those that cost least
 * by `measureCost`. A flight's pile runs down the flight, which counts as the length of the rooms linked to it.
 * @throws RangeError when a step is wider than the roll
 */
export function listGroupLayings(
  spaces: Space[],
  rollWidthMm: number,
  floor: FloorRules,
  measureCost: MeasureCost,
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
        measureCost,
      ),
    ),
  );
}

function combine(choices: Laying[][], measureCost: MeasureCost): GroupLaying[] {
  const [first = [], ...others] = choices;
  const maxLayings = Math.ceil(maxMemberLayings / choices.length);
  return others.reduce<GroupLaying[]>(
    (groups, layings) => {
      const costs = layings.map(measureCost);
      const pairs = groups.flatMap((group) => {
        const groupCost = measureCost(group);
        return layings.map((laying, i) => ({
          group,
          laying,
          cost: groupCost + (costs[i] as number),
        }));
      });
      const compared = keepLeast(pairs, maxLayings * comparedPerKept, ({ cost }) => cost);
      const unbeaten = keepUnbeaten(compared.map(({ group, laying }) => addMember(group, laying)));
      return keepLeast(unbeaten, maxLayings, measureCost);
    },
    first.map((laying) => ({ ...laying, members: [laying] })),
  );
}

/** If there are more than `count`, those that cost least, in their order. */
function keepLeast<Each>(all: Each[], count: number, measureCost: (each: Each) => number): Each[] {
  if (all.length <= count) return all;
  const costs = all.map(measureCost);
  const maxCost = costs.toSorted((a, b) => a - b)[count - 1] as number;
  return all.filter((_, i) => (costs[i] as number) <= maxCost).slice(0, count);
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
