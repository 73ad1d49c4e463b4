import { formatPounds } from '#platform/units/pounds.ts';
import { listOf, standardName, standardOf } from '../../../conversation/describe-record.ts';
import { areAlternatives } from '../../../conversation/job/open-choice.ts';
import { consider, type PricedJob, uniqueFloors } from '../../../conversation/record.ts';
import { wasSaid } from '../../../conversation/said.ts';
import type { Turn } from '../../../turn.ts';
import { asksMaterialsOnly } from '../../acts/price/asks-materials.ts';
import { adviseAgainst } from './floors/advise-against.ts';

/** Notes jobs as the last ones that were priced. @returns the lines that tell their prices, with what speaks against a floor */
export function noteJobs(
  turn: Turn,
  jobs: readonly PricedJob[],
  lines: readonly string[],
): string[] {
  const { record } = turn;
  const known = adviseAgainst(turn, [...record.priced, ...record.pricedBefore]);
  const against = adviseAgainst(turn, jobs).filter((line) => !known.includes(line));
  const told = [
    ...sayMaterials(turn, jobs),
    ...lines,
    ...sayStandard(turn, jobs),
    ...saySoldFitted(turn, jobs),
    ...against,
  ];
  record.pricedBefore = [...record.priced, ...record.pricedBefore].slice(0, 6);
  // Floors of one room, or a job with fitting and without, are no sum.
  const isSum =
    jobs.length > 1 &&
    !areAlternatives(jobs) &&
    new Set(jobs.flatMap(({ rooms }) => rooms)).size === jobs.flatMap(({ rooms }) => rooms).length;
  const [first] = jobs;
  record.priced = jobs.map((job) =>
    isSum && first ? { ...job, sumWith: first.estimate.id } : job,
  );
  const last = jobs.findLast(({ fitted }) => fitted) ?? jobs.at(-1);
  if (last) record.estimateId = last.estimate.id;
  delete record.settled;
  if (record.cheapWish?.isOpen) record.cheapWish.prices += 1;
  for (const { floor } of jobs) consider(record, floor);
  turn.evidence.push(...told);
  return told;
}

const sayMaterials = ({ message }: Turn, jobs: readonly PricedJob[]): string[] =>
  asksMaterialsOnly(message.plain) && jobs.every(({ fitted }) => !fitted)
    ? ['Yes, you can have the materials alone, without fitting.']
    : [];

/** Which floors a price without products is for; said once. */
function sayStandard({ record, catalogue }: Turn, jobs: readonly PricedJob[]): string[] {
  const floors = uniqueFloors(jobs.flatMap(({ floor }) => (floor.slug ? [] : [floor])));
  const names = floors.map(
    (floor) =>
      `${standardName(floor)} (${formatPounds(catalogue.prices.material[standardOf(floor.kind)])} per m²)`,
  );
  const line = `That’s with our ${listOf(names)}.`;
  return names.length === 0 || wasSaid(record, line) ? [] : [line];
}

/** A floor that is sold with its fitting costs the same without it. */
const saySoldFitted = ({ record }: Turn, jobs: readonly PricedJob[]): string[] =>
  record.fitted === false && jobs.some(({ fittingIncluded }) => fittingIncluded)
    ? ['It’s sold with fitting, so it costs the same if somebody else lays it.']
    : [];
