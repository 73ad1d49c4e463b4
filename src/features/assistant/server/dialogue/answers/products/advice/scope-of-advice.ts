import type { ProductFact } from '../../../../tools/business-tools.ts';
import type { Turn } from '../../../../turn.ts';
import { productsOfRange, rangeOf } from '../../../products/match-products.ts';
import { floorsSpokenOf } from '../../../products/subject.ts';
import { namesColour } from '../../../topics/colours.ts';
import type { FloorTopic } from '../../../topics/topic.ts';

/** A choice among so few is answered with one. */
export const maxFew = 4;

/**
 * Among which floors: the colours of the range under discussion, or the floors listed, where "which one" means
 * them; without the one that did not do, where another is wanted; else all.
 */
export function scopeOf(
  turn: Turn,
  text: string,
  now: readonly FloorTopic[],
): readonly ProductFact[] {
  const { catalogue, record } = turn;
  const spoken = floorsSpokenOf(turn);
  const [latest] = spoken;
  if (!latest) return catalogue.products;
  if (
    /\binstead\b|\balternative\b|\belse\b|\bother than\b|\b(?:something|anything) (?:\w+ )?\w+er\b/i.test(
      text,
    )
  )
    return catalogue.products.filter((product) => rangeOf(product) !== rangeOf(latest));
  const isPointing =
    /\bwhich\b(?! (?:carpet|floor|laminate|vinyl|lvt|would|do|is (?:the )?best))/i.test(text) ||
    /\b(?:of (?:them|these|those|the (?:two|three))|which one)\b/i.test(text);
  if (!isPointing || now.length === 0) return catalogue.products;
  const slugs = [...record.priced, ...record.pricedBefore].map(({ floor }) => floor.slug);
  const allPriced = catalogue.products.filter(({ slug }) => slugs.includes(slug));
  const isOfPrices = record.lastAct === 'price' && new Set(allPriced.map(rangeOf)).size > 1;
  if (isOfPrices && /\bof (?:them|these|those)\b/i.test(text)) return allPriced;
  const offered = spoken.filter(({ slug }) => record.offered.some((one) => one.slug === slug));
  if (offered.length > 1)
    return namesColour(text)
      ? offered.flatMap((one) => [one, ...productsOfRange(catalogue.products, rangeOf(one))])
      : offered;
  const priced = spoken.filter(({ slug }) => slugs.includes(slug)).slice(0, 2);
  if (
    priced.length > 1 &&
    /\bwhich\b[^.?!]*\b(?:of (?:them|these|those|the two)|one)\b/i.test(text)
  )
    return priced;
  const range = productsOfRange(catalogue.products, rangeOf(latest));
  const isColour = now.every(({ name }) => ofColour.has(name));
  return isColour && range.length > 1 ? range : catalogue.products;
}

/** What depends on the colour more than on the range. */
const ofColour = new Set(['marks', 'stains', 'dogs']);
