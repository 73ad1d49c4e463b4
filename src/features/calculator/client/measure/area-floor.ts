import { standardFloorNames } from '#features/business/standard-floors.ts';
import { cheapestRoll, flooringTypes } from '../../limits.ts';
import type { ChosenProduct, RollWidth } from '../drafts/chosen-product.ts';
import type { RoomFloor } from '../drafts/room-drafts.ts';

/** A floor of the catalogue as it is offered for measured areas. */
export type OfferedFloor = ChosenProduct & {
  /** 'Carpet' or 'Sheet vinyl' */
  kind: string;
  colours: readonly string[];
};

/** A floor of an estimate, as it is begun from. */
export type KnownFloor = {
  flooringType: string;
  product: { id: string; name: string; fittingIncluded: boolean } | null;
  colour?: string | undefined;
  toBeChosen?: boolean | undefined;
  carpetWidth: number | null;
  isWidthChosen?: boolean | undefined;
  fewestJoins?: boolean | undefined;
};

const usualFloor: RoomFloor = { flooring: 'carpet' };

/** The floor of each area in order. */
export function floorsOf(areas: readonly { floor?: RoomFloor }[]): RoomFloor[] {
  let before = usualFloor;
  return areas.map(({ floor }) => {
    before = floor ?? before;
    return before;
  });
}

/** 'Somerset Twist in Oat', 'Premium carpet' or 'Premium carpet (to be chosen)' */
export function nameAreaFloor({ flooring, product, colour, toBeChosen }: RoomFloor): string {
  const name = product?.name ?? standardFloorNames[flooring];
  if (toBeChosen) return `${name} (to be chosen)`;
  return colour ? `${name} in ${colour}` : name;
}

/** Whether two areas are laid in the same floor, however it is cut. */
export const isSameFloor = (a: RoomFloor, b: RoomFloor): boolean =>
  a.flooring === b.flooring &&
  a.product?.id === b.product?.id &&
  a.colour === b.colour &&
  a.toBeChosen === b.toBeChosen;

/** The floor as a request carries it. */
export const toRequestFloor = (floor: RoomFloor) => ({
  flooringType: floor.flooring,
  ...(floor.product && { productId: floor.product.id }),
  ...(floor.colour !== undefined && { colour: floor.colour }),
  ...(floor.toBeChosen && { toBeChosen: true }),
  ...(floor.flooring === 'carpet' && { carpetWidth: floor.rollWidth ?? cheapestRoll }),
  ...(floor.fewestJoins && { fewestJoins: true }),
});

/** The floor of an estimate as the form has it; of a product that is sold no more with what is known of it. */
export function toAreaFloor(known: KnownFloor, offers: readonly OfferedFloor[]): RoomFloor {
  const flooring = flooringTypes.find((type) => type === known.flooringType);
  if (!flooring) return usualFloor;
  const product =
    known.product &&
    (offers.find(({ id }) => id === known.product?.id) ?? {
      ...known.product,
      flooringType: flooring,
      price: 0,
      unit: 'm²',
      rollWidths: known.carpetWidth === null ? [] : [known.carpetWidth],
    });
  return {
    flooring,
    ...(product && { product }),
    ...(known.colour !== undefined && { colour: known.colour }),
    ...(known.toBeChosen && { toBeChosen: true }),
    ...(known.isWidthChosen &&
      known.carpetWidth !== null && { rollWidth: known.carpetWidth as RollWidth }),
    ...(known.fewestJoins && { fewestJoins: true }),
  };
}

/** The floor as a later form begins from it. */
export const toKnownFloor = (floor: RoomFloor): KnownFloor => ({
  flooringType: floor.flooring,
  product: floor.product
    ? {
        id: floor.product.id,
        name: floor.product.name,
        fittingIncluded: floor.product.fittingIncluded,
      }
    : null,
  ...(floor.colour !== undefined && { colour: floor.colour }),
  ...(floor.toBeChosen && { toBeChosen: true }),
  carpetWidth: floor.rollWidth ?? null,
  ...(floor.rollWidth && { isWidthChosen: true }),
  ...(floor.fewestJoins && { fewestJoins: true }),
});
