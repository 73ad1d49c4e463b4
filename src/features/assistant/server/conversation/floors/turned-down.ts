import type { Flooring } from '../../nlu/parsed-message.ts';

/** What the customer turned down: the floors that meet all that is given of it. */
export type TurnedDown = {
  slug?: string;
  range?: string;
  kind?: Flooring;
  /** Twist, loop, tile: a word of the names of ranges. */
  make?: string;
  colour?: string;
  fibre?: Fibre;
};

export type Fibre = 'wool' | 'nylon' | 'polyester' | 'polypropylene';

/** The kinds of floor that were turned down as a whole. */
export const kindsTurnedDown = ({
  turnedDown = [],
}: {
  turnedDown?: readonly TurnedDown[];
}): Flooring[] =>
  turnedDown.flatMap((one) =>
    one.kind !== undefined && Object.keys(one).length === 1 ? [one.kind] : [],
  );

export const isSameTurnedDown = (one: TurnedDown, other: TurnedDown): boolean =>
  one.slug === other.slug &&
  one.range === other.range &&
  one.kind === other.kind &&
  one.make === other.make &&
  one.colour === other.colour &&
  one.fibre === other.fibre;
