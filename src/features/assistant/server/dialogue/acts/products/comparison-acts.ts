import { actPatterns } from '../../../conversation/act-patterns.ts';
import { pricedToChoose } from '../../../conversation/job/open-choice.ts';
import type { Clause } from '../../../conversation/message.ts';
import type { Flooring } from '../../../nlu/parsed-message.ts';
import { findCompared } from '../../products/compare.ts';
import { isFloor, rangeOf } from '../../products/match-products.ts';
import { topicsOf } from '../../products/product-wishes.ts';
import { floorsSpokenOf } from '../../products/subject.ts';
import { placeNames, topicsAsked } from '../../topics/find-topics.ts';
import { kindsNamed } from '../../topics/kinds-named.ts';
import type { Context } from '../act.ts';
import { searchesAmong } from './search-acts.ts';

/** Why one costs more than another, or what is better about it. */
const asksWhy =
  /\bwhy\b[^.?!]*\b(?:dear\w*|expensive|pric\w+|more|cost\w*|cheap\w*|less)\b|\bpaying (?:extra|more) for\b|\bwhat(?:'?s| is) (?:so )?(?:special|better) about\b/i;
/** "Is the Bradford worth the extra?" */
export const asksWorth =
  /\bworth (?:the (?:extra|money|difference|price|more)|paying|spending|it\b(?=[^.?!]*\bextra\b))/i;
const cheaperOfTwo =
  /\bwhich\b[^.?!]*\bof (?:the two|them|those|these)\b[^.?!]*\b(?:cheap\w*|dear\w*|less|more)\b|\bwhich\b[^.?!]*\b(?:cheap\w*|dear\w*)\b[^.?!]*\bof (?:the two|them|those|these)\b/i;
/** "Which is cheaper?", "by how much?": of the two spoken of. */
const weighsTwo =
  /^\W*(?:(?:so|and|ok|n)\W+)*which(?: one)?(?:'?s| is| works out| would be| are)? (?:the )?(?:cheap\w*|dear\w*|less|more expensive|better value)\W*$|^\W*(?:(?:so|and|ok|n)\W+)*(?:by )?how much (?:(?:more|less|cheaper|dearer)\b[^.?!]{0,15}|a met(?:re|er)|per \w+(?: \w+)?)?\W*$/i;
/** "Is it dearer?", after two kinds were weighed. */
export const asksIfDearer =
  /^\W*(?:(?:so|and|but|ok|n)\W+)*(?:is|are|does|do|will|would) (?:it|that|they|one) (?:be |cost |work out |any |much |a lot |a bit )*(?:dearer|cheaper|more expensive|more|less)\W*$/i;
/** "What's the difference?" */
const asksDifference =
  /^\W*(?:(?:so|and|ok)\W+)*what(?:'?s| is) the (?:price )?difference(?: in (?:the )?price)?(?: between (?:them|those|these|the two|those two|both))?(?:\W*$|[,;]? (?:and )?which\b)|^\W*(?:(?:so|and|ok)\W+)*is (?:it|that) (?:only|just|all|mainly|purely) (?:down to |about )?(?:the )?(?:looks?|price|colours?|style|money)\b/i;
/** "Which is better?", "which one would you pick?", "so which lasts longer?" */
const asksVerdict =
  /^\W*(?:(?:so|and|ok|but|then|right|hmm|anyway|just|no|what|simply|(?:i|we) (?:only |just )?(?:asked|want(?:ed)? to know|meant|mean))\W+)*(?:which\b(?! (?:day|time|slot|room|colou?r|roll|way)| (?:one )?do(?:es)? (?!you\b|i\b|we\b))[^.?!]*\b(?:better|best|nicer|longer|longest|warmer|warms|heats?|heating|softer|quieter|tougher|easier|safer|cheaper|lighter|pick|choose|go (?:for|with)|prefer|(?:would you|should (?:i|we)) (?:have|get)|recommend|lasts?|wears?)|what(?:'?s| is) (?:the )?(?:better|best) (?:one|of (?:the two|them|those|these)))\b[^.?!]*\W*$/i;
const maxVerdict = 9;
/** Exactly two were shown, and one of them is to be recommended. */
export const asksForVerdict = (
  text: string,
  { record, catalogue }: Pick<Context, 'record' | 'catalogue'>,
) =>
  asksVerdict.test(text) &&
  text.trim().split(/\s+/).length <= maxVerdict &&
  kindsNamed(text).length === 0 &&
  new Set(record.offered.map(({ slug }) => slug)).size === 2 &&
  new Set(floorsSpokenOf({ record, catalogue }).map(rangeOf)).size > 1;

/** "Which of the two lasts longer with kids?", after both were priced: their sums are no answer. */
export const asksQualityOfPriced = (
  text: string,
  { record, catalogue }: Pick<Context, 'record' | 'catalogue'>,
): boolean =>
  record.priced.length > 0 &&
  ofEither.test(text) &&
  !ofMoney.test(text) &&
  kindsNamed(text).length === 0 &&
  topicsAsked(text).some(({ rate, name }) => rate && !placeNames.has(name)) &&
  new Set(
    [...record.priced, ...record.pricedBefore].flatMap(({ floor }) =>
      catalogue.products.filter(({ slug }) => slug === floor.slug).map(rangeOf),
    ),
  ).size > 1;
const ofEither =
  /\bwhich\b[^.?!]*\bof (?:the two|them|those|these)\b|^\W*(?:(?:and|so|ok|but|then)\W+)*which (?:one |would )?(?:is|are|'?s|be|will|lasts?|wears?|feels?|looks?|cleans?|stands?|hides?|copes?|keeps?)\b/i;
const ofMoney = /\b(?:cheap\w*|dear\w*|expensive|price\w*|cost\w*|money|less|value)\b/i;

export const isOfTwo = (
  text: string,
  { record, catalogue }: Pick<Context, 'record' | 'catalogue'>,
) =>
  (weighsTwo.test(text) ||
    asksDifference.test(text) ||
    asksForVerdict(text, { record, catalogue })) &&
  record.priced.length === 0 &&
  followed.has(record.lastAct ?? '') &&
  (/\bwhich\b|\bdifference\b|\bby\b|\b(?:more|less|cheaper|dearer)\b/i.test(text) ||
    record.isPair === true) &&
  new Set(floorsSpokenOf({ record, catalogue }).map(rangeOf)).size > 1;
/** One is named, the other pointed at. */
const weighing =
  /\bthan\b|\b(?:between|against|compared?)\b[^.?!]*\b(?:that|this|it)\b|\b(?:that|this|it)\b[^.?!]*\b(?:against|compared?|vs)\b/i;
const comparing =
  /\b(?:difference|differ\w*|compar(?:e|es|ed|ing)|better|best|or|vs?\.?|versus|between|against|than|torn|who'?s right)\b/i;
/** The two kinds that were weighed last, of which a floor may have been recommended since; none where others were spoken of. */
export function kindsWeighed({ considered }: Context['record']): Flooring[] {
  const [first, ...behind] = considered;
  const isRecommended =
    first?.slug !== undefined && behind.slice(0, 2).some(({ kind }) => kind === first.kind);
  const [one, other] = isRecommended ? behind : considered;
  return one && other && !one.slug && !other.slug && one.kind !== other.kind
    ? [one.kind, other.kind]
    : [];
}
const areKindsWeighed = (record: Context['record']) =>
  record.priced.length === 0 && kindsWeighed(record).length > 0;
/** "And would laminate be better?", after a carpet was shown. */
export const asksIfKindBetter =
  /^\W*(?:(?:and|so|ok|then|or|but)\W+)*(?:would|is|will) (?:the |a )?(?:carpet|laminate|(?:sheet )?vinyl|lvt|lino)(?: be)?(?: any| a)? (?:better|best|easier|tougher|warmer|quieter|cheaper|safer|more \w+)\b|\bhow (?:does|do|would|will) (?:it|that|they|this|the \w+) compare (?:with|to|against)\b/i;
/** A kind is named that is to be weighed against the floor spoken of. */
export const asksOfOtherKind = (
  text: string,
  { considered, lastAct }: Context['record'],
): boolean =>
  kindsNamed(text).length === 1 &&
  asksIfKindBetter.test(text) &&
  considered.some(
    ({ slug, kind }) =>
      slug !== undefined || (lastAct === 'productFacts' && kind !== kindsNamed(text)[0]),
  );

/** "Compare the Belgrave and the Cavendish. Which is softer?" */
const whichOfBoth =
  /^\W*(?:(?:and|so|or|ok)\W+)*which (?:one )?(?:is|are|would be|lasts?|wears?|feels?|looks?|cleans?|stands?|hides?)\b/i;
const comparesAtAll = /\bcompar\w+|\bdifference\b|\bversus\b|\bvs\b|\bor\b|\bbetween\b/i;
/** Acts after which two floors are spoken of. */
const followed = new Set(['productFacts', 'products', 'compareProducts', 'price', 'taught']);

/** "Compare the Belgrave and the Cavendish. Which is softer?": of the two that the message names. */
export const asksWhichOfCompared = (
  text: string,
  { catalogue, record, message }: Pick<Context, 'catalogue' | 'record' | 'message'>,
): boolean =>
  whichOfBoth.test(text) &&
  kindsNamed(text).length === 0 &&
  message.clauses.some(
    (clause) =>
      clause.text !== text &&
      comparesAtAll.test(clause.text) &&
      findCompared(clause.text, catalogue, record).filter(isFloor).length > 1,
  );

/** "Stuck between laminate and LVT. What would you go for?" */
export const asksToChoose = (text: string, message: string): boolean =>
  /\bwhat (?:would|do|should) (?:you|i|we) (?:go for|choose|pick|recommend|suggest|have|get|advise)\b|\bwhich\b[^.?!]*\b(?:better|best|go for|choose|pick|recommend)\b/i.test(
    text,
  ) &&
  kindsNamed(text).length === 0 &&
  kindsNamed(message).length === 2 &&
  /\b(?:or|vs|versus|between|torn|stuck|undecided)\b/i.test(message);

/** "Which would you pick with two dogs?", of two floors that were priced for one room. */
export const asksWhichOfPriced = (text: string, { record }: Pick<Context, 'record'>): boolean =>
  pricedToChoose(record).length === 2 &&
  kindsNamed(text).length === 0 &&
  /\b(?:which|what)\b[^.?!]{0,12}\b(?:would|do|should) (?:you|i|we) (?:\w+ )?(?:pick|choose|go (?:for|with)|have|recommend|suggest|put|use|buy|get)\b|\bwhich\b[^.?!]{0,15}\b(?:better|best)\b/i.test(
    text,
  );

/** "Moorland or LVT? The lounge is 5 by 4": beside their prices it is told which suits what is known. */
export function weighsOnNeed(
  { text, parsed }: Clause,
  { catalogue, record }: Pick<Context, 'catalogue' | 'record'>,
): boolean {
  if (!/\b(?:or|vs|versus)\b/i.test(text) || actPatterns.price.test(text)) return false;
  if (topicsAsked(text).some(({ name }) => name === 'shade')) return false;
  const isKnown = topicsOf(record.wishes).length > 0 || topicsAsked(text).some(({ rate }) => rate);
  if (!isKnown || parsed.slots.rooms.length > 0) return false;
  const floors = findCompared(text, catalogue, record).filter(isFloor);
  const kinds = new Set([...kindsNamed(text), ...floors.map(({ category }) => category)]);
  return new Set(floors.map(rangeOf)).size > 1 || kinds.size === 2;
}

/** Whether two floors or kinds are weighed against each other. */
export function isComparison(
  text: string,
  { catalogue, record, message }: Context,
  asks: boolean,
  spoken: number,
): boolean {
  const countFloors = (words: string) =>
    findCompared(words, catalogue, record).filter(isFloor).length;
  const compared = countFloors(text) || countFloors(message.plain);
  if (asks && asksToChoose(text, message.plain)) return true;
  if (asks && spoken > 1 && cheaperOfTwo.test(text)) return true;
  if (asks && isOfTwo(text, { record, catalogue })) return true;
  const areTwo = areKindsWeighed(record) || (spoken > 1 && record.priced.length === 0);
  if (asks && asksIfDearer.test(text) && areTwo) return true;
  if (asksWorth.test(text)) return compared > 1 || spoken > 1;
  if (asks && asksWhy.test(text)) return compared > 1 || spoken > 1;
  if (asks && asksWhichOfCompared(text, { catalogue, record, message })) return true;
  if (!comparing.test(text) || actPatterns.price.test(text)) return false;
  // "Is that one brown or more a beige?" asks about one.
  if (topicsAsked(text).some(({ name }) => name === 'shade') && !/\bthan\b/i.test(text))
    return false;
  if (searchesAmong(text) && compared < 3) return false;
  if (
    !asks &&
    !/\bor\b|\bvs?\b|\bversus\b|\bcomparing\b|\bwho'?s right\b|\b(?:choosing|torn|deciding|stuck|undecided) between\b/i.test(
      text,
    )
  )
    return false;
  const [kind, ...others] = kindsNamed(text);
  if (kind && others.length === 0 && asks && /\bor\b|\bvs\b|\bversus\b/i.test(text))
    return findCompared(text, catalogue, record).some(({ category }) => category !== kind);
  if (
    kind &&
    others.length === 0 &&
    asks &&
    (spoken > 0 || areKindsWeighed(record)) &&
    asksIfKindBetter.test(text)
  )
    return true;
  if (kind && others.length > 0)
    return (
      topicsAsked(text).length > 0 ||
      /\b(?:difference|differ|better|best|torn|who'?s right)\b/i.test(text)
    );
  return compared > 1 || (compared === 1 && spoken > 0 && weighing.test(text));
}
