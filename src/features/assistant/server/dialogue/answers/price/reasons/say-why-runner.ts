import { formatPence, formatPounds, toPence } from '#platform/units/pounds.ts';
import { listOf } from '../../../../conversation/describe-record.ts';
import { isSameFloor, type PricedJob } from '../../../../conversation/record.ts';
import type { Turn } from '../../../../turn.ts';
import { nameAccessories } from '../../../pricing/name-accessories.ts';
import { priceJob } from '../../../pricing/price-job.ts';
import { describeDifference } from '../describe-difference.ts';
import { sayBinding } from '../stairs/say-runner.ts';

/** The same job at full width: as it was priced, or priced for the comparison. */
async function atFullWidth(turn: Turn, runner: PricedJob): Promise<PricedJob> {
  const { priced, pricedBefore } = turn.record;
  const rooms = (job: PricedJob) => JSON.stringify(job.rooms);
  const known = [...priced, ...pricedBefore].find(
    (job) =>
      job.flight &&
      !job.flight.runnerMm &&
      isSameFloor(job.floor, runner.floor) &&
      rooms(job) === rooms(runner),
  );
  const { runnerMm: _, ...flight } = runner.flight ?? { steps: 0 };
  return known ?? priceJob(turn, { ...runner, flight });
}

/** Why stairs with a runner cost more than at full width, or less: by which parts the two sums differ. */
export async function sayWhyRunner(turn: Turn): Promise<string[]> {
  const { priced, pricedBefore } = turn.record;
  const runner = [...priced, ...pricedBefore].find(({ flight }) => flight?.runnerMm);
  if (!runner) return [];
  const full = await atFullWidth(turn, runner);
  const parts = (['materials', 'underlay', 'accessories', 'installation'] as const).flatMap(
    (part) => {
      const pence =
        toPence(runner.estimate.breakdown[part]) - toPence(full.estimate.breakdown[part]);
      const name = {
        materials: 'carpet',
        underlay: 'underlay',
        accessories: nameAccessories(runner.floor.kind, runner.estimate.charges),
        installation: 'fitting',
      }[part];
      return pence === 0
        ? []
        : [`${name} ${formatPence(Math.abs(pence))} ${pence > 0 ? 'more' : 'less'}`];
    },
  );
  return [
    `${formatPounds(runner.estimate.breakdown.total)} with the runner, ${formatPounds(full.estimate.breakdown.total)} at full width. ${describeDifference(
      [
        { name: 'the full width', pence: full.totalPence },
        { name: 'the runner', pence: runner.totalPence },
      ],
    ).join(' ')}`,
    ...(parts.length > 0 ? [`With the runner: ${listOf(parts)}.`] : []),
    ...sayBinding([runner]),
  ];
}
