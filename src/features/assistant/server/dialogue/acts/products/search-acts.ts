import type { Clause } from '../../../conversation/message.ts';
import type { ConversationRecord } from '../../../conversation/record.ts';
import { rangeOf } from '../../products/match-products.ts';
import type { Subject } from '../../products/subject.ts';
import { namesColour } from '../../topics/colours.ts';
import { kindsNamed } from '../../topics/kinds-named.ts';

/** "Is there anything in a brown that hides mud?": floors are looked for, whichever is of that colour. */
export const isSearch =
  /\b(?:is there|are there|have you(?: got)?|do you (?:have|do|sell|stock)|got)\b[^.?!]{0,20}\b(?:anything|something|any)\b|(?:^|,)\W*(?:(?:ok|so|and|but|right)\W+)*(?:something|anything)\b/i;
/** "Any dark LVT?": no "any greys in that?", which asks of one. */
const asksForAny =
  /(?:^|,)\W*(?:(?:ok|so|and|but|right)\W+)*any\b(?![^.?!]*\b(?:in|of) (?:that|it|this|them|those)\b)/i;
export const searchesColour = (text: string): boolean =>
  (isSearch.test(text) || asksForAny.test(text)) && namesColour(text);
export const namesRange = ({ products }: Subject, text: string): boolean =>
  products.some((product) =>
    text.toLowerCase().includes(rangeOf(product).split(' ')[0]?.toLowerCase() ?? ''),
  );

/** "Which twist ones do you do?": a list is asked for, not what a twist is. */
export const asksWhichSold =
  /\b(?:which|what|wot) (?:\w+ ){0,3}(?:twists?|loops?|saxon(?:y|ies)|velvets?|wools?|herringbones?|planks?|sheets?|piles?|patterns?)\b[^.?!]{0,15}\b(?:do|d|have|r|are) ?(?:you|u|ya|there)\b/i;

const floors = '(?:floor(?:s|ing)?|carpets?|carpeting|vinyl|laminate|lvts?|lino)';
/** "Need new flooring", "LVT for my kitchen please": a floor is wanted, and nothing else is said of it. */
const wishes = new RegExp(
  String.raw`\b(?:needs?|wants?|looking (?:for|at)|after|interested in|thinking of|like|replac(?:e|ing)|get|getting)\b[^.?!]{0,30}\b${floors}\b|\b${floors}\b[^.?!]{0,30}\bplease\b`,
  'i',
);
const ofElse =
  /\b(?:measur\w*|visits?|book\w*|quotes?|prices?|costs?|fitt?\w*|repair\w*|fix\w*|clean\w*|remov\w*|tak(?:e|en|ing) up|someone|somebody|samples?|ring|call|like (?:this|that|the)|old|existing|my own)\b|\d/i;
/** "Not too dear", after floors were listed. */
export const wishesCheap = (
  text: string,
  { lastAct, priced, draft }: ConversationRecord,
): boolean =>
  priced.length === 0 &&
  draft === undefined &&
  (lastAct === 'products' || lastAct === 'productFacts' || lastAct === 'taught') &&
  /\bnot (?:too|very|that) (?:dear|expensive|pricey|much)\b|\b(?:cheap(?:ish)?|affordable|reasonabl[ey]|inexpensive|on a budget|good value)\b/i.test(
    text,
  );

export const wishesFloor = (text: string): boolean => wishes.test(text) && !ofElse.test(text);

/** "Which ones do you actually sell, names and prices?" */
export const asksForNames = (text: string): boolean =>
  /\bnames? and prices?\b|\bprices? and names?\b|\b(?:which|what) (?:ones?|carpets?|laminates?|vinyls?|lvts?|floors?)(?: \w+)? do (?:you|u) (?:actually |really |even )*(?:sell|do|have|stock)\b|\b(?:list|name) (?:me )?(?:them|the (?:carpets|ones)|your (?:carpets|ranges)|some)\b/i.test(
    text,
  );

/** "Any in wood effect?" */
export const asksForLook = (text: string): boolean =>
  /^\W*(?:(?:ok|so|and|but|have you|do you (?:have|do)|you|got|is there|are there)\W+)*(?:any|anything|something|one|some)\b[^.?!]{0,20}\b(?:wood|oak|stone|tile|slate|marble)[ -]?(?:effect|look|style)\W*$/i.test(
    text,
  );

/** "Options?" after what the floor should be like. */
export const asksForIdeas =
  /^\W*(?:(?:any|what|your|so|what are (?:my|the|our)|what'?s)\W+)*(?:options?|ideas?|suggestions?|recommendations?|thoughts|choices)(?: please| pls)?\W*$|^\W*(?:(?:so|then|ok|and)\W+)*which(?: ones?)?(?: then)?\W*$|^\W*(?:so|ok|and)\W+what(?: then| else| now)\W*$|^\W*(?:so |but |then |need |want |i (?:need|want) )*(?:something|anything) (?:better|else|different|tougher|harder|stronger)(?: then| please| pls| than that)*\W*$/i;

/** "What about a laminate?", "LAMINATE.", after floors were shown: those of that kind. */
export const listsKind = (
  { text }: Pick<Clause, 'text'>,
  { lastAct, offered, priced, draft }: ConversationRecord,
): boolean =>
  (lastAct === 'products' || offered.length > 0) &&
  priced.length === 0 &&
  draft === undefined &&
  kindsNamed(text).length === 1 &&
  text.trim().split(/\s+/).length <= maxOfKind &&
  /^\W*(?:(?:and|n|ok|so|then|what about|how about|or|any|in|your|the|an?)\W+)*(?:carpets?|laminates?|(?:sheet )?vinyls?|lvts?|lino)\W*(?:then|please|pls|instead|flooring)?(?: in (?:a |an |any )?(?:\w+ )?\w+)?\W*$/i.test(
    text,
  );

const maxOfKind = 7;

/** "Is that the cheapest vinyl?" */
export const asksIfCheapest =
  /\b(?:is|are|was|isn'?t)\b.{0,25}\b(?:the|your) (?:very )?cheapest\b/i;

/** "Is any of those grey?" */
export const asksAnyOf =
  /\b(?:is|are)(?:n'?t)? (?:any|one|some|none|either|both|all)(?: one)? of (?:those|these|them|the (?:two|three|four))\b/i;

/** "What would you put instead, kitchen 3.5 by 2.8": the size comes with the question. */
export const asksInstead = /\bwhat (?:would|do|should|could) (?:you|i|we)\b[^.?!]*\binstead\b/i;

/** "Something in brown or beige", "any dark ones or just the pale": floors are looked for. */
const searches =
  /\b(?:something|anything|any(?:thing)? else)\b[^.?!]*\bin (?:an? )?\w+ or \w+|\bany\b[^.?!]*\bor (?:just|only)\b|\babout\b[^.?!]*\bor (?:an?|some|something) (?:\w+ )?(?:gr[ae]y|beige|brown|cream|white|blue|green)\b/i;
export const searchesAmong = (text: string): boolean =>
  searches.test(text) && !/\bthan\b|\bdifference\b/i.test(text);
