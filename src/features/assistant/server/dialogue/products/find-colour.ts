import type { ProductFact } from '../../tools/business-tools.ts';
import { coloursMeant, coloursNamed } from '../topics/colours.ts';
import { colourOf, productsOfRange } from './match-products.ts';

/** The product of a range whose colour words fit best, if one does. */
export function findColour(
  words: readonly string[],
  range: string,
  products: readonly ProductFact[],
): ProductFact | undefined {
  const { hues, tones } = coloursNamed(words);
  const telling = hues.length > 0 ? words.filter((word) => !tones.includes(word)) : words;
  const scored = productsOfRange(products, range)
    .map((product) => ({
      product,
      score: colourOf(product)
        .toLowerCase()
        .split(' ')
        .filter(
          (word) => telling.includes(word) || telling.some((said) => coloursMeant(said)?.has(word)),
        ).length,
    }))
    .sort((one, other) => other.score - one.score);
  const [best, next] = scored;
  return best && best.score > 0 && best.score > (next?.score ?? 0) ? best.product : undefined;
}
