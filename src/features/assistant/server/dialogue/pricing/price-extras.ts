import { toPence } from '#platform/units/pounds.ts';
import type { ChargeFact } from '../../conversation/estimate-fact.ts';
import type { PricedJob } from '../../conversation/record.ts';
import type { Turn } from '../../turn.ts';
import { toEstimateJob } from './price-job.ts';

/** Work beside the fitting that a job could have as well, in pence. */
export type ExtraPrices = {
  uplift: number;
  furniture: number;
  furnitureRoom: number;
  doorTrim: number;
};

/** Asks the calculator what a job would cost with all extras; nothing for one without fitting, which has none. */
export async function priceExtras(turn: Turn, job: PricedJob): Promise<ExtraPrices | undefined> {
  if (!job.fitted) return undefined;
  const asked = toEstimateJob(turn, job);
  const { charges } = await turn.tools.estimate({
    ...asked,
    extras: {
      uplift: true,
      furnitureRooms: Math.max(1, job.rooms.length),
      doorTrims: 1,
      plywood: [],
      levelling: [],
    },
  });
  const find = (...names: string[]): ChargeFact | undefined =>
    charges?.find(({ name }) => names.includes(name));
  const [uplift, furniture, trim] = [
    find('uplift', 'upliftMinimum'),
    find('furniture'),
    find('doorTrims'),
  ];
  if (!uplift?.price || !furniture?.price || !furniture.unitPrice || !trim?.price) return undefined;
  return {
    uplift: toPence(uplift.price),
    furniture: toPence(furniture.price),
    furnitureRoom: toPence(furniture.unitPrice),
    doorTrim: toPence(trim.price),
  };
}
