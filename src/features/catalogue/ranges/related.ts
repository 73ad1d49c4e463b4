import { colourDistance } from './colours.ts';
import type { Sibling } from './siblings.ts';

/** Beyond this distance two colours are not similar. */
const maxDistance = 0.16;

export type Related = Sibling & { range: string | null; productType: string; price: number };

/**
 * Finds similar products of the same category: of each other range the one whose colour is nearest, if it is near at
 * all, the nearest first, and none with a picture that another one has. Products without a colour, such as accessories, are compared by price.
 */
export function findRelated<P extends Related>(
  product: P,
  products: readonly P[],
  max: number,
): P[] {
  const rangeOf = ({ range, id }: P) => range ?? id;
  const seen = new Set([rangeOf(product)]);
  const pictures = new Set([product.imageUrl]);
  return products
    .filter(({ productType, id }) => productType !== 'banner' && id !== product.id)
    .map((other) => ({ other, distance: distanceOf(product, other) }))
    .filter(({ distance }) => Number.isFinite(distance))
    .sort((one, next) => one.distance - next.distance)
    .map(({ other }) => other)
    .filter((other) => {
      const range = rangeOf(other);
      if (seen.has(range) || (other.imageUrl && pictures.has(other.imageUrl))) return false;
      seen.add(range);
      pictures.add(other.imageUrl);
      return true;
    })
    .slice(0, max);
}

function distanceOf(one: Related, other: Related): number {
  const [first, second] = [one.colorOptions[0], other.colorOptions[0]];
  if (!first && !second) return Math.abs(one.price - other.price);
  if (!first?.hex || !second?.hex) return Number.POSITIVE_INFINITY;
  const distance = colourDistance(first.hex, second.hex);
  return distance <= maxDistance ? distance : Number.POSITIVE_INFINITY;
}
