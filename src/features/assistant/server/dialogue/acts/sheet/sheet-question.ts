import { isQuestion } from '../../../conversation/act-patterns.ts';
import { focusOf } from '../../../conversation/focus.ts';
import { isAboutRepair } from '../../../conversation/record.ts';
import type { Flooring } from '../../../nlu/parsed-message.ts';
import { kindsNamed } from '../../topics/kinds-named.ts';
import type { Context } from '../act.ts';

/** "What's underlay?", "can you tell me what underlay is", "what is underlay for" */
const ofUnderlay =
  /\bw(?:h)?at(?:'?s| is|s)? (?:the |an? |this )?(?:point of )?underlay(?: (?:is|does|for|made (?:of|for)|exactly|supposed to do|anyway|then))*\b(?! (?:is |do )?(?:best|thick\w*|included|you|i|we|they|comes?|would|should|goes|costs?|made of))|\bw(?:h)?at does (?:the )?underlay do\b/i;
const ofLShape = /\b[lt][- ]?shap\w*/i;
const howToMeasure =
  /\bhow (?:do|would|should|can|to) (?:(?:i|you|we) )?(?:\w+ )?(?:work (?:it |that |this )?out|measur\w*|size|calculate|figure out|know)\b|\bwork out how (?:much|many)\b/i;
/** "How do I work out how much carpet I need?" asks for no price. */
const ofAmount = /\bhow (?:much|many) (?:\w+ ){0,2}(?:i|we) (?:\w+ )?need\b/i;
const ofMoney = /\b(?:cost\w*|price\w*|pay|money|£)\b/i;
const overOldVinyl =
  /\b(?:over|on top of|onto|on to)\b(?: (?:the|my|our|this|that|an?|old|existing|current|kitchen|bathroom)\b)* (?:lino\w*|(?:sheet )?vinyl)\b/i;
const outOfHours =
  /\b(?:out of|outside(?: of)?|after) (?:your |our |the |my |shop |office |normal |working |opening |trading )*hours\b|\b(?:over ?night|at night)\b|\b(?:when|while) (?:we(?:['’]re| are)|i(?:['’]m| am)|the (?:shop|salon|office|cafe|café)(?:['’]s| is)?) (?:shut|closed)\b/i;
/** "Can you do evenings or a Sunday?" */
const otherHours =
  /\b(?:do|work|fit\w*|come|open)\b[^.?!]{0,15}\b(?:evenings?|nights?|weekends?) (?:or|and)(?: an?| on)? (?:evenings?|weekends?|sat\w*|sun\w*)\b|\b(?:do|work|fit) (?:you )?(?:do |work |fit )?(?:in the )?evenings\b/i;
const ofFitting =
  /\b(?:fit\w*|lay\w*|laid|do (?:it|this|that|the (?:work|job|floor))|work|come)\b/i;
const howLong =
  /\bhow (?:long|many (?:days|weeks|months))\b|\b(?:days|weeks|months) or (?:weeks|months|years)\b/i;
const ofDrying = /\b(?:dr(?:y|ies|ied|ying)(?: out)?|wait\w*)\b/i;
const ofBase = /\b(?:concrete|screed|slab|subfloor)\b/i;
const ofWetBase = /\b(?:damp|too wet|dry must|concrete|screed|moisture)\b/i;

/** "What is it you actually do?", of the firm. */
const asksWhatWeDo =
  /\bwhat(?:['’]?s| is) it (?:that )?(?:you|u|ya)(?: guys| lot)?(?: (?:actually|exactly|even|all))* (?:do|offer|sell)\b[^.?!]{0,15}$|\bwhat (?:do|does) (?:you|u|ya|your (?:firm|company|lot))(?: guys| lot)? (?:actually|exactly|even) (?:do|offer|sell)\W*$/i;
const isOfDampFloor = (text: string, plain: string): boolean =>
  laminateOnDamp.test(text) || (ofDampBase.test(plain) && asksForFloor.test(text));

/** What is laid over old vinyl is vinyl, unless another floor is spoken of. */
const vinyls: readonly (Flooring | undefined)[] = ['vinyl', 'lvt', undefined];

/** The base is damp, or nothing keeps the damp from it. */
const ofDampBase =
  /\bdamp(?! (?:mop|cloth|duster|sponge))\w*\b|\b(?:no|without)(?: an?| any)? (?:\w+ )?membrane\b|\b(?:no|without) (?:a )?dpm\b|\bmoisture\b/i;
const asksForFloor =
  /\b(?:what|anything)\b[^.?!]{0,15}\b(?:can|could|would|should|will)\b[^.?!]{0,8}\b(?:go|lie|be (?:put|laid))\b[^.?!]{0,12}\b(?:on|over|in|down)\b|\bwhat\b[^.?!]{0,12}\b(?:can|could|would|should|do|will) (?:you|i|we)\b[^.?!]{0,20}\b(?:put|lay|have|use|advise|recommend|suggest|go for|choose)\b|\b(?:what|which)\b[^.?!]{0,25}\b(?:suit\w*|best|right)\b|\b(?:any|your) advice\b/i;
/** "But what about the damp, would you check that before fitting?" */
const checksDamp =
  /\b(?:check\w*|test\w*|measure|look at|find out)\b(?! (?:the )?(?:room|size|price)s?\b)/i;
const aboutDamp = /\bwhat about (?:the |my |our )?damp\b/i;
const laminateOnDamp =
  /\blaminate\b[^.?!]*\bdamp\b(?! (?:mop|cloth|duster|sponge))|\bdamp\b(?! (?:mop|cloth|duster|sponge))[^.?!]*\blaminate\b/i;
/** "Welded seams that go up the wall", "hot welded and coved": no floor of ours. */
const ofSafetyFloor =
  /\bsafety (?:floor\w*|vinyl)\b|\b(?:hot|heat)[- ]?weld\w*|\bweld\w* (?:seams?|joins?|joints?|vinyl|sheet|floor\w*)\b|\b(?:seams?|joints?) (?:that are |to be )?welded\b|\bcov(?:ed|ing)\b|\b(?:goes|going|run\w*|taken|turned) up the walls?\b/i;
const ofMending = /\b(?:repair\w*|fix\w*|mend\w*|open\w*|split\w*|come (?:apart|undone))\b/i;
const ofPlan = /\b(?:maintenance|care|service) (?:plans?|contracts?)\b/i;
const asksWhatIsIn =
  /\b(?:what|which)\b(?! plans\b)|\bhow does\b|\btell me\b|\binclud\w*|\bget (?:with|for)\b/i;
const planCosts = /\b(?:cost\w*|price\w*|how much|pay)\b/i;
/** Whose plan it would be. */
const plans: readonly [RegExp, string][] = [
  [
    /\b(?:offices?|shops?|surger(?:y|ies)|halls? for hire|caf[eé]s?|salons?|business|commercial|clinics?|restaurants?|pubs?)\b/i,
    'What does the Commercial plan include?',
  ],
  [
    /\b(?:landlords?|tenants?|tenanc\w+|rent(?:al|als|ed|ing)?|lettings?|flats to let)\b/i,
    'What does the Landlord plan include?',
  ],
  [
    /\b(?:residential|my (?:home|house)|our (?:home|house))\b/i,
    'What does the Residential plan include?',
  ],
];
/** "It wasn't one of your carpets": another firm's floor is to be mended. */
const ofOtherFirm =
  /\b(?:is|was|were|are)(?:n'?t| not) (?:one of )?(?:yours|your (?:carpets?|floors?|laminates?))\b|\bnot (?:one of )?(?:yours|your (?:carpets?|floors?))\b|\b(?:didn'?t|did not|never) (?:buy|get|have) (?:it|them|this) (?:from|off) you\b/i;
const asksIfMatters =
  /^\W*(?:(?:and|so|but)\W+)*(?:does|would|will|is) (?:that|it|this) (?:matter|a problem|an issue)\W*$/i;

const ofDraught =
  /\bdr(?:aught|aft)\w*|\bgaps? (?:in|between) (?:the |my |our |those )*(?:floor ?)?boards\b/i;
/** "Do you put something over the boards first?" */
const overBoards =
  /\b(?:something|anything|ply\w*|hardboard)\b[^.?!]{0,15}\b(?:over|on|onto|under)\b[^.?!]{0,15}\b(?:floor ?)?boards\b|\blay\b[^.?!]{0,25}\bbare boards\b/i;
/** "And what about the stairs?", after a price. */
const ofStairsToo =
  /^\W*(?:(?:and|but|so|ok)\W+)*(?:what|how) about (?:the |my |our )?(?:stairs|staircase)\W*$/i;
const ofPiano = /\b(?:pianos?|snooker table|pool table)\b/i;
const asksToMove =
  /\b(?:mov\w+|shift\w*|lift\w*)\b|^\W*(?:(?:and|so|what about|even|including|including) )+(?:the|my|a)?\b/i;

/** The question of the sheet that a clause means, whatever other answers are like its words. */
export function sheetQuestion(
  text: string,
  { record, message }: Pick<Context, 'record' | 'message'>,
  asks: boolean,
): string | undefined {
  const { topic, kind } = focusOf(record);
  if (ofUnderlay.test(text)) return 'What is underlay?';
  const saysAgain = /\b(?:i )?mean\w*\b/i.test(text);
  const isOfBase = ofBase.test(text) || ofWetBase.test(topic ?? '');
  const isOfDrying =
    ofDrying.test(text) && (howLong.test(text) || (saysAgain && ofBase.test(text)));
  if (isOfBase && isOfDrying && !/\b(?:levell?\w*|compound|membrane|latex)\b/i.test(text))
    return /\bscreed\b/i.test(text)
      ? 'How long does new screed take to dry?'
      : 'How long does a damp concrete floor take to dry out?';
  const isOfOther =
    ofOtherFirm.test(message.plain) && (ofOtherFirm.test(text) || asksIfMatters.test(text));
  if (isOfOther && isAboutRepair(record)) return 'Do you repair floors that others fitted?';
  if (ofSafetyFloor.test(text) && !ofMending.test(text))
    return 'Do you do wet rooms or safety flooring?';
  if (ofPiano.test(text) && asksToMove.test(text))
    return 'Can you move a piano or something very heavy?';
  const isWorried = /\bworr\w+|\bcan'?t have\b|\bdon'?t want\b/i.test(text);
  if (ofDraught.test(text) && (asks || isWorried))
    return 'Will a new floor stop draughts and cold from below?';
  if (!asks && !isQuestion(text)) return undefined;
  if (asksWhatWeDo.test(text)) return 'What do you sell?';
  if (ofStairsToo.test(text) && record.priced.length > 0) return 'Do you carpet stairs?';
  if (overBoards.test(text)) return 'Can you lay flooring on floorboards?';
  const isOfCheck = checksDamp.test(text) || aboutDamp.test(text);
  if (isOfCheck && checksDamp.test(message.plain) && ofDampBase.test(message.plain))
    return 'How do you test for damp, and how long does it take?';
  if (isOfDampFloor(text, message.plain))
    return 'Which floor suits a damp base without a membrane?';
  if (ofPlan.test(text) && asksWhatIsIn.test(text) && !planCosts.test(text)) {
    const known = [
      text,
      message.plain,
      topic ?? '',
      record.wishes.join(' '),
      ...(record.heard ?? []),
    ];
    const plan = plans.find(([whose]) => known.some((words) => whose.test(words)));
    if (plan) return plan[1];
  }
  if (howToMeasure.test(text) && !ofMoney.test(text)) {
    const isOfL = ofLShape.test(message.plain);
    if (isOfL) return 'How do I measure an L-shaped room?';
    if (ofAmount.test(text)) return 'How do I measure my own room?';
  }
  const named = kindsNamed(text.replace(overOldVinyl, ' '))[0] ?? kind;
  if (overOldVinyl.test(text) && vinyls.includes(named))
    return 'Can new vinyl go on top of old vinyl?';
  if (otherHours.test(text)) return 'Do you work on Sundays or in the evening?';
  if (outOfHours.test(text) && ofFitting.test(text) && !/\b(?:emergenc|leak|flood)/i.test(text))
    return 'Do you work on Sundays or in the evening?';
  return undefined;
}
