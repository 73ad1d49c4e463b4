import type { TurnedDown } from '../../../conversation/floors/turned-down.ts';
import type { ConversationRecord, FloorChoice } from '../../../conversation/record.ts';
import type { ProductFact } from '../../../tools/business-tools.ts';
import { spec } from '../../topics/rate-floors.ts';
import type { Catalogue } from '../choose-floor.ts';
import {
  colourOf,
  isCalled,
  isFloor,
  isOfColour,
  isOfMake,
  kindOf,
  rangeOf,
} from '../match-products.ts';

/** Whether a product is one that was turned down. */
export const isTurnedDownBy = (
  product: ProductFact,
  { slug, range, kind, make, colour, fibre }: TurnedDown,
): boolean =>
  isFloor(product) &&
  (slug === undefined || product.slug === slug) &&
  (range === undefined || rangeOf(product) === range) &&
  (kind === undefined || kindOf(product) === kind) &&
  (make === undefined || isOfMake(product, [make])) &&
  (colour === undefined || isInColour(product, colour)) &&
  (fibre === undefined || spec(product, 'Fibre').toLowerCase().includes(fibre));

const isInColour = (product: ProductFact, colour: string) =>
  isOfColour(product, colour) || colourOf(product).toLowerCase().split(' ').includes(colour);

/** Whether the customer turned a product down and has not asked for it since. */
export const isTurnedDown = (
  { turnedDown = [] }: Pick<ConversationRecord, 'turnedDown'>,
  product: ProductFact,
): boolean => turnedDown.some((one) => isTurnedDownBy(product, one));

/** Whether a floor of the record was turned down: a product, or a kind as a whole. */
export function isFloorTurnedDown(
  record: Pick<ConversationRecord, 'turnedDown'>,
  { slug, kind }: FloorChoice,
  products: readonly ProductFact[],
): boolean {
  const product = products.find((one) => one.slug === slug);
  if (product) return isTurnedDown(record, product);
  return (record.turnedDown ?? []).some(
    (one) => Object.keys(one).length === 1 && one.kind === kind,
  );
}

/**
 * The catalogue without the floors that were turned down: all that is listed, recommended, compared or priced comes out
 * of it, unless a text calls it by its colour. The whole one, if no floor would be left.
 */
export function offeredFloors(
  catalogue: Catalogue,
  turnedDown: readonly TurnedDown[],
  text = '',
): Catalogue {
  if (turnedDown.length === 0) return catalogue;
  const products = catalogue.products.filter(
    (product) => isCalled(product, text) || !turnedDown.some((one) => isTurnedDownBy(product, one)),
  );
  return products.some(isFloor) ? { all: catalogue.products, ...catalogue, products } : catalogue;
}
