import { complaintReason } from '../../conversation/hand-over-reasons.ts';
import type { ConversationRecord } from '../../conversation/record.ts';
import { partOfDayWord, weekdayWord } from '../../conversation/words/day-words.ts';
import { isTrouble } from '../observe/project/damage.ts';
import { asksRecorded } from './calls/say-recorded.ts';
import type { RequestTopic } from './request-topic.ts';
import { asksHeld } from './sending/say-held.ts';

const tag = /\b(?:has|have|is|are|did|was) (?:it|you|they|that|there|i|u)\b\W*$|\?\s*$/i;
const status =
  /\b(?:nothing'?s?|anything|something|it|that|this|all|i|we|am|are|have you|visit|booking|measure)\b[^.?!]{0,20}\b(?:been |get |gets |got |gone )?(?:booked|sent(?: off)?|arranged|requested|gone thr(?:u|ough)|(?:go|went|going) thr(?:u|ough)|confirmed|sorted|reserved|made)\b/i;
const willRing =
  /\b(?:i'?ll|ill|i will|i'?m (?:gonna|going to)|we'?ll|gonna|going to|will|am|i'?m|im|ok|let me)\s+(?:just )?(?:try )?(?:ring(?:ing)?|call(?:ing)?|phon(?:e|ing)|bell|give (?:you|u|them|ya) a (?:ring|call|bell))\b(?! (?:me|us|him|her)\b)/i;
const confirmedAbout =
  /\b(?:when|how (?:long|soon|quick\w*))\b[^.?!]{0,40}\b(?:definite\w*|confirm\w*|for (?:sure|certain)|hear|know|let me know|reply)\b|\b(?:will|would|does|do)\b[^.?!]{0,15}\b(?:someone|somebody|you|u|they|anyone|one)\b[^.?!]{0,12}\b(?:tell (?:me|us)|let (?:me|us) know|confirm)\b/i;
const ofOther =
  /\b(?:can|could|will|do|did) (?:you|u)\b[^.?!]*\b(?:see|find|do|change|move|look|check|cancel|have)\b|\b(?:can'?t|cannot|couldn'?t) find\b|\b(?:lost|mislaid|deleted|binned|haven'?t got|don'?t have|never (?:got|had|received))\b[^.?!]{0,12}\b(?:it|one|the|that|e-?mail|message|link)\b/i;
/** "Is the fitting still the 10th?" */
const stillOn =
  /\bwill (?:it|that|this|the \w+|my \w+|(?:mon|tues|wednes|thurs|fri|satur)day)\b[^.?!]{0,15}\b(?:be (?:kept|held|moved|changed|booked|ok|alright|saved)|still)\b|\b(?:is|are|was) (?:it|that|this|the \w+|my \w+|they|we)\b[^.?!]{0,15}\b(?:still|booked|on the|for the)\b/i;
/** "Can it be the Friday?", of a visit booked elsewhere that is to be moved. */
const movesTo = new RegExp(
  String.raw`\b(?:can|could|would|will|is) (?:it|that|this|we|i|you|u|they|someone|somebody|there)\b[^.?!]{0,20}\b(?:${weekdayWord}|\d{1,2}(?:st|nd|rd|th)|tomorrow|next week|(?:the )?week after|later|earlier|another (?:day|time))\b`,
  'i',
);
const moveCost =
  /\b(?:cost|charge\w*|fee|pay)\b[^.?!]{0,25}\b(?:mov(?:e|ing)|chang(?:e|ing)|cancel\w*|rearrang\w*|reschedul\w*)\b/i;
/** "So it's not moved yet then?", "is it actually changed or are you still going to ring": of a change that the team is to make. */
const ofMoved =
  /\b(?:is|has|have|was|its|it['’]?s|been|not|isn['’]?t|hasn['’]?t)\b[^.?!]{0,20}\b(?:moved|changed|rebooked|rearranged|rescheduled|swapped|switched)\b/i;
const checksMoved = /^\W*(?:(?:ok|right|and|but)\W+)*so\b|\byet\b|\bthen\W*$/i;
/** "Will I get something in writing that it's changed?", "an email or text saying it's Friday". */
const moveInWriting =
  /\b(?:in writing|e-?mails?|texts?|letter)\b(?! (?:address|is|it is)\b)[^.?!]{0,30}\b(?:saying|says?|confirm\w*|chang\w*|moved|that it)/i;
const asksInWriting = /\b(?:will|do|can|could|would)\b[^.?!]{0,25}\b(?:in writing|e-?mail|text)\b/i;
const slotsAbout =
  /\bhow late\b[^.?!]{0,25}\b(?:visits?|come|call|appointments?|measur\w*|out)\b|\bwhat(?:'?s| is| would be) (?:the|your) (?:latest|last) (?:slot|time|visit|appointment)\b|^\W*(?:(?:and|so|ok|right)\W+)*what (?:times?|slots?|hours)\b(?![^.?!]*\b(?:open|close|shut)\b)|\bwhat (?:times?|slots?) (?:do|can|are|have|would|could)\b(?![^.?!]*\b(?:open|close|shut)\b)/i;
const isRungAbout =
  /\b(?:ring|rings|ringing|call|calls|calling|phone|phoning|telephon\w*|hear|in touch|contact|come back|get back|reply)\b/i;
const whenAbout =
  /\bwhen(?:'?s)?\b|\bhow (?:long|soon|quick\w*)\b|\bwhat time\b|\bfirst thing\b|\b1st thing\b|\btoday\b|\btonight\b|\btomorrow\b|\bthis (?:morning|afternoon|evening)\b|\bactually\b|\bdefinite\w*\b|\breally\b/i;
const nowOpen =
  /\b(?:are|r|is)\b[^.?!]{0,20}\b(?:you|u|ya|anyone|anybody|someone|somebody|they|team|office|shop|lines?)\b[^.?!]{0,15}\b(?:open|there|about|around|in)\b[^.?!]{0,20}\b(?:now|at the moment|right now|tonight|to ring|to call|to answer|this minute)\b|\b(?:can|could) i (?:ring|call|phone)(?: (?:you|them|someone))? (?:now|tonight|at this time)\b|\b(?:get hold of|reach|get through to) (?:you|anyone|anybody|someone|somebody|them)\b[^.?!]{0,20}\b(?:tonight|now|this evening|at this (?:time|hour)|this late)\b/i;
const soonest =
  /\b(?:come|get (?:here|someone|somebody)|send|out|round|(?:someone|somebody) (?:here|back))\b[^.?!]{0,25}\b(?:today|tonight|now|straight ?away|right away|asap|this (?:morning|afternoon|evening)|quick\w*|urgent\w*|emergency)\b|\b(?:today|tonight|now|asap|emergency)\b[^.?!]{0,25}\b(?:come|get (?:here|out)|send|call ?out)\b/i;
const meanwhile =
  /\b(?:do|shall|should|can|must) (?:i|we)\b[^.?!]{0,20}\b(?:pull|lift|leave|take|rip|cut|move|touch|dry|walk|use|stick|nail|tape|mop|roll|turn|do)\b|\bwhat (?:do|does|shall|should|can) (?:i|we|he|she|they|mum|dad) do\b|\bor leave it\b|\bin the mean ?time\b|\buntil (?:you|they|someone|then)\b/i;
/** "Anything I should do meantime, fans?", "is it ok to tape it down till then". */
const inMeantime =
  /\bmean ?(?:time|while)\b|\b(?:till|until|before) (?:then|(?:you|they|someone|somebody|he) (?:come|comes|get|gets|can come|arrive)\w*)\b|\b(?:should|can|could|shall|do|must|ok|okay|alright|safe) (?:i|we|to) (?:just |try to |try and |maybe )?(?:tape|glue|nail|tack|staple|dry|mop|hoover|lift|pull|peel|put a fan|use a (?:fan|dehumidifier))\b|\b(?:safe|ok|okay|alright) (?:for (?:us|me|him|her|them|the kids) )?to (?:still )?(?:walk|stand|step|go|use)\b|^\W*(?:what about |and )?(?:fans?|dehumidifiers?|heaters?)\b/i;
/** "How are we meant to keep off it, it's the lounge?" */
export const howToManage =
  /\bhow (?:are|am|is|do|can|will|should) (?:we|i|she|he|they|anyone|people|mum|dad|my \w+)(?: (?:meant|supposed|expected|going))? (?:to )?(?:keep|stay|avoid|live|use|get (?:in|past|round|through)|walk|cook|manage)\b/i;
const tellsOf = /\banything (?:i|we) (?:should|can|could|need to|must) do\b/i;
const electric =
  /\b(?:electric\w*|sockets?|extension(?: lead)?|plugs?|plugged|wires?|wiring|cables?|fuse\w*|fridge|freezer|tv|telly|lamp|heater|charger|appliance\w*)\b/i;

const comesOrMeasures =
  '(?:com(?:e|es|ing)|measur\\w+|turn(?:s|ing)? up|visit\\w*|call(?:s|ing)? round)';
/** "Will it be you?", "are you the one who measures?" */
const isYou = new RegExp(
  String.raw`\b(?:will|would|is) (?:it|that) (?:be |actually be )?(?:you|u)(?: who| that)?\b(?! who (?:i|we)\b| (?:\w+ )?(?:do|did|sell|offer|make|mean|need|want|charge)\b)[^.?!]{0,25}\?*\W*$|\b(?:are|r|will|would) (?:you|u) (?:be )?(?:the (?:one|person|man|guy|fitter|surveyor)|personally|yourself)\b|\b(?:will|would|are|is it|do) (?:you|u)(?: be)? (?:personally |yourself )?(?:who |that |the one )?${comesOrMeasures}(?: (?:out|round|and measure|to measure))?(?: (?:yourself|personally|in person))\b|\b(?:you|u) (?:that|who|the one) ${comesOrMeasures}`,
  'i',
);
const whoComes = new RegExp(
  String.raw`\bwho(?:'?s| is| will|'?ll| am i)?\b[^.?!]{0,20}\b(?:${comesOrMeasures}|be|expect\w*)\b`,
  'i',
);
/** "I want it tomorrow, not today", said again of the call. */
const saysAgain = /\b(?:i (?:want|meant|mean|said|need)|it'?s|make it|that'?s)\b/i;
/** "Does it commit me to anything?", "am I tied in?" */
const commitsTo =
  /\b(?:commit(?!tee)\w*|obligat\w*|obliged|tied (?:in|to)|locked in|bound|any strings|no strings|have to (?:go ahead|go through with|buy|have it done|say yes))\b/i;
/** "About what time would they come?", of a visit that the team arranges on the phone. */
const comesAt =
  /\b(?:when|what time|which day)\b[^.?!]{0,25}\b(?:come|coming|arrive|here|visit|measure|get here)\b/i;
/** "When can someone come?", "can someone come tomorrow?" */
const comesOn =
  /\b(?:when|how soon|can|could|will|would)\b[^.?!]{0,20}\b(?:someone|somebody|anyone|you|u|they|he|a fitter)\b[^.?!]{0,12}\b(?:come|be (?:here|out|round)|get (?:here|out))\b/i;
/** "So that's Friday afternoon with both rooms, yes?", "just tell me what day I've got": of what was sent. */
const asksSentDay = new RegExp(
  String.raw`\b(?:so|that'?s|thats|(?:changed|moved|put) (?:it|me|that) (?:to|on|for|down)|is it|is that|still|it'?s|its|confirm\w*)\b[^.?!]{0,25}\b(?:${weekdayWord}|\d{1,2}(?:st|nd|rd|th))\b|\b(?:what|which) (?:day|date|time)\b[^.?!]{0,15}\b(?:i|i've|ive|have i|did i)\b`,
  'i',
);
/** "And what about the Thursday, you know I can't do Thursdays?", "have they got the mornings?": of the call. */
const ofCallDay = new RegExp(
  String.raw`\b(?:what about|still|you know|remember|have (?:you|they)(?: got)?|did (?:you|they) (?:get|note))\b[^.?!]{0,30}\b(?:${weekdayWord}|${partOfDayWord}|after \d|before \d)\b`,
  'i',
);
/** "Is it a man or a lady who will ring?" */
const whoRings =
  /\bwho(?:'?s| is| will|'?ll|m will| am i)?\b[^.?!]{0,20}\b(?:ring|call|phon|speak|hear)\w*/i;
const whyDetail =
  /\bwhy\b[^.?!]{0,25}\b(?:need|want|ask\w*|have to|giv\w+)\b[^.?!]{0,25}\b(?:address|post ?code|e-?mail|phone|number|mobile|name|details)\b|\bwhat do (?:you|u) (?:need|want) (?:my|the|an?) (?:address|post ?code|e-?mail|phone|number|mobile|name|details)\b[^.?!]* for\b/i;

const other =
  '(?:(?:my |the |our )(?:wife|husband|partner|mum|mam|mother|dad|father|son|daughter|brother|sister|girlfriend|boyfriend|friend|neighbour|tenant|flatmate|housemate|cleaner|lodger)|some(?:body|one) else)';
/** "Can my wife be there instead?", "my husband will be in, not me, is that ok" */
const elseThere = new RegExp(
  String.raw`\b(?:can|could|would|will|is|if|does it matter)\b[^.?!]{0,20}\b${other}(?:['’]?s| is| are)?\b[^.?!]{0,12}\b(?:be (?:there|in|home|here)|(?:there|in|home) instead|let (?:you|them|him|her) in|is (?:in|there|home))\b|\b${other} (?:will|['’]?ll|is going to) be (?:there|in|home)\b[^?]*\b(?:ok|okay|alright|all right|fine|matter|problem)\b`,
  'i',
);
const runsLate =
  /\b(?:if|what happens|will (?:he|they|you) wait)\b[^.?!]{0,20}\b(?:i'?m|im|i am|we'?re|were|i get|i|we)\b[^.?!]{0,15}\b(?:late|held up|delayed|stuck|not back|not home)\b/i;
/** "What if I don't have an email?" */
const withoutAnEmail =
  /\b(?:what if|does it matter|is it a problem|can i|can we|do i (?:need|have to)|must i)\b[^.?!]{0,25}\b(?:(?:don'?t|do not|haven'?t|have not|no|without)\b[^.?!]{0,12}\be-?mail|(?:need|have|have to give(?: you)?|give(?: you)?) (?:an?|my) e-?mail)\b/i;
/** "Is there no way without a number?" */
const withoutAPhone =
  /\b(?:no way|any way|possible|can i|can we|can you|could you|do i (?:need|have to)|must i|what if|is there|have to)\b[^.?!]{0,30}\b(?:without (?:one|a (?:tele)?phone|(?:a |my )?(?:phone )?number)|(?:need|have|give)(?: you)? (?:a|my) (?:phone )?(?:number|phone)|no (?:phone|number))\b/i;
/** "Any dogs a problem?", "is it ok that we have a cat": of the visit, as long as no floor is named. */
const asksOfPets =
  /^(?!.*\b(?:carpet\w*|vinyl|laminate|lvt|lino|floor\w*|wool|scratch\w*|claws?|wee|stain\w*|fur|hair)\b).*(?:\b(?:dogs?|cats?|pupp(?:y|ies)|pets?)\b[^.?!]{0,25}\b(?:problem|issue|ok|okay|alright|all right|fine|matter|bother\w*)\b|\b(?:problem|issue|ok|okay|alright|fine|matter|mind|bother\w*)\b[^.?!]{0,25}\b(?:dogs?|cats?|pupp(?:y|ies)|pets?)\b)/i;
const needsMore =
  /\b(?:do|did|will) (?:you|u|they) (?:still )?need (?:anything|owt|any more|something|more)(?: (?:else|more|from (?:me|us)|details|info))*\W*$|\bis that (?:all|everything) (?:you|u|they) need\b/i;
const quoteTo =
  /\b(?:send|sends|sent|email|post|get|gets|goes|go|come|comes)\b[^.?!]{0,20}\bquote\b[^.?!]{0,25}\b(?:to|me|him|her|them|or|where|email)\b|\b(?:who|where|how)\b[^.?!]{0,20}\b(?:quote)\b[^.?!]{0,12}\b(?:go|sent|come|get)\b|\bwho (?:gets|will get) (?:the|my) quote\b/i;
/** "Yes but which day and which rooms?" */
const asksDayAlone =
  /^\W*(?:(?:and|so|but|yes|ok)\W+)*(?:what|which) (?:day|date|time|rooms?)(?: (?:and|or) (?:what|which) \w+)?\W*$/i;
const whatNow =
  /\bwhat(?:'?s| is| are| r| will| happens?)?\b[^.?!]{0,30}\b(?:do(?:ing)?|done|happen\w*)\b[^.?!]{0,15}\b(?:about|next|now|with)\b|\bhow (?:will|are|do) (?:you|they)\b[^.?!]{0,20}\b(?:fix|sort|put)\b/i;

/** "Who do I complain to if it's not sorted?", "how do I take it further?": of a complaint that the team has. */
const asksToComplain =
  /\b(?:who|where|how|whom)\b[^.?!]{0,25}\bcomplain(?:t|ts|ing)?\b|\bcomplain (?:to|about it)\b[^.?!]*\?|\b(?:take|taking|go|goes|going) (?:it|this|that|the matter) (?:any )?further\b|\bombudsman\b|\bescalat\w+\b|\bcomplaints? (?:procedure|process|department|person|policy)\b|\bwho(?:['’]?s| is| are)? (?:the|your|ur) (?:boss|manager|owner|supervisor)\b|\bwho(?:['’]?s| is) in charge\b|\b(?:what|who)\b[^.?!]{0,20}\bif (?:it|this|that)(?:['’]?s| is| isn['’]?t| does ?n['’]?t get| still is ?n['’]?t) (?:not |still not )?(?:sorted|fixed|put right|resolved|dealt with)\b/i;

const dayOrHour = new RegExp(
  String.raw`\b(?:${weekdayWord}|${partOfDayWord}|tomorrow|today|\d{1,2})\b`,
  'gi',
);
const ruledOut = new RegExp(
  String.raw`\bnot (?:on |before )?(?:${weekdayWord}|tomorrow|today)\b`,
  'gi',
);
/** "So that's tomorrow Wednesday after 5, yes?": names nothing but what was put down. */
export function isOfCallTime(text: string, callTime: string): boolean {
  const named = text.toLowerCase().replace(ruledOut, ' ').match(dayOrHour) ?? [];
  const known = callTime.toLowerCase();
  return (
    named.length > 0 &&
    named.every((word) => known.includes(word.replace(/days?$/, '').slice(0, 3)))
  );
}

/** The topic that a clause is about, if it is about a request or about reaching the team. */
export function readRequestTopic(
  text: string,
  asks: boolean,
  record: ConversationRecord,
): RequestTopic | undefined {
  const isOpen = record.draft !== undefined || record.paused === true;
  const isSent = record.formsSent > 0;
  if (whyDetail.test(text) && isOpen) return 'whyDetail';
  if (asksHeld(text, asks, record)) return 'held';
  if (record.seeksChange && record.callBackSent && !isSent) {
    if (moveInWriting.test(text) || (asks && asksInWriting.test(text))) return 'moveInWriting';
    if (ofMoved.test(text) && (asks || checksMoved.test(text))) return 'notMoved';
  }
  const { callTime } = record.contact;
  if (record.callBackSent && callTime)
    if (asksDayAlone.test(text) || (saysAgain.test(text) && isOfCallTime(text, callTime)))
      return 'whenRung';
  if (
    asks &&
    commitsTo.test(text) &&
    (isOpen || record.formsSent > 0 || record.asked === 'booking?')
  )
    return 'commits';
  const isBegunOrSent = isOpen || isSent || record.callBackSent;
  if ((isBegunOrSent || record.contact.phone || record.handedOver) && asksRecorded(text))
    return 'recorded';
  if ((isBegunOrSent || record.contact.phone) && needsMore.test(text)) return 'needsMore';
  if (isYou.test(text)) return 'whoYou';
  if ((isOpen || isSent) && asks && quoteTo.test(text)) return 'quoteTo';
  if ((isOpen || isSent) && elseThere.test(text)) return 'elseThere';
  if ((isOpen || isSent) && runsLate.test(text)) return 'runsLate';
  const isBegun = isOpen || record.callBackSent;
  if (isBegun && asks && withoutAnEmail.test(text)) return 'noEmail';
  if (isOpen && asks && withoutAPhone.test(text)) return 'noPhone';
  if ((isBegun || isSent) && asksOfPets.test(text)) return 'pets';
  const isCross = record.handOverReason === complaintReason;
  if ((isCross || record.handedOver) && asksToComplain.test(text)) return 'complainTo';
  if (isCross && asks && whatNow.test(text)) return 'whatNow';
  if (isCross && !record.draft && soonest.test(text)) return 'comeNow';
  if (record.isUrgent) {
    if (electric.test(text)) return 'powerNear';
    if (soonest.test(text) && record.draft?.kind !== 'booking') return 'comeNow';
    if (asks && meanwhile.test(text)) return 'untilThen';
  }
  const isBroken = isTrouble(record) || isCross;
  if (isBroken && (asks || tellsOf.test(text)) && inMeantime.test(text)) return 'untilThen';
  if ((isBroken || record.isUrgent) && asks && howToManage.test(text)) return 'untilThen';
  if (nowOpen.test(text)) return 'openNow';
  if ((record.seeksChange || isSent) && moveCost.test(text)) return 'moveCost';
  const isOfChange = ofOther.test(text) || (asks && (stillOn.test(text) || movesTo.test(text)));
  if (record.seeksChange && !isSent && isOfChange) return 'ofOther';
  if ((isOpen || isSent) && confirmedAbout.test(text)) return 'confirmed';
  if (record.draft?.kind === 'booking' && slotsAbout.test(text)) return 'slotTimes';
  if (
    willRing.test(text) &&
    !/\b(?:who|man|lady|woman|someone|somebody|anyone|anybody|they|them|team|you to)\b/i.test(text)
  )
    return 'willRing';
  const isAsked = asks || tag.test(text);
  const isAboutMe = isAsked && status.test(text) && !/\bhow\b|\bwhen\b|\bwho\b/i.test(text);
  if (isAboutMe && (isOpen || isSent || record.callBackSent)) return 'status';
  if (record.callBackSent && asks && comesOn.test(text) && isBroken) return 'comeOn';
  if (record.callBackSent && !isSent && asks && comesAt.test(text) && record.visit.dates.length > 0)
    return 'comeAt';
  const waits = record.callBackSent || (record.handedOver && record.draft?.kind !== 'booking');
  const asksWho = whoRings.test(text) && !/\bwhen\b|\bwhat time\b/i.test(text);
  if (isAsked && waits && asksWho) return 'whoRings';
  if (
    waits &&
    isAsked &&
    !whoComes.test(text) &&
    (isRungAbout.test(text) || text.split(/\s+/).length <= 9) &&
    (whenAbout.test(text) ||
      /\b(?:will|so is|gonna|going to)\b[^.?!]*\b(?:ring|call)/i.test(text)) &&
    !/\b(?:measur\w*|come (?:and|out|round)|number|fit\w*|lay|laid|carpet|pay\w*|deposit|invoice|quote|stock|take to|open|start|finish|shut|close|there)\b/i.test(
      text,
    )
  )
    return 'whenRung';
  if (isAsked && waits && record.contact.callTime && ofCallDay.test(text)) return 'whenRung';
  if (isAsked && (isOpen || isSent || waits) && whoComes.test(text)) return 'who';
  if (!isSent || !isAsked) return undefined;
  if (/\b(?:e-?mail|text|letter|confirmation|anything in writing|receipt)\b/i.test(text))
    return /\b(?:get|got|send|sent|receive|have|come|expect)\b/i.test(text) ? 'email' : undefined;
  if (asksSentDay.test(text) || asksDayAlone.test(text)) return 'when';
  if (
    /\b(?:what|which) (?:day|time|date)\b|\bwhen (?:is|are|was|will|did)\b/i.test(text) &&
    /\b(?:it|he|you|they|come|coming|visit|appointment|say|said|again|put)\b/i.test(text)
  )
    return 'when';
  return undefined;
}
