import { formatPence, formatPounds } from '#platform/units/pounds.ts';
import { actPatterns } from '../../../conversation/act-patterns.ts';
import type { Flight, PricedJob } from '../../../conversation/record.ts';
import { wasSaid } from '../../../conversation/said.ts';
import type { Turn } from '../../../turn.ts';
import { removalPattern } from '../../observe/rooms/remove-rooms.ts';
import {
  describeBreakdown,
  describeRoll,
  sayStairsChecked,
  sayStairsMissing,
  sumOf,
} from '../../pricing/price-job.ts';

const cornerSaid =
  'That’s for the whole rectangle: the corner that’s missing comes off at the free measure.';
const ofFitting =
  /\bhow much\b[^.?!]{0,25}\b(?:fitting|labour|installation)\b|\bfitting (?:part|bit|side)\b/i;

/** What a job costs if a part of a room lies as it is cheapest, which nobody has said. */
function sayOpenPart({ rooms, minPence }: PricedJob): string[] {
  const name = rooms.flatMap(({ parts = [] }) => parts)[0]?.name;
  if (minPence === undefined || !name) return [];
  const where = name === 'L' ? 'which way the L runs' : `which wall the ${name} is on`;
  return [
    `I don’t know ${where}, so that’s the dearer way: at best it’s ${formatPence(minPence)}. We measure it before your quote.`,
  ];
}

/** Who lays the floor himself buys and carries packs. */
const packsToCarry = (job: PricedJob): string[] =>
  !job.fitted && job.estimate.packs !== null ? describeRoll(job) : [];

/** Totals, and where the plan is. What a sum is made of comes with the first price of a talk; after that it is asked for. */
export function closeJobs(
  turn: Turn,
  jobs: readonly PricedJob[],
  flight: Flight | undefined,
): string[] {
  const [only, ...others] = jobs;
  const { text } = turn.message;
  const laid = jobs.find((job) => job.flight)?.flight;
  const stairs = laid
    ? [sayStairsChecked(laid)].filter(
        (line) => actPatterns.stairs.test(text) || !wasSaid(turn.record, line),
      )
    : flight || (actPatterns.stairs.test(text) && !removalPattern.test(text))
      ? [sayStairsMissing(turn.record, jobs)]
      : [];
  if (!only) return stairs;
  const open = jobs.flatMap(sayOpenPart);
  if (others.length > 0) {
    const fitting = jobs.reduce((sum, { estimate }) => sum + estimate.breakdown.installation, 0);
    return [
      `Together: ${formatPence(sumOf(jobs))}.`,
      ...(ofFitting.test(text) && fitting > 0
        ? [`Fitting is ${formatPounds(fitting)} of that.`]
        : []),
      ...open,
      ...stairs,
    ];
  }
  const { installation } = only.estimate.breakdown;
  const corner = turn.record.lacksCorner ? [cornerSaid] : [];
  const isFirst = turn.record.priced.length === 0;
  return [
    ...(ofFitting.test(text) && installation > 0
      ? [`Fitting is ${formatPounds(installation)} of that.`]
      : []),
    ...(isFirst ? [[describeBreakdown(only), ...packsToCarry(only)].join(' ')] : []),
    ...corner,
    ...open,
    ...stairs,
    `The drawing and the full breakdown: /estimate/${only.estimate.id}`,
  ];
}
