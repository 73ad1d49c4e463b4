import { actPatterns } from '../../../conversation/act-patterns.ts';
import { focusOf } from '../../../conversation/focus.ts';
import type { Clause } from '../../../conversation/message.ts';
import { findCompared } from '../../products/compare.ts';
import { matchAccessories } from '../../products/match-accessories.ts';
import { isFloor } from '../../products/match-products.ts';
import { facetsAsked } from '../../topics/facets.ts';
import { topicsAsked } from '../../topics/find-topics.ts';
import { kindsNamed } from '../../topics/kinds-named.ts';
import { type Act, type Context, decisiveLikeness, type Taught } from '../act.ts';
import { isOfSameKinds } from '../taught-fit.ts';

/** Likeness from which a taught answer is preferred to an act that would only ask back. */
const weakLikeness = 0.32;
/** Where the catalogue has something to say as well, more is needed. */
const needsMore: Partial<Record<Act['kind'], number>> = {
  productFacts: decisiveLikeness,
  compareProducts: decisiveLikeness,
};
/** A text of fewer words goes on with what was spoken of. */
const minWords = 3;
/** "How do I get wine out of it?" asks what to do, not which floor to buy. */
const asksHow = /^\W*(?:\w+\W+){0,3}?how (?:do|does|can|should|shall|would|could|to)\b/i;
const ofPrice =
  /\bhow (?:much|many)\b[^.?!]*\b(?:carpet|vinyl|laminate|lvt|lino|floor\w*|rooms?|lounge|bedrooms?|kitchen|hall|stairs|house|flat)\b|\b(?:prices?|quote|estimate|costs?) (?:for|on|to)\b|\b(?:a|rough|the|your) (?:price|quote|estimate|costs?)\W*$/i;
const ofVisit =
  /\b(?:visit|measur\w*|appointments?|slots?|come|see (?:me|us|it)|book\w*|round|available|free)\b/i;

const isOfAccessory = (
  text: string,
  record: Context['record'],
  { products }: Context['catalogue'],
) => record.accessories.length > 0 || matchAccessories(text, products).length > 0;

const isOfShown = ({ considered, isPair }: Context['record']) =>
  isPair === true || considered[0]?.slug !== undefined;

/** Whether an act has so little to go on that its answer would be a question or a list. */
function isWeak(
  act: Act,
  { text, parsed }: Clause,
  { record, observed, catalogue }: Context,
): boolean {
  const { isNamed: isRange, named } = observed.floors;
  const isNamed = isRange || named.length > 0 || kindsNamed(text).length > 0;
  switch (act.kind) {
    case 'price':
      return (
        record.rooms.length === 0 &&
        topicsAsked(text).length === 0 &&
        !observed.rooms &&
        observed.floors.named.length === 0 &&
        !ofPrice.test(text)
      );
    case 'products':
      return (
        asksHow.test(text) ||
        (!isNamed &&
          record.wishes.length === 0 &&
          !actPatterns.advice.test(text) &&
          topicsAsked(text).length === 0 &&
          facetsAsked(text).length === 0)
      );
    case 'compareProducts':
      // "Is it one plank or the whole floor?" weighs no floors.
      return !isOfShown(record) && findCompared(text, catalogue, record).filter(isFloor).length < 2;
    case 'slots':
      return parsed.slots.dates.length === 0 && !ofVisit.test(text);
    case 'productFacts':
      return (
        !isNamed && focusOf(record).slug === undefined && !isOfAccessory(text, record, catalogue)
      );
    case 'workPrice':
      return true;
    default:
      return false;
  }
}

/** Whether a taught answer says more than the act that a clause was taken for. */
export const isBetterTaught = (
  act: Act,
  taught: Taught | undefined,
  clause: Clause,
  context: Context,
): taught is Taught =>
  taught !== undefined &&
  taught.likeness >= (needsMore[act.kind] ?? weakLikeness) &&
  clause.text.trim().split(/\s+/).length >= minWords &&
  (act.kind !== 'compareProducts' || isOfSameKinds(taught, clause.text)) &&
  isWeak(act, clause, context);
