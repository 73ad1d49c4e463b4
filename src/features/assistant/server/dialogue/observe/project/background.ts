import { actPatterns } from '../../../conversation/act-patterns.ts';
import { saysNoAlarm } from '../../../conversation/words/no-alarm.ts';

/** It goes on, it has only just happened, or it may happen any moment. */
const ongoing =
  /\b(?:now|still|at the moment|currently|today|tonight|this (?:morning|afternoon|evening|minute)|last night|yesterday|just|keeps?|every ?time|again|emergency|urgent\w*|help|pouring|dripping|everywhere|coming (?:up|in|through|out|off|away)|all over|loose|(?:has|have|'?s|is) (?:\w+ ){0,2}come (?:right |all )?(?:up|away|off|out)|lift(?:s|ing)|stick(?:s|ing) up|nearly|almost|might|may|could|going to|will|dangerous|death ?trap|hazards?|unsafe|soaking|soaked|sodden|squelch\w*|needs? (?:sorting|fixing|mending|looking at|seeing to)|(?:not|never|hasn'?t|haven'?t|isn'?t|won'?t)\b[^.?!]{0,15}\b(?:fixed|sorted|mended|repaired|stop\w*|dry|dried|drying)|(?:is|are|it'?s|they'?re) (?:\w+ )?(?:leaking|flood(?:ing|ed)|wet|bursting|slipping|falling|tripping))\b/i;
/** It is put right, or over. */
const resolved =
  /(?<!\b(?:not|never|nothing|isn'?t|wasn'?t|hasn'?t|haven'?t|won'?t|until|till|once|when|get|getting|need|needs|be|can'?t|to)\b[^.?!]{0,20})\b(?:(?:all |fully |completely )?(?:dry|dried(?: out)?)|fixed|mended|repaired|sorted|stopped|put right|paid out|cleared up|recovered|healed|removed|taken (?:up|out|away)|tested (?:negative|clear|fine)|came back (?:negative|clear|fine))\b/i;
const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|aug|sept?|oct|nov|dec|spring|summer|autumn|winter)';
/** It happened some time ago, or somewhere else. */
const longAgo = new RegExp(
  String.raw`\b(?:ago|years?|months|once|(?:back )?in (?:the )?(?:${month}|past)|last (?:weeks?|months?|years?|time|easter|christmas|${month})|other (?:week|month|year)|since (?:his|her|my|the|that|a|their) \w+|ever since|used to|previous\w*|insurance|before (?:i|we|she|he|they) (?:moved|came|bought)|(?:my|our|her|his|the|their) (?:old|last|previous) (?:house|flat|place|home|carpet|floor\w*|lino|laminate|rug|one))\b`,
  'i',
);
/** What the customer is here for: a floor, a price, a visit or advice. */
const wish =
  /\b(?:look(?:ing)? (?:for|to|at)|after (?:a|an|some|something|lvt|vinyl|laminate|carpet|lino)|(?:want|need|like|prefer|fancy|have)(?:s|ed|ing)? (?:to (?:replace|change|get|have|put)|some\w*|an?|new|it (?:all )?(?:replaced|done)|lvt|vinyl|laminate|carpet\w*|lino|non|measur\w*)|new (?:floor\w*|carpet\w*|vinyl|lino|laminate|lvt|one)|don'?t want|no (?:rugs?|bars?)|quotes?|prices?|how much|measur\w*|recommend\w*|suggest\w*|advise|which (?:floor|carpet|ones?\b|would|of|vinyl|lvt|laminate|do|should|is best)|what (?:carpet|floor|would|do you|about|'?s)|better|replac\w+|level|re-?carpet\w*|thought i'?d try|reliable)\b/i;
const happened =
  /\b(?:fell|fallen|a (?:\w+ )?fall|tripped|slipped|broke|hurt|burst|leak(?:ed)?|flood(?:ed)?|ruined|let (?:me|us|her|him|them) down|turned up|came|went)\b/i;
/** Only feared, or to be kept from happening. */
const feared =
  /\b(?:worr\w+|afraid|scared|nervous|frighten\w+|fear\w*|don'?t want|so (?:that )?(?:she|he|they|nobody|no one|mum|dad|we|i) (?:doesn'?t|don'?t|won'?t|can'?t))\b[^.?!]{0,30}\b(?:slip\w*|fall\w*|trip\w*)\b/i;

/** What we did, or did not do. */
const ofUs =
  /\b(?:your (?:fitters?|lads?|m[ae]n|team|people|work|firm|company|office|service|bloke|guys?|chaps?|driver|colleague)|you(?:'ve| lot| guys| people)?(?: have| all)? (?:fitted|laid|put|did(?! (?:theirs?|hers|his|next door))|done|installed|sold|said|told|promised|never|didn'?t|haven'?t|left|charged|sent|let|keep|messed|damaged|broke|ruined|supplied)|(?:bought|got|had) (?:it |them |this )?(?:from|off) you|refund|money back)\b/i;
/** Other firms and other people's floors. */
const ofOthers =
  /\b(?:(?:last|previous|old|other|another|different|first) (?:lot|fitters?|firm|company|shop|people|man|bloke|chap|guys?|builders?|owners?|tenants?|landlord|place|cowboys?|one|ones)|carpetright|tapi|b ?(?:&|and) ?q|wickes|homebase|ikea|dunelm|john lewis|scs|builders?|cowboys?|someone else|somebody else|(?:a|my) mate|neighbours?|next door|our (?:old|last) \w+)\b/i;
const complainsOf =
  /\b(?:landlord|landlady|tenants?|neighbours?|wife|husband|mum|dad|agent\w*|inspector|council|kids|guests?|customers?|downstairs|upstairs|below|next door|lady|woman|man|bloke|couple|family|people|she|he|they)\b[^.?!]{0,20}\b(?:complain\w*|unhappy|not happy|fed up|angry)\b|\bcomplain\w* (?:about|of) (?:the |my |our |all the )?(?:nois\w*|footsteps|sound|racket|din)\b|\b(?:not|n['’]?t|never|no|without|isn'?t) (?:\w+ ){0,2}complain\w*\b/i;

/** "Mum had a fall last month, so we want something level": told as a reason, or as over; nothing is the matter now. */
export function isPastEvent(text: string, whole: string, isBooking: boolean): boolean {
  if (ofUs.test(text)) return false;
  if (resolved.test(text) && !/\b(?:still|but|again)\b/i.test(text)) return true;
  if (feared.test(text) && !/\b(?:loose|lift\w*|again|keeps?)\b/i.test(text)) return true;
  const isOver = longAgo.test(text) || ofOthers.test(text);
  const isReason = happened.test(text) && (isBooking || wish.test(whole));
  return (
    (isOver || (isReason && !wantedNow.test(whole))) && !ongoing.test(text.replace(wishedNow, ' '))
  );
}
/** "Someone out today": what happened is not over. */
const wantedNow =
  /\b(?:someone|somebody|anyone|you|out|come|round)\b[^.?!]{0,20}\b(?:today|tonight|this (?:morning|afternoon|evening)|straight ?away|right away|urgent\w*|emergency)\b/i;
/** "Now need new carpet": the wish is of now. */
const wishedNow =
  /\b(?:(?:after|want|need|looking for) (?:\w+ ){1,3}now|now (?:we|i|she|he)?(?:'?re|'?m| are| am)? ?(?:need|want|looking|after)\w*|(?:just|could|will|would|might|can) (?:want\w*|need\w*|like|you|someone|somebody))\b/gi;

/** "We had a burst pipe last week": whoever measures should know of it. */
export const isPastHarm = (text: string, whole: string): boolean =>
  (actPatterns.injury.test(text) || actPatterns.water.test(text)) &&
  !saysNoAlarm(text) &&
  isPastEvent(text, whole, true);

/** What happened is told, and nothing is wished for with it. */
export const isOnlyPastHarm = (text: string): boolean => isPastHarm(text, text) && !wish.test(text);

/** "The last lot never turned up", "fed up of this old carpet, want laminate": no complaint about us. */
export function isOfOthers(text: string, whole: string): boolean {
  if (ofUs.test(whole)) return false;
  return (
    ofOthers.test(text) ||
    complainsOf.test(text) ||
    (ofMood.test(text) && (wish.test(whole) || /\bold\b/i.test(text)))
  );
}
/** Tired of a floor, or cross with somebody. */
const ofMood =
  /\b(?:fed up|unhappy|not (?:\w+ )?happy|angry|livid|disgust\w*|ashamed|wasn'?t happy) (?:of|with|at|about)\b(?! (?:you|your|the (?:service|fitters?|fitting|job|work)|this (?:service|job)))/i;
