import type { ProductFact } from '../../../tools/business-tools.ts';
import type { Turn } from '../../../turn.ts';
import { chooseBest, rankFloors, weightOf } from '../advise.ts';
import { topicsOf } from '../product-wishes.ts';

const soft =
  'soft(?:er|est)?|plush(?:er|est)?|co[sz](?:y|ier|iest)|fluff(?:y|ier)|squish(?:y|ier)|deep(?:er)? pile';
/** "A soft carpet", "something soft underfoot", "soft one pls": how a carpet is to feel, and none is named. */
const wishes = new RegExp(
  String.raw`\b(?:${soft})\b[^.?!]{0,15}\b(?:one|ones|carpets?|option|pile|please|pls|under ?foot)\b|\b(?:something|anything|summat|it) (?:\w+ ){0,2}(?:${soft})\b|\bcarpet\b[^.?!]{0,20}\b(?:that(?:'?s| is)|really|nice and|very) (?:${soft})\b`,
  'i',
);
/** "Is it soft?" asks about the floor spoken of. */
const asksOf =
  /\b(?:is|are|isn'?t|how) (?:it|that|this|they|those|the \w+(?: \w+)?) (?:\w+ )?soft/i;

export const wishesSoft = (text: string): boolean => wishes.test(text) && !asksOf.test(text);

/** The carpets with the softest pile, of two ranges; none that is no good for what else was told. */
export function softestCarpets({ record, catalogue: { products, prices } }: Turn): ProductFact[] {
  const needs = topicsOf(['soft', ...record.wishes]).map((topic) => ({
    topic,
    weight: topic.name === 'soft' ? weightOfSoft : weightOf(topic),
  }));
  const [ranked = []] = (['all', 'strict'] as const)
    .map((must) => rankFloors(products, { needs, must, kind: 'carpet', prices }))
    .filter((found) => found.length > 0);
  return chooseBest(ranked, 'carpet');
}
const weightOfSoft = 2;
