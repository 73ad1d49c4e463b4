import { formatPounds } from '#platform/units/pounds.ts';
import {
  capitalise,
  describeBriefly,
  floorName,
  tidy,
} from '../../../../conversation/describe-record.ts';
import { chargeOf } from '../../../../conversation/job/estimate-fact.ts';
import type { PricedJob } from '../../../../conversation/record.ts';
import { heardBefore, wasSaid } from '../../../../conversation/said.ts';
import type { Turn } from '../../../../turn.ts';
import { asksMaterial, jobDoubted, multiplies } from '../../../acts/price/asks-how-made.ts';
import { toldSums } from '../../../acts/price/price-checks.ts';
import { describeBreakdown } from '../../../pricing/price-job.ts';
import { answerBreakdown } from '../answer-about-price.ts';

/** How the sum of a floor is made: what is bought of it and why that is more than the room, and the rest of the price. */
export function sayMaking({ record, message }: Turn): string[] {
  const job = jobDoubted(record, message.plain);
  if (!job) return [];
  const rest = describeBreakdown(job);
  const isAmount = asksMaterial(message.plain);
  const floor = `${sayFirst(job, message.plain, isAmount)}${sayFloor(job)}`;
  return isAmount || wasSaid(record, rest) ? [floor] : [floor, rest];
}

/** The figure that is asked for, or what the customer has worked out and why it is not the sum. */
function sayFirst(job: PricedJob, text: string, isAmount: boolean): string {
  const charge = chargeOf(job.estimate, 'floor');
  if (!charge?.quantity || !charge.unitPrice) return '';
  if (isAmount) return `It’s ${tidy(charge.quantity)} m². `;
  const { totalArea } = job.estimate;
  return multiplies.test(text)
    ? `${tidy(totalArea)} m² alone would be ${formatPounds(totalArea * charge.unitPrice)}, but more than that is bought. `
    : '';
}

const isTold = (sums: readonly number[]) => sums.length > 0;

/** What a price is made of: that of the sum which is named, else the last one. */
export async function sayParts(turn: Turn): Promise<string[]> {
  const { record, message } = turn;
  const said = [message.plain, heardBefore(record, message.text) ?? ''];
  const [pence, ...others] = said.map((text) => toldSums(record, text)).find(isTold) ?? [];
  const known = [...record.priced, ...record.pricedBefore];
  const job = others.length === 0 && known.find(({ totalPence }) => totalPence === pence);
  if (!job) return answerBreakdown(turn);
  return [`${describeBriefly(job)} ${describeBreakdown(job)}`];
}

function sayFloor(job: PricedJob): string {
  const { floor, estimate } = job;
  const { breakdown, plan, packs, totalArea } = estimate;
  const charge = chargeOf(job.estimate, 'floor');
  const area = charge?.quantity ?? plan?.boughtArea ?? totalArea;
  const rate = charge?.unitPrice ? ` at ${formatPounds(charge.unitPrice)} per m²` : '';
  const pounds = charge?.price ?? breakdown.materials;
  // What a join would have saved that is not made is not charged.
  const allowance = chargeOf(estimate, 'joinAllowance')?.price ?? 0;
  const less =
    allowance < 0
      ? `, less ${formatPounds(-allowance)} for waste that we don’t charge, so ${formatPounds(pounds + allowance)}`
      : '';
  const name = floorName(floor);
  const room = `${tidy(totalArea)} m²`;
  const bought = `${tidy(area)} m²${rate} is ${formatPounds(pounds)}${less}`;
  if (packs !== null)
    return `${capitalise(name)} comes in whole packs: ${packs === 1 ? 'one pack' : `${packs} packs`}, ${bought}. Your floor is ${room}; the rest covers cutting and what’s left of the last pack.`;
  if (!plan) return `${capitalise(name)}: ${bought}.`;
  const trimmed =
    area - totalArea > minMore
      ? ` Your floor is ${room}: the rest is trimmed off, as the piece has the full width of the roll and a little over for fitting.`
      : '';
  return `${capitalise(name)} is cut from a ${plan.rollWidth} m wide roll: ${tidy(plan.lengthMetres)} m of it, so ${bought}.${trimmed}`;
}

const minMore = 0.05;
