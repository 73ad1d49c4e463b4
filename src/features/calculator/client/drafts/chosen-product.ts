import { carpetWidths, flooringTypes, type rollWidths } from '../../limits.ts';

export type Flooring = (typeof flooringTypes)[number];
export type CarpetWidth = (typeof carpetWidths)[number];
export type RollWidth = (typeof rollWidths)[number];

/** A product that is priced in place of the three standard floors. */
export type ChosenProduct = {
  id: string;
  name: string;
  /** Pounds per `unit`. */
  price: number;
  unit: string;
  flooringType: Flooring;
  /** In metres; empty for products sold in packs. */
  rollWidths: readonly number[];
  /** Whether the price includes underlay, accessories and fitting. */
  fittingIncluded: boolean;
};

/** A stored product, which an older version of the page may have written; null if it is invalid. */
export function checkProduct(value: unknown): ChosenProduct | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, name, price, unit, flooringType, rollWidths, fittingIncluded } =
    value as Partial<ChosenProduct>;
  const isWhole =
    [id, name, unit].every((text) => typeof text === 'string') &&
    flooringTypes.some((type) => type === flooringType) &&
    typeof price === 'number' &&
    typeof fittingIncluded === 'boolean' &&
    Array.isArray(rollWidths) &&
    rollWidths.every((width) => typeof width === 'number');
  return isWhole ? (value as ChosenProduct) : null;
}

/** The roll widths that a visitor can choose from. */
export function offeredWidths(product?: ChosenProduct): readonly CarpetWidth[] {
  if (!product) return carpetWidths;
  return carpetWidths.filter((width) => product.rollWidths.includes(width));
}

type Choice = { flooring: Flooring | null; carpetWidth: CarpetWidth };

/** Adapts a job to a product: its flooring type, and a roll width that it is made in. */
export function fitJob<J extends Choice>(job: J, product?: ChosenProduct): J {
  if (!product) return job;
  return { ...job, flooring: product.flooringType, carpetWidth: fitWidth(job, product) };
}

function fitWidth({ carpetWidth }: Choice, product: ChosenProduct): CarpetWidth {
  const offered = offeredWidths(product);
  if (product.flooringType === 'carpet')
    return offered.includes(carpetWidth) ? carpetWidth : (offered[0] ?? carpetWidth);
  // For a width that is not made, the server chooses the cheapest roll.
  return carpetWidths.find((width) => !offered.includes(width)) ?? carpetWidth;
}
