const all =
  '(?:everything|all|the rest|all the rest|the others?|all the others?|the other (?:ones|rooms)|those)(?: else)?';
const asIs =
  "(?: (?:alone|(?:just )?(?:exactly )?(?:as (?:it|they|that)(?: is| are|'s|'re| was| were)|as (?:is|before|now|agreed|planned|quoted)|the same|unchanged|how (?:it|they) (?:is|are|was|were))))";
const kept = new RegExp(
  String.raw`,?\s*\b(?:(?:but|and|just|please|then)\s+)*(?:(?:leav(?:e|ing)|keep(?:ing)?) ${all}${asIs}?|${all}(?:'s| is| are| can)? ?(?:to )?(?:stays?|staying|remains?|unchanged|the same)${asIs}?)(?=\s*(?:$|[,.;!?]|\b(?:but|and|please|pls)\b))`,
  'gi',
);

/** "Carpet in the lounge but leave everything else", "the rest stays as it is": without what says that the rest is kept. */
export const withoutRestKept = (text: string): string => text.replace(kept, ' ');
