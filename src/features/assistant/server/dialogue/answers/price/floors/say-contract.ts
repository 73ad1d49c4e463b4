import { floorName } from '../../../../conversation/describe-record.ts';
import type { PricedJob } from '../../../../conversation/record.ts';
import { wasSaid } from '../../../../conversation/said.ts';
import type { Turn } from '../../../../turn.ts';
import { productOf } from '../../../pricing/to-estimate-job.ts';
import { isContract } from '../../../topics/rate-floors.ts';

/** Whether a job is in a carpet for offices and rentals. */
export const isOfContract = (turn: Turn, { floor }: Pick<PricedJob, 'floor'>): boolean => {
  const product = productOf(turn, floor);
  return product?.category === 'carpet' && isContract(product);
};

/** What a contract carpet is, where one is offered: that its price is right, and that it is no home carpet. Said once. */
export function sayContract(turn: Turn, jobs: readonly PricedJob[]): string[] {
  const job = jobs.find((one) => isOfContract(turn, one));
  if (!job) return [];
  const line = `${floorName(job.floor)} is a thin, tough carpet for rentals and offices${job.fittingIncluded ? ', sold with its underlay and fitting' : ''}.`;
  return wasSaid(turn.record, line) ? [] : [line];
}
