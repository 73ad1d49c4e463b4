import { focusOf } from '../../conversation/focus.ts';
import { complaintReason } from '../../conversation/hand-over-reasons.ts';
import type { Clause } from '../../conversation/message.ts';
import { isAboutRepair } from '../../conversation/record.ts';
import type { Flooring } from '../../nlu/parsed-message.ts';
import { describeExtras } from '../../tools/describe-extras.ts';
import { saysFittingWish } from '../observe/project/fitting-wish.ts';
import { asksToBring, isNoteForTeam } from '../observe/project/remarks.ts';
import { isVisitWish } from '../observe/visit/visit-wish.ts';
import { isFloor, kindOf } from '../products/match-products.ts';
import { facetsAsked } from '../topics/facets.ts';
import { topicsAsked } from '../topics/find-topics.ts';
import { kindsNamed } from '../topics/kinds-named.ts';
import { type Act, type Context, toTaughtAct } from './act.ts';
import { readPriceCheck } from './price/price-checks.ts';
import { nextPattern } from './sale-acts.ts';
import { sheetQuestion } from './sheet/sheet-question.ts';
import { findOfFault, namesKindOnly } from './taught-fit.ts';

/** "How would I see it?", "can I have a look at them first?" */
const asksToSee =
  /\b(?:see|feel|touch|look at|view|try)\b[^.?!]{0,20}\b(?:it|that|this|them|these|those|one|colours?)\b/i;
const asksHowOrWhether =
  /^\W*(?:(?:and|so|ok|but|oh|nice|great|lovely|then)\W+)*(?:how|where|when|can|could|may|do|is there)\b/i;
const ofPost = /\b(?:post|posted|send|sent|mail\w*|deliver\w*)\b/i;
const inWriting = /\b(?:in writing|written|quote|quotation)\b/i;
/** "Is there VAT on top of the prices?" */
const ofVat =
  /\bvat\b(?![^.?!]*\b(?:invoices?|receipts?|number|registered|reclaim|back)\b)[^.?!]*\b(?:on top|includ\w*|incl?|extra|in|plus|add\w*)\b|\b(?:includ\w*|incl?|plus|with|without|add)\b[^.?!]{0,15}\bvat\b(?! (?:invoice|receipt|number))/i;
/** "What do you charge for just fitting?" */
const rateOfFitting =
  /\b(?:charge|cost|price|rate|how much)\b[^.?!]{0,12}\b(?:for|of|is|to)\b[^.?!]{0,10}\b(?:just |only )?(?:the )?(?:fit|fitting|labour|laying)(?: (?:per|a|on its own|alone|only|work)\b[^.?!]{0,20})?\W*$/i;
/** "Which underlay of the two?" */
const whichUnderlay =
  /\bwh?ich (?:of the |one of the |of your )?(?:\w+ )?underlays?\b(?![^.?!]*\b(?:cheap\w*|cost|price|much)\b)/i;
