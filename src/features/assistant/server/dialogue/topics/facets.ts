import { coloursMeant } from './colours.ts';

/** What is asked of a product besides its topics. */
export type Facet =
  | 'quality'
  | 'stock'
  | 'offer'
  | 'price'
  | 'colours'
  | 'image'
  | 'included'
  | 'about';

const facets: readonly [Facet, RegExp][] = [
  [
    'quality',
    /\bwhy\b[^.?!]*\b(?:expensive|dear|so much|cost)\b|\bmakes? it (?:so )?(?:expensive|dear|special)\b|\bworth (?:it|the (?:money|extra))\b|\b(?:good|decent) quality\b/i,
  ],
  [
    'stock',
    /(?<!\b(?:you|u|ya|they) )\bstock\b|\bavailab\w+|\b(?:is|are|does|do|will|would|be) (?:it|that|this|they|the \w+|those) (?:\w+ )?(?:long|ages|a while|quick) (?:to )?(?:get|come|order|arrive|wait|coming)\b|\bhow long\b[^.?!]{0,25}\b(?:to (?:get|come|arrive|order)|arriv\w*|come in|in stock)\b|\b(?:take|takes) (?:long|ages) to (?:get|come|arrive)\b|\blead time|\bget hold\b|\bwait\b|\bback ?order|\bsold out\b|\bmade to order\b|\bget (?:it|that|them|one|some|\w+) (?:now|this week|quick\w*|soon|straight)|\bhow (?:soon|quick\w*) can (?:i|we) (?:get|have)\b|\bready to go\b|\b(?:you|u|ya) (?:have|got|have got) (?:(?:it|that|them|one|some|any) )?(?:now\b|in(?= (?:now|today|at the moment|stock)\b|\W*$)|there\b|left\b|on the shelf\b)|\b(?:get|have) (?:it|that|them|one)\b[^.?!]*\b(?:before|by|in time)\b/i,
  ],
  [
    'offer',
    /\bon (?:offer|sale|special)\b|\b\d+ ?(?:%|per ?cent) off\b|\bin the (?:sale|offer)\b|\breduced\b|\b(?:what|anything|which|any)\b[^.?!]*\bon sale\b|\b(?:sale|normal|full|original|usual) price\b|\bwas (?:it|that|they|that one|the \w+(?: one)?) before\b|\bthe offer\b|\bstill on\b/i,
  ],
  [
    'price',
    /\bhow much\b(?![^.?!]*\bcovers?\b)(?! (?:floor|water|of a gap|gap|space|room))|\bprices?\b|\bcosts?\b|(?<!\bin )\b(?:a|per) (?:m|m2|m²|metre|meter|square|sq|pack|box)\b|\bmetre price\b/i,
  ],
  [
    'colours',
    /\bcolou?rs?\b|\bshades?\b|\b(?:does|do|it|its|they|that|which|only|colou?r|available)\b(?![^.?!]{0,40}\b(?:dogs?|cats?|labs?|pets?|kids?|child\w*|boys?|girls?|lads?|people|boots|everyone|tenants?|customers?|we|i|he|she)\b)[^.?!]{0,40}\bcomes? in\b(?! (?:a|an|the|one|two|three|four|five|stock|packs?|box\w*|rolls?|\d)\b)(?! \d)|\bwhat(?: (?:does|do)|'?s) (?:it|they) come in\b|\btones?\b|\b(?:darker|lighter|paler|dark|light|pale) (?:one|ones|colou?r|version|shade)\b|\b(?:come|got|have|do|any(?:thing)?|something) (?:it |that |them )?(?:(?:in )?(?:a |anything |something )?)(?:bit )?(?:darker|lighter|paler)\b/i,
  ],
  [
    'image',
    /(?<!\b(?:send|email|text|sent) (?:you |u )?(?:a |some |the )?)\b(?:pictures?|photos?|pics?|images?)\b(?! of (?:your|the (?:damage|stain|tear|hole|job|work)|my|it being))/i,
  ],
  [
    'included',
    /\bfitting included\b|\bis (?:that|it|this) (?:fitted|with fitting|laid)\b|\binclud\w+\b[^.?!]*\b(?:fitting|underlay|gripper|labour)\b|\b(?:fitting|underlay|gripper)\b[^.?!]*\bincluded\b|(?<!\btog\b[^?!]*)\bwith (?:underlay|fitting)\b(?![^?!]*\btog\b)|\bfitted or\b|\b(?:fitting|underlay|gripper)\b[^.?!]*\b(?:extra|on top|as well as that)\b/i,
  ],
  [
    'about',
    /\btell me (?:more )?about\b|\bwhat(?:'?s| is| are) (?:it|that|they|the \w+(?: \w+)?) like\b(?! (?:on|in|with|for))|\bw(?:h)?at(?:'?s| is| are)? (?:it|that|they) (?:\w+ )?like\b|\bdescribe\b|\bmore about\b|\binfo\w*\b|\b(?:is|are) (?:it|they|that|this|those) (?:any|much) (?:good|cop|use)\b(?! (?:with|for|in|on|at|against)\b)/i,
  ],
];

/** "Only teal?", of the floor spoken of. */
const asksIfOnly =
  /^\W*(?:(?:so|is it|it'?s|do you|and)\W+)*(?:only|just) (?:in |the )?(?!(?:one|two|that|this|it|a|carpets?|vinyl|laminate|lvt|rooms?|looking|asking|browsing)\b)\p{L}+\W*$/iu;

/** "Do you have it in a grey?" */
const inColour =
  /\b(?:have|do|does|got|get|come|comes|sell|available|any|anything|something|it|one)\b.*\bin (?:a |an |any )?(\w+)/i;
/** "Any greys in that?" */
const anyOfColour =
  /\b(?:any|some|got|there) (?:a )?(?:(?:other|nice|soft|pale|dark|light|mid) )*(\w+)(?: ones?)? (?:in|of) (?:that|it|this|them|those|these|the \w+)\b/i;

export function facetsAsked(text: string): Facet[] {
  const found = facets.filter(([, asks]) => asks.test(text)).map(([facet]) => facet);
  if (/\b(?:sizes?|widths?|packs?|lengths?)\b/i.test(text))
    return found.filter((facet) => facet !== 'colours');
  if (asksIfOnly.test(text)) return ['colours'];
  const asksColour = [inColour, anyOfColour].some((pattern) => {
    const word = pattern.exec(text)?.[1];
    return word !== undefined && coloursMeant(word.toLowerCase()) !== undefined;
  });
  return asksColour && !found.includes('colours') ? [...found, 'colours'] : found;
}
