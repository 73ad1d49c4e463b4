import {
  type ConversationRecord,
  hasSameSides,
  isSameFloor,
  type PricedJob,
} from '../../../conversation/record.ts';
import type { Turn } from '../../../turn.ts';
import { groupByFloor } from '../../pricing/group-by-floor.ts';
import { priceJob } from '../../pricing/price-job.ts';

/** The job of the estimate that was given last. */
const jobOf = ({ estimateId, priced, pricedBefore }: ConversationRecord): PricedJob | undefined =>
  [...priced, ...pricedBefore].find(({ estimate }) => estimate.id === estimateId);

/** Whether rooms and floor of a job are still those that the customer wants. */
function isCurrent(job: PricedJob, record: ConversationRecord): boolean {
  const free = [...record.rooms];
  return job.rooms.every((room) => {
    const at = free.findIndex((other) => hasSameSides(other, room));
    const [found] = at < 0 ? [] : free.splice(at, 1);
    const floor = found && (found.floor ?? record.floor);
    return found !== undefined && (floor === undefined || isSameFloor(floor, job.floor));
  });
}

/**
 * Lets a request carry only an estimate of what it is for: one of other rooms or of another floor is worked out
 * again, or left out where that is several jobs.
 */
export async function settleEstimate(turn: Turn): Promise<void> {
  const { record } = turn;
  const job = jobOf(record);
  if (!job || isCurrent(job, record)) return;
  delete record.estimateId;
  const [only, ...others] = groupByFloor(record.rooms, record);
  if (!only?.floor || others.length > 0) return;
  const { floor, fitted, rooms } = only;
  const anew = await priceJob(turn, {
    rooms,
    floor,
    fitted,
    rollWidth: record.rollWidth,
    flight: job.flight && record.flight,
  });
  record.pricedBefore = [...record.priced, ...record.pricedBefore].slice(0, 6);
  record.priced = [anew];
  record.estimateId = anew.estimate.id;
}