const ofOtherUnderlay = /\b(?:laminate|lvt|vinyl|stairs?|heating|heated)\b/i;
/** "I'll go with the Bradford." */
const chooses =
  /^\W*(?:(?:ok|right|great|lovely|yes)\W+)*(?:(?:i(?:'?ll|'?d| will| think i'?ll)?|we(?:'?ll|'?d| will)?|let'?s) (?:go (?:with|for)|take|settle (?:on|for)|choose)|(?:i|we)(?:'?ll|'?d| will| think (?:i|we)'?ll) have|let'?s have)\b/i;
const asksToCome = /\b(?:come|someone|somebody|anyone|visit|round|you)\b/i;
const howSoon =
  /\bhow (?:soon|quick\w*|fast) (?:could|can|would|will|do|are) (?:you|u|they|it|we)\b[^.?!]{0,12}\b(?:do|done|fit|fitted|lay|laid|start|have it)\b/i;
const ofGuarantee = /\bguarant\w+\b|\bwarrant(?:y|ies)\b/i;
/** "Its guarantee", "is that one guaranteed": of the floor, not of the work. */
const ofFloor = /\b(?:its|it|that|this|they|them|one|carpet|laminate|lvt|vinyl|floor\w*)\b/i;
/** "Will I have to pay for them to come and look?", "the visit itself, is it free": of no repair yet. */
const ofLookAlone =
  /\b(?:visit|call ?out|come|coming)\b[^.?!]{0,20}\b(?:itself|free|and look|to look|round|out)\b|\b(?:look|visit) (?:itself )?free\b/i;
/** "How long is the guarantee?" */
const asksItsLength =
  /\b(?:how long|how many years|what)\b[^.?!]{0,15}\b(?:the|its) (?:guarantee|warranty)\b/i;
const ofWork = /\b(?:fit\w*|lay\w*|laid|work\w*|repairs?|labour|you|your)\b/i;
const costOfVisit =
  /\b(?:will|does|do|is|would) (?:it|that|this|you|they|i|we|the visit)\b[^.?!]{0,15}\b(?:cost|costs|charge|pay|free)\b|\b(?:any|there an?) (?:charge|cost|fee)s?\b|\b(?:cost|charge) (?:me|us) anything\b/i;
/** "Will I have to pay for this?", "so it's free then": of our work that went wrong. */
const asksWhoPays =
  /\b(?:pay\w*|paid|charg\w+|cost\w*|bill\w*|free|covered|cover it|guarant\w+|warrant(?:y|ies))\b/i;
/** The guarantee is for the fitting of carpet: what went wrong is another floor. */
const isOfHardFloor = ({ message, record }: Context): boolean =>
  [message.plain, ...record.issues].some((text) =>
    kindsNamed(text).some((kind) => kind !== 'carpet'),
  );
const ofMaterial = /\b(?:boards?|planks?|tiles?|material|product|it ?self|themselves)\b/i;
const ofBusiness = /\b(?:shops?|salons?|business|commercial\w*|caf[eé]s?|offices?|hairdress\w*)\b/i;
const ofProduct = 'Is the flooring itself guaranteed?';
const rightsQuestion = 'What are my rights if the work is poor?';
const ourFault = 'Do I have to pay if your fitting has come loose?';
const ofRepair = /\b(?:repair\w*|re ?stretch\w*|fix|mend)\b/i;
/** "What does it cost to stretch it?" */
const costOfRepair =
  /\b(?:how much|what)\b[^.?!]{0,25}\b(?:cost|costs|charge|be|come to)\b[^.?!]{0,12}\bto (?:re ?)?(?:stretch|repair|mend|fix|sort|patch)\w*\b/i;
const asksWhatIsNeeded =
  /\bwhat (?:else |info\w* |details |sizes )?(?:do|would|will) you need\b(?! me\b)/i;
const bareCost =
  /^\W*(?:(?:and|so|ok)\W+)*(?:how much|what)\b[^.?!]{0,15}\b(?:it|that|this)\b(?: (?:cost|be|come to|set me back))?(?: (?:roughly|about|approximately|ish|then|please|to (?:fix|mend|repair|sort|put right)(?: it)?))*\W*$/i;
/** "I need it before Christmas": when, without saying what. */
const neededBy =
  /\b(?:need|needs|want|wants|like|have) (?:it|them|this|that|the (?:floor\w*|carpets?|job))\b[^.?!]{0,20}\b(?:before|in time for|by(?! (?:one|some\w+|any\w+|you\w*|us|ours|a|an|who\w*|hand)\b))\b/i;

/** "Should I have the sizes ready?" */
const asksSizesFirst =
  /\b(?:should|do|must|shall) (?:i|we)\b[^.?!]{0,20}\b(?:have|get|need|know|take)\b[^.?!]{0,15}\b(?:(?:sizes?|measurements?)\b[^.?!]{0,12}\b(?:ready|first|to hand|before|for them)|to measure\b[^.?!]{0,12}\b(?:first|before|myself|ready))/i;
/** "It's stretching I want: do you do that?" */
const asksToDo = /\b(?:do|can|could|would) (?:you|u) (?:do|also do|offer)\b/i;
const ofStretch = /\b(?:re-?)?stretch\w*\b/i;
const howToClean =
  /\bhow (?:do|should|can|would) (?:i|you|we) (?:\w+ )?(?:clean|look after|wash|mop|maintain)\b/i;
const cleaning: Record<Flooring, string> = {
  carpet: 'How do I clean my carpet?',
  lvt: 'How do I clean LVT or vinyl?',
  vinyl: 'How do I clean LVT or vinyl?',
  laminate: 'How do I clean laminate?',
};

/** "How long will the Bradford last?": years, not hours of work. */
const howLongItLasts =
  /\bhow (?:long|many years)\b(?![^.?!]*\b(?:offer|sale|quote|price|guarant\w+|warranty|visit|measur\w+|fitting|appointment|smell|job)\b)[^.?!]{0,40}\blasts?\b/i;
const howManyYears =
  /^\W*(?:(?:so|and|ok|but|then)\W+)*(?:for )?how (?:many years|long)(?: then| is that)?\W*$/i;
const lasting: Record<Flooring, string> = {
  carpet: 'How long does a carpet last?',
  lvt: 'How long do LVT, laminate and vinyl last?',
  vinyl: 'How long do LVT, laminate and vinyl last?',
  laminate: 'How long do LVT, laminate and vinyl last?',
};

const ofTest = /\b(?:test\w*|sample|lab\w*)\b/i;
/** The topic of the sheet that says who has a sample of old tiles tested. */
const ofTiles = 'Something may be asbestos. What do I do now?';

const onStairs = 'Which floor is safest on the stairs for an older or unsteady person?';
/** "We'd like our stairs done. We are worried about slipping." */
const worriesOnStairs = ({ message: { plain }, record }: Context): boolean =>
  record.priced.length === 0 &&
  /\b(?:stairs?|staircase)\b/i.test(plain) &&
  /\b(?:worr\w+|afraid|scared|nervous|frightened|safe\w*)\b[^.?!]{0,25}\b(?:slip\w*|fall\w*|trip\w*)|\b(?:unsteady|slippery|not slip|won'?t slip)\b/i.test(
    plain,
  ) &&
  kindsNamed(plain).length === 0;

const floorActs = new Set(['products', 'productFacts', 'compareProducts', 'price']);

/** "How long will they be?", "do I have to be there the whole two hours?", of the visit that is arranged. */
const lengthOfVisit =
  /\bhow long (?:will|do|does|would|are) (?:they|he|she|you|it|that|someone|the (?:man|visit|measure))(?: all)? (?:be(?! (?:until|till|before))|stay|need|here|there|take)\b|\b(?:be|stay|wait|need\w*|take|takes|there|here|in|home)\b[^.?!]{0,12}\b(?:(?:whole|full|entire)(?: of the)? (?:slot|visit|time|morning|afternoon|(?:two|2|\d|couple of) ?h(?:ou)?rs?)|(?:all|both) (?:of )?(?:the )?(?:two|2) ?h(?:ou)?rs?)\b/i;

/**
 * Questions that mean one answer of the sheet because of what the conversation is about, whatever other answers are
 * like their words.
 */
export function readCertainAnswer(
  clause: Clause,
  context: Context,
  asks: boolean,
): Act | undefined {
  const { record, findTaught, observed, catalogue } = context;
  const { text } = clause;
  const check = readPriceCheck(clause, context, asks);
  if (check) return check;
  const find = (question: string) => {
    const taught = findTaught(question);
    return taught && toTaughtAct(taught);
  };
  const meant = sheetQuestion(text, context, asks);
  const ofSheet = meant === undefined ? undefined : find(meant);
  if (ofSheet) return ofSheet;
  const { draft, lastAct } = record;
  const focus = focusOf(record);
  const isBooking = draft?.kind === 'booking';
  if (!draft && !observed.floors.isNamed && worriesOnStairs(context)) {
    const safest = /\b(?:stairs?|staircase)\b/i.test(text) ? find(onStairs) : undefined;
    if (safest) return safest;
  }
  const isOfFooting = topicsAsked(text).some(({ name }) => name === 'mobility' || name === 'slip');
  if (asks && !draft && focusOf(record).topic === onStairs && isOfFooting)
    return { kind: 'productFacts', clause: { ...clause, text: `${text} carpet on the stairs?` } };
  if (asks && saysFittingWish(record, text) && !isNoteForTeam(text))
    return { kind: 'ofRequest', topic: 'fittingBy' };
  if (asks && record.refusesVisit && inWriting.test(text))
    return find('Can you quote from a plan or photos instead of visiting?');
  const isWithout = asks && observed.isVisitRefused;
  if (record.refusesVisit && !draft && (isWithout || nextPattern.test(text)))
    return { kind: 'nextStep' };
  const isForThem = record.callBackSent && (isNoteForTeam(text) || asksToBring(text));
  if (asks && /\bsamples?\b/i.test(text) && !draft && !isForThem)
    return find(
      ofPost.test(text) || record.refusesVisit ? 'Can you post me samples?' : 'Can I see samples?',
    );
  if (!asks && chooses.test(text) && !draft && !record.wantsPrice && record.formsSent === 0) {
    const isPriceKnown = record.priced.length > 0 || record.rooms.length === 0;
    if (observed.floors.isNamed && isPriceKnown && !observed.rooms) return { kind: 'nextStep' };
  }
  if (!asks)
    return neededBy.test(text) && !isVisitWish(clause) && !draft && !record.handedOver
      ? find('How long until you can fit?')
      : undefined;
  const ofFault = isAboutRepair(record) ? findOfFault(text, context) : undefined;
  if (ofFault) return toTaughtAct(ofFault);
  const isOurFault = record.handOverReason === complaintReason;
  if (isOurFault && ofMaterial.test(text) && ofGuarantee.test(text)) return find(ofProduct);
  if (isOurFault && asksWhoPays.test(text))
    return find(isOfHardFloor(context) ? rightsQuestion : ourFault);
  if ((isBooking || record.callBackSent) && costOfVisit.test(text))
    return isAboutRepair(record) && !ofLookAlone.test(text)
      ? find('What does a repair cost?')
      : { kind: 'fact', topic: 'home_visit' };
  if (record.hasOldTiles && ofTest.test(text) && !/\bhow long\b/i.test(text)) return find(ofTiles);
  if (
    ofVat.test(text) &&
    record.priced.length === 0 &&
    !observed.rooms &&
    record.rooms.length === 0
  )
    return find('Do your prices include VAT?');
  const isUnsized = record.rooms.length === 0 && !observed.rooms && !draft;
  if (isUnsized && rateOfFitting.test(text)) return { kind: 'price' };
  if (whichUnderlay.test(text) && !ofOtherUnderlay.test(text))
    return find('How thick should underlay be?');
  if (howSoon.test(text)) return find('How long until you can fit?');
  if (asksSizesFirst.test(text) && observed.floors.named.length === 0)
    return find('Do I need to measure first?');
  if (isBooking && asksToDo.test(text) && ofStretch.test(text))
    return find('Can you refit or restretch a carpet?');
  const isOfExtra = describeExtras(catalogue.prices, focus.topic ?? '').length > 0;
  if (isOfExtra && !isBooking && bareCost.test(text)) return { kind: 'workPrice' };
  const isOfVisit = isBooking || record.formsSent > 0 || context.message.clauses.some(isVisitWish);
  if (isOfVisit && lengthOfVisit.test(text)) return find('How long does the measuring visit take?');
  const kind = kindsNamed(text)[0] ?? kindsNamed(focus.topic ?? '')[0] ?? focus.kind;
  if (/\btogs?\b/i.test(text))
    return focus.slug && kind === 'carpet' && (observed.floors.isNamed || ofFloor.test(text))
      ? { kind: 'productFacts', clause }
      : find('What is the tog of your underlay?');
  if (kind && howToClean.test(text)) return find(cleaning[kind]);
  const [named] = observed.floors.candidates;
  const ofKind = kind ?? (named && isFloor(named) ? kindOf(named) : undefined);
  const isOfLasting = Object.values(lasting).includes(focus.topic ?? '');
  const isOfYears =
    isOfLasting || (/\byears\b/i.test(text) && !ofGuarantee.test(focus.topic ?? ''));
  if (ofKind && (howLongItLasts.test(text) || (isOfYears && howManyYears.test(text))))
    return find(lasting[ofKind]);
  if (
    (isAboutRepair(record) || ofRepair.test(record.topic ?? '')) &&
    record.priced.length === 0 &&
    (bareCost.test(text) || costOfRepair.test(text))
  )
    return find('What does a repair cost?');
  const isUnpriced = record.priced.length === 0 && record.formsSent === 0;
  if ((record.wantsPrice || isUnpriced) && !draft && asksWhatIsNeeded.test(text))
    return { kind: 'price' };
  if (!draft && focus.kind && !isAboutRepair(record) && facetsAsked(text).includes('image'))
    return { kind: focus.slug ? 'productFacts' : 'products', clause };
  if (kind && kind !== 'carpet' && ofGuarantee.test(focus.topic ?? '') && namesKindOnly.test(text))
    return find('Is the fitting of laminate, vinyl and LVT guaranteed?');
  if (
    !draft &&
    asks &&
    ofGuarantee.test(text) &&
    (record.wishes.includes('business') || ofBusiness.test(text))
  )
    return find('Is a floor guaranteed in a shop or another business?');
  const isOfNamed = observed.floors.isNamed && ofGuarantee.test(text);
  const isOfSpoken = isOfNamed || (focus.slug !== undefined && asksItsLength.test(text));
  if (!draft && isOfSpoken && !ofWork.test(text)) return find(ofProduct);
  if (draft || !floorActs.has(lastAct ?? '')) return undefined;
  if (asksToSee.test(text) && asksHowOrWhether.test(text) && !asksToCome.test(text))
    return find(record.refusesVisit ? 'Can you post me samples?' : 'Can I see samples?');
  if (ofGuarantee.test(text) && ofFloor.test(text) && !ofWork.test(text)) return find(ofProduct);
  return undefined;
}
