import { formatPence } from '#platform/units/pounds.ts';
import { listOf } from '../../../../conversation/describe-record.ts';
import type { PricedJob } from '../../../../conversation/record.ts';
import type { PriceList, ProductFact } from '../../../../tools/business-tools.ts';
import type { ExtraPrices } from '../../../pricing/price-extras.ts';
import { sumOf } from '../../../pricing/price-job.ts';

/** Jobs that are had together, and what the work beside their fitting would cost. */
export type Asked = {
  jobs: readonly PricedJob[];
  extras: ExtraPrices | undefined;
  text: string;
  /** The rooms in which alone the old floor comes up. */
  rooms: readonly string[];
  products: readonly ProductFact[];
  prices: PriceList;
  /** The sum with what is wanted already, without the work that is asked about, and that by name. */
  beside: { pence: number; names: string[] };
};

export const addUp = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
export const ofAll = ({ jobs }: Asked) => formatPence(sumOf(jobs));
export const isSoldFitted = ({ jobs }: Asked) =>
  jobs.every(({ fittingIncluded }) => fittingIncluded);
/** What the price of a floor covers that is sold fitted. */
export const inPrice = 'carpet, underlay, gripper and fitting';

/** What it is in all with some work, and with what is wanted already: "£968.70 in all with the old floor taken up". */
export function inAllWith({ beside: { pence, names } }: Asked, extra: number): string {
  const others = names.length > 0 ? ` with ${listOf(names)}` : '';
  return `${formatPence(pence + extra)} in all${others}`;
}
