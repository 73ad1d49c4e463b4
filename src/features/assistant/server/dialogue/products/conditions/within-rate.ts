import type { Message } from '../../../conversation/message.ts';
import type { ConversationRecord } from '../../../conversation/record.ts';
import type { Catalogue } from '../choose-floor.ts';
import { isFloor, matchProducts, sellingPrice } from '../match-products.ts';

/**
 * The catalogue without the floors that cost more per square metre than the customer wants to pay, but for those that a
 * message names. The whole one, if no floor would be left.
 */
export function floorsWithinRate(
  catalogue: Catalogue,
  { maxRate }: Pick<ConversationRecord, 'maxRate'>,
  { tokens }: Message,
): Catalogue {
  if (maxRate === undefined) return catalogue;
  const match = matchProducts(tokens, catalogue.products, undefined);
  const named = match?.by === 'named' ? match.products : [];
  const products = catalogue.products.filter(
    (product) => !isFloor(product) || sellingPrice(product) <= maxRate || named.includes(product),
  );
  return products.some(isFloor) ? { all: catalogue.products, ...catalogue, products } : catalogue;
}
