import { isQuestion } from '../../../conversation/act-patterns.ts';
import { focusOf } from '../../../conversation/focus.ts';
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

/** What is laid over old vinyl is vinyl, unless another floor is spoken of. */
const vinyls: readonly (Flooring | undefined)[] = ['vinyl', 'lvt', undefined];

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
  if (!asks && !isQuestion(text)) return undefined;
  if (asksWhatWeDo.test(text)) return 'What do you sell?';
  if (howToMeasure.test(text) && !ofMoney.test(text)) {
    const isOfL = ofLShape.test(message.plain);
    if (isOfL) return 'How do I measure an L-shaped room?';
    if (ofAmount.test(text)) return 'How do I measure my own room?';
  }
  const named = kindsNamed(text.replace(overOldVinyl, ' '))[0] ?? kind;
  if (overOldVinyl.test(text) && vinyls.includes(named))
    return 'Can new vinyl go on top of old vinyl?';
  if (outOfHours.test(text) && ofFitting.test(text) && !/\b(?:emergenc|leak|flood)/i.test(text))
    return 'Do you work on Sundays or in the evening?';
  return undefined;
}
