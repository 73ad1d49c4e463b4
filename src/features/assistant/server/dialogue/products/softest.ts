import type { ProductFact } from '../../tools/business-tools.ts';
import type { Turn } from '../../turn.ts';
import { needTopics } from '../topics/need-topics.ts';
import { chooseBest, rankFloors } from './advise.ts';

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

/** The carpets with the softest pile, of two ranges. */
export function softestCarpets({ catalogue: { products, prices } }: Turn): ProductFact[] {
  const needs = needTopics
    .filter(({ name }) => name === 'soft')
    .map((topic) => ({ topic, weight: 1 }));
  return chooseBest(rankFloors(products, { needs, kind: 'carpet', prices }), 'carpet');
}
