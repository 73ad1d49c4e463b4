import { actPatterns } from '../../../conversation/act-patterns.ts';
import type { Clause } from '../../../conversation/message.ts';
import { mergeWishes } from '../../products/product-wishes.ts';
import { isSuperlative } from '../../products/superlatives/superlatives.ts';
import { namesColour } from '../../topics/colours.ts';
import { facetsAsked } from '../../topics/facets.ts';
import { topicsAsked } from '../../topics/find-topics.ts';
import { kindsNamed } from '../../topics/kinds-named.ts';
import { type Context, decisiveLikeness, type Taught } from '../act.ts';

/** Asks for a choice: "which", "what would you pick", "what's best". */
const asksWhich =
  /\bwhich\b(?! (?:day|time|slot|roll|width|room|number|page|way|email))|\bw(?:h)?at (?:floor\w* |carpet\w* |laminate |vinyl |kind of \w+ |sort of \w+ )?(?:would|do|does|should|shall|could|can|ought) (?:you|i|we|he|she|they|mum|dad|my \w+) (?:to )?(?:\w+ ){0,2}?(?:recommend|suggest|pick|choose|go|have|put|use|advise|think|reckon|say|get|buy|do|lay)\b|\bw(?:h)?at(?:'?s| is| are)? (?:the |your )?(?:best|good|hardest|toughest|softest|warmest|quietest|most)\b|\bw(?:h)?at(?:'?s| is|s)? the (?:\w+ )?ones? (?:that|which|you|u|i|we|with|for|to)\b|\bbest (?:for|on|in|with|carpet|floor\w*|one|option)\b|\b(?:recommend\w*|suggest\w*|advise|advice|reckon)\b|\b(?:would|should|could|shall) (?:you|i|we) (?:\w+ )?(?:pick(?! (?:\w+ )?up)|choose|go for|go with|put|use|buy|have)\b|\b(?:what|something|anything|which)\b[^.?!]*\b(?:instead|else)\b|\balternatives?\b|\bw(?:h)?at(?:'?s| is| would be)\b[^.?!]{0,12}\b(?!(?:other|order|water|paper|under|over|after|better|number|corner|answer|ever|never)\b)\w{3,}er\b|\b(?:something|anything) (?:\w+ ){0,3}(?!(?:under|over|other|after|water|together|either|ever|never|per|for)\b)\w{2,}er\b/i;
const wantsFloor =
  /\b(?:need|want|wants|after|(?:i'?d|we'?d|would) like|looking for|got|have you|do you (?:have|do|sell|stock))\b[^.?!]{0,25}\b(?:something|anything|carpet\w*|floor\w*|vinyl|laminate|lvt|lino)\b/i;
/** "Do you have anything with a felt back?" */
const asksWhether =
  /\b(?:do you (?:have|do|sell|stock)|have you got|got|is there|are there)\b[^.?!]*\b(?:anything|something|any|an? (?:\w+[ -]){0,2}(?:one|carpet|floor|vinyl|laminate|lvt))\b/i;
/** "What do I do now?", "do you need …?" ask for no floor. */
const isVague =
  /\bwhat (?:do|does|should|shall|can|could) (?:i|we|you|he|she|they|mum|dad) (?:do|need|bring|say|expect)\b|\bdo (?:you|i|we) (?:need|want)\b|\b(?:shop|showroom|store|visit)\b/i;

/** "The kids spilled ink on the carpet, what do I do?" */
const asksWhatToDo =
  /\bwhat (?:do|should|can|shall|must) (?:i|we) do(?: (?:now|first|next|about (?:it|that)|with it))?\W*$/i;

/** "I want the cheapest decent carpet" is a wish to see some. */
export const wantsCheap = (text: string, { record }: Context): boolean =>
  record.rooms.length === 0 &&
  record.priced.length === 0 &&
  wantsFloor.test(text) &&
  /\bcheap(?:est)?\b/i.test(text);

/** "I'm after a cream carpet", "not the Kennet" after floors were shown: some are to be shown. */
export const looksOn = (text: string, { record, observed }: Context): boolean =>
  record.draft === undefined &&
  record.priced.length === 0 &&
  (observed.turnsDown
    ? ofShown.has(record.lastAct ?? '') && text.trim().split(/\s+/).length <= maxTurnedDown
    : wantsFloor.test(text) && namesColour(text) && !observed.floors.isNamed);
const ofShown = new Set(['products', 'productFacts', 'compareProducts']);
const maxTurnedDown = 8;

/** Whether a floor is to be recommended, or those on offer are to be named. */
export function isAdvice({ text }: Clause, context: Context, asks: boolean): boolean {
  const { record, message, findTaught } = context;
  if (actPatterns.price.test(text) || actPatterns.book.test(text) || ofOne.test(text)) return false;
  if (asksWhatToDo.test(text)) return false;
  const isAfterOffers = record.lastAct === 'offers' || record.lastAct === 'discount';
  if (
    isAfterOffers &&
    /(?<!\b(?:to|for|of|in|with) )\bwhich\b|\bwhat\b[^.?!]*\b(?:in|on) (?:it|that|offer)\b/i.test(
      text,
    )
  )
    return true;
  if (
    isUnsure.test(text) &&
    record.draft === undefined &&
    mergeWishes([], message.plain).length > 0
  )
    return true;
  if (!asks && wantsLook.test(text) && record.draft === undefined) return true;
  const facets = facetsAsked(text);
  if (asks && facets.includes('offer') && ofSeveral.test(text)) return true;
  if (
    isVague.test(text) &&
    !/\b(?:which|recommend|suggest|carpet|floor|lvt|laminate|vinyl)\b/i.test(text)
  )
    return false;
  const hasNeed = mergeWishes([], text).length > 0;
  if (!asks && isRefinement(text, context)) return true;
  if (asks && hasNeed && describesFloor.test(text)) return true;
  if ((facets.includes('colours') || facets.includes('stock')) && !hasNeed) return false;
  if (asks && isSuperlative(text)) return true;
  if (asks && looksLike.test(text)) return true;
  if (asks && asksWhether.test(text) && topicsAsked(text).some(({ name }) => name !== 'subfloor'))
    return true;
  const isPricing = record.priced.length > 0 && kindsNamed(text).length > 0;
  if (asksWhich.test(text) && asks && !isPricing) {
    if (hasNeed || pointsAmong.test(text)) return true;
    if (record.wishes.length === 0 || isVague.test(text)) return false;
    const taught = findTaught(text);
    return !taught || taught.likeness < decisiveLikeness || isOfRoom(taught);
  }
  const isBooked = record.draft !== undefined || actPatterns.book.test(message.plain);
  return wantsFloor.test(text) && hasNeed && !isVague.test(text) && (asks || !isBooked);
}

/** Topics that tell which kinds of floor suit a room. */
export const isOfRoom = ({ question }: Taught): boolean => /^What is best for\b/i.test(question);

/** "I'd like to know about carpets": those on offer are named. */
export const asksAboutKind = (text: string): boolean =>
  /\b(?:know|hear|tell me|ask|find out|info\w*|interested|looking)\b[^.?!]{0,20}\b(?:about|in|on|at)\b[^.?!]{0,12}\b(?:carpets|laminates?|vinyls?|lvt|floor(?:s|ing))\W*$/i.test(
    text,
  );

/** "Moorland for the lounge then. What about the hall?": a floor for another room is asked for. */
export const asksOfRoom = (text: string): boolean =>
  /^\W*(?:(?:and|but|so|ok)\W+)*(?:what|how) about (?:the |my |our )?(?:hall\w*|landing|stairs|kitchen|bathroom|utility(?: room)?|lounge|living room|bedrooms?|dining room|conservatory|nursery|playroom)\W*$/i.test(
    text,
  );
/** "Not sure what to go for", after what it is for. */
const isUnsure =
  /\b(?:not (?:really |too )?sure|unsure|don'?t (?:really )?know|dont know|no idea|can'?t decide|clueless|stuck)\b[^.?!]{0,8}\b(?:what|which|whats|on|about)\b[^.?!]{0,15}\b(?:go for|get|have|choose|pick|want|buy|put|best|floor\w*|need|suits?)\b/i;

/** "A carpet for the living room that won't show every crumb?" */
const describesFloor =
  /^\W*(?:(?:a|some|any|something|anything)\W+)?(?:carpet|floor\w*|vinyl|laminate|lvt|something|anything)\b[^.?!]*\b(?:that|which)\b/i;

/** "Not too dark, she can't see well": what a floor should be like, after some were shown. */
const isRefinement = (text: string, { record, observed }: Context): boolean =>
  record.lastAct === 'products' &&
  record.draft === undefined &&
  observed.floors.named.length === 0 &&
  ((text.trim().split(/\s+/).length <= maxFragment && mergeWishes([], text).length > 0) ||
    /\b(?:not|nothing|something) (?:too |so |very |a bit )?(?:dark|pale|light)\w*\b/i.test(text) ||
    (saysWish.test(text) && topicsAsked(text).some(({ rate }) => rate !== undefined)));
/** "For the bedrooms", "soft". */
const maxFragment = 3;
const saysWish =
  /\b(?:needs?|must|has|have|got|should) to\b|\b(?:prefer\w*|ideally|rather|want|something|nothing|it (?:gets|takes|will get)|there(?:'?s| is| are)|we(?:'ve| have)(?: got)?)\b/i;

/** "80% wool sounds good": what is liked is not looked for. */
export const praises = (text: string): boolean =>
  /\b(?:sounds?|looks?|seems?|feels?|is|'s) (?:\w+ )?(?:good|great|nice|lovely|perfect|ideal|fine|brilliant|right)(?: (?:to me|then|actually|that))*\W*$/i.test(
    text,
  );
/** "Wood effect then", "light oak look". */
const wantsLook =
  /^\W*(?:(?:ok|well|right|so|maybe|then|a|in|something|light|dark|pale)\W+)*(?:wood|wooden|timber|oak|walnut|tile|stone|slate|marble)[ -]?(?:effect|look|style|like)(?: (?:then|please|pls|maybe|instead))*\W*$/i;
/** "Anything that looks like old tiles?" */
const looksLike =
  /\b(?:anything|something|any|ones?)\b[^.?!]{0,30}\b(?:look(?:s|ing)? (?:a bit |just |more )?like|that(?:'?s| is) like|in the style of|with the look of)\b/i;
/** "Would you put it on stairs?" asks about the floor that is spoken of. */
const ofOne =
  /\b(?:would|could|should|can) (?:you|i|we) (?:\w+ )?(?:put|use|have|choose|lay|go for) (?:it|this|that|them)\b/i;
const ofSeveral =
  /\b(?:which|any (?:carpets?|floors?|laminates?|lvt|vinyls?)|what (?:carpets?|floors?|laminates?|lvt|vinyls?)|what(?:'?s| is) (?:on|in|reduced|discounted)|anything (?:on|in|reduced))\b/i;
/** "Which of those", asked of floors that were shown. */
const pointsAmong = /\bwhich (?:one )?of (?:them|these|those|the (?:two|three))\b/i;
