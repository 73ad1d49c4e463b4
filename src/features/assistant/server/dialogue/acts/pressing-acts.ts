import { actPatterns } from '../../conversation/act-patterns.ts';
import { complaintReason } from '../../conversation/hand-over-reasons.ts';
import type { Clause } from '../../conversation/message.ts';
import {
  isOfEveryDay,
  isWetPerson,
  saysAlarmOver,
  saysNoAlarm,
  saysNoComplaint,
} from '../../conversation/words/no-alarm.ts';
import { confidenceThreshold } from '../../nlu/parse-message.ts';
import { withoutDenied } from '../../nlu/text/denied-matters.ts';
import { isOfOthers, isPastEvent } from '../observe/project/background.ts';
import { asksOfHarm } from '../requests/hand-over.ts';
import type { Act, Context } from './act.ts';
import { asksWhyChanged } from './price/asks-why.ts';

/** Somebody came to harm or may, or there is water. */
export const isAlarm = ({ kind }: Act) => kind === 'injury' || kind === 'water';

/** What goes before everything else: somebody's safety, a complaint, a person who is wanted. */
export function readPressing(
  { text, parsed }: Clause,
  { record, message: { plain } }: Pick<Context, 'record' | 'message'>,
  asks: boolean,
): Act | undefined {
  const says = (name: keyof typeof actPatterns) => actPatterns[name].test(text);
  const meddles =
    /\b(?:chip|lift|scrap|sand|break|broke|pull|rip|snap|smash|chisel|drill|prise|crack)\w*\b|\b(?:come|take|get|have) (?:them |it |em )?(?:out|up)\b/i.test(
      text,
    );
  const isGivenUp =
    /\b(?:put(?:s|ting)?\b[^.?!]{0,25}\bdown|stopp(?:ed|ing)|left (?:it|them)|leav(?:e|ing) (?:it|them)|won'?t)\b/i;
  const isPast = isPastEvent(text, plain, record.draft?.kind === 'booking');
  if (
    (says('asbestos') && !(isPast && isDealtWith.test(plain))) ||
    (record.hasOldTiles && ((meddles && !isGivenUp.test(text)) || (asks && asksOfHarm.test(text))))
  )
    return { kind: 'asbestos' };
  if (record.isUrgent && (saysNoAlarm(text) || saysAlarmOver(text))) return { kind: 'allClear' };
  const isNoComplaint = saysNoComplaint(text);
  if (isNoComplaint && record.handOverReason === complaintReason) return { kind: 'allClear' };
  const isReal = !isHypothetical(text, asks);
  // Told once more while somebody is being sent for, it is no new alarm.
  const isKnown = record.isUrgent === true && record.draft?.kind === 'booking';
  if (isReal && !isPast && !isKnown && isInjury(text, asks)) return { kind: 'injury' };
  if (isReal && !isPast && !isKnown && isWater(text) && !(asks && /\bcan i\b/i.test(text)))
    return { kind: 'water' };
  const isSure = parsed.confidence >= confidenceThreshold;
  if (
    isReal &&
    !isNoComplaint &&
    !isOfOthers(text, plain) &&
    !sendsForOurs.test(text) &&
    !(record.priced.length > 0 && ofQuote.test(text)) &&
    ((says('complaint') && !hasNoComplaint.test(text)) ||
      (parsed.intent === 'complaint' &&
        isSure &&
        parsed.likelihood >= minComplaintLikelihood &&
        !asks &&
        record.draft?.kind !== 'booking' &&
        !asksWhyChanged(record, { plain }) &&
        !quotesChat.test(text) &&
        text.split(/\s+/).length >= minComplaintWords))
  )
    return { kind: 'complaint' };
  if (record.callBackSent && asks && /\b(?:ring\w*|call\w*|phon\w*|hear|in touch)\b/i.test(text))
    return { kind: 'callBack' };
  const isVisit =
    /\bcall\b/i.test(text) &&
    parsed.slots.dates.length > 0 &&
    !parsed.slots.phone &&
    !/\b(?:call (?:me|us)|phone|ring|number|call ?back)\b/i.test(text);
  const isDetail =
    record.draft?.kind === 'booking' &&
    (parsed.slots.phone !== undefined || parsed.slots.postcode !== undefined);
  const isOfOther = record.draft?.kind === 'booking' && ringsOther.test(text);
  if (isVisit || isDetail || isOfOther || wantsNoCall.test(text)) return undefined;
  if (says('callBack') && !/\bcan i (?:call|ring|phone)\b/i.test(text)) return { kind: 'callBack' };
  const isLikely =
    parsed.intent === 'person' && parsed.likelihood >= minPersonLikelihood && !record.draft;
  return (says('person') || isLikely) && !says('robot') ? { kind: 'person' } : undefined;
}

/** "Can I get one of your guys round to sort a lifting strip": ours are only sent for. */
const sendsForOurs =
  /\b(?:one of|get|send|have|can|could|will|would)\b[^.?!]{0,12}\byour (?:lads?|men|man|fitters?|blokes?|guys?|chaps?|team|people)\b[^.?!]{0,12}\b(?:round|out|over|in|to|come|pop|look|call|visit|sort|fix)\b(?![^.?!]*\b(?:left|broke|damaged|ruined|mess|wrong|complain\w*|happy|disgust\w*)\b)/i;

/** "You keep missing the stairs off!!": of a price that was told here. */
const ofQuote =
  /\b(?:you|u|ya)(?:'?ve| have)? (?:just |still |never )?(?:keep |kept )?(?:miss\w*|forg[eo]t\w*|leav\w*|left|add\w*|doubl\w*|count\w*|dropp?\w*|put)\b(?![^.?!]*\b(?:fitters?|mess|damage\w*|waiting|visit|appointment)\b)/i;

/** Old tiles that were pulled out from under a carpet are still there. */
const isDealtWith =
  /\b(?:removed|gone|got rid|taken (?:out|away)|tested|negative|cleared|all clear|dealt with|sorted)\b/i;

/** "Please ring her to arrange access" is for whoever comes. */
const ringsOther =
  /\b(?:call|ring|phone|telephone|text|contact|bell) (?:him|her|them|the|my|our|\p{Lu}\p{L}+)\b(?![^.?!]*\b(?:me|us)\b)/u;

const minComplaintWords = 6;
/** "Nothing to complain about" */
const hasNoComplaint =
  /\b(?:nothing|not|no|never|n'?t|without)\b(?: \w+){0,3} (?:to )?complain\w*(?! (?:to|until)\b)/i;
/** "You said it was for halls": of what stands in the chat. */
const quotesChat =
  /\byou(?:'?ve| have)? (?:just |only )?(?:said|told (?:me|us)|put|wrote|quoted|forgot(?:ten)?|priced|gave|given)\b(?![^.?!]*\b(?:came|come|turn\w*|rang|ring|call\w*|fitters?|men|man|someone)\b)/i;
/** An apology for what was no complaint is odder than a complaint that is read by its words alone. */
const minComplaintLikelihood = 0.5;
/** Probability from which a person is wanted, whatever the wording. */
const minPersonLikelihood = 0.85;

/** "If the fitting turns out shoddy, say?": nothing has happened. */
const isHypothetical = (text: string, asks: boolean) =>
  asks &&
  (/^\W*(?:(?:and|but|so|ok|what|say|now)\W+)*(?:if|suppos(?:e|ing)|in case|imagine)\b/i.test(
    text,
  ) ||
    /\bif (?:i'?m|i am|we'?re|we are|it'?s|it is|something'?s|anything'?s|they|you|the \w+)\b[^.?!]*\b(?:not (?:\w+ )?(?:happy|right|pleased|good)|unhappy|wrong|botch\w*|bodg\w*)\b/i.test(
      text,
    ) ||
    /\bcomplaints? (?:procedure|process|policy)\b|\bhow (?:do|does|would|can) (?:\w+ )?(?:complain\w*|complaints?)\b(?![^.?!]*\b(?:about|because|your|fitter))/i.test(
      text,
    ));
/** "No need for anyone to telephone". */
const wantsNoCall =
  /\b(?:no need|(?<!why )don'?t|(?<!why )dont|do not|rather not|needn'?t|no one need|nobody need)\b(?! you\b)[^.?!]{0,25}\b(?:call|ring|phone|telephone)\b(?![^.?!]*\b(?:before|after|until|till|between|at|on)\b)/i;

/** Somebody fell or nearly did; not whether a floor would be slippery. */
const isInjury = (text: string, asks: boolean) =>
  actPatterns.injury.test(text) &&
  !/\b(?:nobody|no one|no-one|never|hasn'?t|haven'?t|didn'?t|not)\b[^.?!]{0,15}\b(?:fell|fall\w*|trip\w*|slip\w*|hurt)\b/i.test(
    text,
  ) &&
  !(
    asks &&
    /\b(?:will|would|is|are|does|do|rating|slippy|slippery|which|what|stop)\b/i.test(text) &&
    !/\b(?:fell|fallen|tripped|slipped|hurt|nearly|almost|keeps?)\b/i.test(text)
  ) &&
  !(
    asks &&
    /\bif (?:s?he|they|i|we|you|someone|my \w+|mum|dad|nan)(?:'?d| were to| should)? (?:fell|falls?|tripp?\w*|slipp?\w*)\b/i.test(
      text,
    )
  ) &&
  !/\b(?:slip rating|non[- ]slip|anti[- ]slip)\b/i.test(text);

/** "It floods sometimes": not now. */
const isHabit =
  /\b(?:floods?|leaks?|gets? (?:soaked|wet))\b[^.?!]{0,20}\b(?:sometimes|now and (?:then|again)|occasionally|every|once|often|in winter|a bit when)\b|\b(?:sometimes|occasionally|often|used to|prone to|tends? to)\b[^.?!]{0,15}\b(?:floods?|flooding|leaks?|leaking)\b/i;

/** Water where there should be none; not whether a floor would stand it. */
const isWater = (text: string) =>
  actPatterns.water.test(withoutDenied(text)) &&
  !isHabit.test(text) &&
  !saysNoAlarm(text) &&
  !isWetPerson.test(text) &&
  !/\bwater ?(?:proof|resist)/i.test(text) &&
  !isOfEveryDay.test(text) &&
  !/\b(?:dogs?|pupp(?:y|ies)|cats?|kittens?|bab(?:y|ies)|toddlers?|bladder|kids?|boots?|wellies|coats?|shoes)\b[^.?!]{0,20}\b(?:leak|soak|sodden|drip)/i.test(
    text,
  ) &&
  !/\b(?:if|would|could|when|case|will|stands?|mind)\b[^.?!]{0,25}\b(?:leak|flood|soak|water)/i.test(
    text,
  );
