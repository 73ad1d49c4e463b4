import { carpetWidths } from '../../limits.ts';
import type { CarpetWidth, Flooring, Job } from './calculator-state.ts';

/** A product that the calculator was opened for, priced in place of the three standard floors. */
export type ChosenProduct = {
  id: string;
  name: string;
  /** Pounds per `unit`. */
  price: number;
  unit: string;
  flooringType: Flooring;
  /** Metres; empty for what comes in packs. */
  rollWidths: readonly number[];
  /** The price pays for underlay, accessories and fitting as well. */
  fittingIncluded: boolean;
};

/** The widths of roll that a visitor chooses between. */
export function offeredWidths(product?: ChosenProduct): readonly CarpetWidth[] {
  if (!product) return carpetWidths;
  return carpetWidths.filter((width) => product.rollWidths.includes(width));
}

/** The job as it is with this product: its kind of floor, on a roll that it comes on. */
export function fitJob<J extends Job>(job: J, product?: ChosenProduct): J {
  if (!product) return job;
  return { ...job, flooring: product.flooringType, carpetWidth: fitWidth(job, product) };
}

function fitWidth({ carpetWidth }: Job, product: ChosenProduct): CarpetWidth {
  const offered = offeredWidths(product);
  if (product.flooringType === 'carpet')
    return offered.includes(carpetWidth) ? carpetWidth : (offered[0] ?? carpetWidth);
  // Of a width that is not made the server takes the roll that comes out cheapest.
  return carpetWidths.find((width) => !offered.includes(width)) ?? carpetWidth;
}
