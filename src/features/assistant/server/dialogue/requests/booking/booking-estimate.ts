import { formatPence } from '#platform/units/pounds.ts';
import { describeBriefly, sizeText, standardOf } from '../../../conversation/describe-record.ts';
import { openChoice } from '../../../conversation/job/open-choice.ts';
import { isSameFloor, type PricedJob } from '../../../conversation/record.ts';
import type { Turn } from '../../../turn.ts';
import { type FloorGroup, groupByFloor } from '../../pricing/group-by-floor.ts';
import { sayWithExtras } from '../../pricing/price-extras.ts';
import { closeHomes, priceOtherHome } from '../../pricing/price-homes.ts';
import { priceJob, sumOf } from '../../pricing/price-job.ts';

/** Whether a job that was priced is what is wanted: these rooms and stairs in this floor. */
function isJobOf(job: PricedJob, { rooms, flight, floor, fitted }: FloorGroup): boolean {
  const sizes = (all: PricedJob['rooms']) => all.map(sizeText).toSorted().join();
  return (
    floor !== undefined &&
    isSameFloor(job.floor, floor) &&
    job.fitted === fitted &&
    sizes(job.rooms) === sizes(rooms) &&
    JSON.stringify(job.flight) === JSON.stringify(flight)
  );
}

/**
 * Settles the estimates that a request carries: those of all rooms and stairs as the customer wants them now, each in
 * the floor chosen last, worked out again where rooms or floors have changed since they were priced.
 */
export async function settleEstimates(turn: Turn): Promise<void> {
  const { record } = turn;
  const told = [...record.priced, ...record.pricedBefore];
  delete record.settled;
  if (told.length === 0 || record.purpose === 'repair') return;
  const open = openChoice(record);
  const jobs = open.length > 0 ? open : await priceWanted(turn, told);
  delete record.estimateId;
  if (jobs.length === 0) return;
  const isChoice = open.length > 0;
  if (!isChoice) await priceOtherHome(turn, jobs);
  const homes = isChoice ? [] : closeHomes(record, jobs);
  const asWanted = isChoice || homes.length > 0 ? [] : await sayWithExtras(turn, jobs);
  record.settled = {
    ids: jobs.map(({ estimate }) => estimate.id),
    text: [
      jobs.map(describeBriefly).join(isChoice ? ' Or: ' : ' '),
      ...(isChoice || jobs.length < 2 ? [] : [`Together: ${formatPence(sumOf(jobs))}.`]),
      ...homes,
      ...asWanted,
    ].join(' '),
    ...(homes.length > 0 && { isOfHomes: true }),
  };
}

/** Whether a job was priced on the underlay that is wanted. */
const hasUnderlay = ({ underlay }: Turn['record'], job: PricedJob) =>
  job.flight !== undefined ||
  standardOf(job.floor.kind) !== 'carpet' ||
  job.fittingIncluded ||
  (job.underlay !== undefined) === (underlay !== undefined);

async function priceWanted(turn: Turn, told: readonly PricedJob[]): Promise<PricedJob[]> {
  const { record } = turn;
  const jobs: PricedJob[] = [];
  for (const group of groupByFloor(record.rooms, record, record.flight)) {
    const { floor, fitted, rooms, flight } = group;
    if (!floor) continue;
    const known = told.find((job) => isJobOf(job, group) && hasUnderlay(record, job));
    jobs.push(
      known ??
        (await priceJob(turn, { rooms, floor, fitted, flight, rollWidth: record.rollWidth })),
    );
  }
  return jobs;
}
