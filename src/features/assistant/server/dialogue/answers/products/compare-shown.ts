import { listOf } from '../../../conversation/describe-record.ts';
import type { Turn } from '../../../turn.ts';
import { productsOfRange, rangeOf } from '../../products/match-products.ts';
import { indexOf } from '../../products/product-index.ts';
import { floorsSpokenOf } from '../../products/subject.ts';
import { topicsAsked } from '../../topics/find-topics.ts';
import { shortName } from './describe-facet.ts';
import { maxListed } from './show-products.ts';

/** "Which of those shows fluff?": what is said of each of them. */
export function compareShown(turn: Turn, text: string): string[] {
  const topics = topicsAsked(text);
  const isRated = topics.some(({ rate }) => rate) && !/\b(?:most|worst|more)\b/i.test(text);
  const isOfAll = /\bwhich (?:of )?your\b/i.test(text);
  if (!/\bwhich\b/i.test(text) || topics.length === 0 || isRated || isOfAll) return [];
  const spoken = floorsSpokenOf(turn);
  const [latest] = spoken;
  const range = latest ? productsOfRange(turn.catalogue.products, rangeOf(latest)) : [];
  const told = [...new Set([...spoken, ...range])].flatMap((product) => {
    const facts = indexOf(turn.catalogue.products).find(product, text, topics);
    const fact = facts.find((one) => !/^[\w ]+: /.test(one)) ?? facts[0];
    return fact ? [{ product, fact }] : [];
  });
  const offered = told.filter(({ product }) =>
    turn.record.offered.some(({ slug }) => slug === product.slug),
  );
  const [first] = told;
  const isOfOffered = offered.length > 1 && ofThose.test(text);
  if (first && isOfOffered && offered.every(({ fact }) => fact === first.fact))
    return [`${listOf(offered.map(({ product }) => shortName(product)))}: ${first.fact}`];
  return told
    .filter(({ fact }, at) => told.findIndex((other) => other.fact === fact) === at)
    .slice(0, maxListed)
    .map(({ product, fact }) => `${shortName(product)}: ${fact}`);
}

const ofThose = /\bof (?:those|these|them|the (?:two|three))\b/i;
