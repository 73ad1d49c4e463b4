import { actPatterns } from '../../../conversation/act-patterns.ts';
import { complaintReason } from '../../../conversation/hand-over-reasons.ts';
import type { Clause } from '../../../conversation/message.ts';
import type { ConversationRecord } from '../../../conversation/record.ts';
import { takesLeave } from '../../../conversation/words/leave-taking.ts';
import { facetsAsked } from '../../topics/facets.ts';
import { refusesVisit } from './refuses-visit.ts';

const modal =
  '(?:can|could|will|would|need|want|like|get|getting|have|send|please|any chance|possible|arrange|arranging|when (?:can|could|will)|wanting|hoping|love|wondering if|let|ask)';
const somebody =
  '(?:someone|somebody|anyone|anybody|one of (?:you|your)\\w*|(?:your|a) (?:man|men|fitter|bloke|guys?|lads?|chap|surveyor|team|person|estimator))';
const comes =
  '(?:com(?:e|es|ing)|pop(?:s|ping)?|call(?:s|ing)? (?:round|in|by|over|on)|visit|measur\\w+|look(?:s|ed|ing)?|see|quote|survey|assess|inspect|stretch|fix|repair|mend|patch|sort|out|round|over|here|in)';
const visit =
  '(?:measure|measuring|measured|measured up|visits?|appointments?|survey|consultation|measure[- ]?up)';

/** "How would I go about having it measured?" */
const goesAbout = String.raw`\bhow (?:would|do|can|should|could) (?:i|we) go about (?:getting|having|arranging|booking)\b[^.?!]{0,25}\b(?:measur\w+|visits?|appointment|someone|somebody)\b`;
const wishes = [
  String.raw`\b${modal}\b[^.?!]{0,25}\b${somebody}\b[^.?!]{0,25}\b${comes}\b`,
  String.raw`\b(?:can|could|will|would|when can|when could) (?:you|u|ya)\b[^.?!]{0,15}\b(?:come(?! (?:in|off|up|down|with|as)\b)|pop|visit|measure|send (?:someone|somebody|a man|your)|call (?:round|in|by))\b`,
  String.raw`\b(?:need|want|like|book|booking|arrange|have|get|after|request|organise|sort|set up|looking for|do|go for|take|fancy|love)\b[^.?!]{0,20}\b(?:a|the|my|that|this|free|home|for a|of (?:them|those|your|these))\s+(?:free |home |site |repair )*${visit}\b`,
  String.raw`\b(?:need|want|wants|needs|like)\b[^.?!]{0,60}\bmeasur(?:ed|ing)\b`,
  goesAbout,
  String.raw`\bbook (?:me|us|it|that|this|someone|somebody|her|him|one|a (?:slot|time|fitter))\b`,
  String.raw`\bget (?:me|us|it|that|someone|somebody) (?:booked|arranged|in|out|round|over)\b`,
  String.raw`\bput (?:me|us) (?:down|in)\b|(?:^|[.,!]|\b(?:please|just|yes|ok|okay|(?:can|could) (?:you|u)|then|and|to)) *put (?:it|that|this) (?:in|through)\b`,
  String.raw`^\W*(?:ok |yes |right |hi |hello |hiya |so )*(?:i )?(?:want|need|like|ready|wanna|would like|'?d like)? ?(?:to )?book\W*$`,
  String.raw`\b${modal}\b[^.?!]{0,25}\b${somebody}\b[^.?!]{0,15}\bbring\b[^.?!]{0,20}\bsamples?\b`,
  String.raw`\b(?:like|want|need)s?\b[^.?!]{0,30}\b(?:looking at|looked at|seeing to|seen to)\b`,
  String.raw`\b(?:like|want|need|wanna) to (?:book|arrange|make an appointment)\b`,
  String.raw`^\W*(?:(?:ok(?:ay)?|right|yes|yeah|just|go on|then|so|well|hi|hello|hiya|a|the|that|free|home)\W+)*(?:visit|measure|measuring|measur(?:e|ing)[ -]?up|appointment|survey)(?:\W+(?:it is|then|please|pls|plz|thanks))*\W*$`,
].map((pattern) => new RegExp(pattern, 'i'));
/** "Friday between 1 and 3 would suit if you have it": a day is offered for the visit. */
const offersDay =
  /\b(?:would|will|does|d) (?:be )?(?:suit|best|good|ideal|fine|perfect|do nicely|work)\b|\bsuits? (?:me|us)\b|\bworks? (?:best |well )?for (?:me|us)\b|\bif you have it\b/i;

/** Booking is spoken of, and not asked for. */
const onlySpokenOf =
  /\b(?:does|do|will|would) (?:it|they|this|that|the \w+)\b[^.?!]{0,12}\b(?:need|have) (?:to be )?measur\w+|\bhow do i know\b|\b(?:when|if|after|before|while) (?:someone|somebody|anyone|anybody|the (?:man|fitter|bloke|chap|surveyor)) (?:comes?|is|gets?|visits?|calls?)\b|\bif (?:i|we|he|she|they|it)\b|\b(?:once|before|unless|after|until) (?:i|we|you|he|she|they|it)\b|\b(?:do|must|should) (?:i|we) (?:have to|need)\b|\b(?:i|we|i'?ve|we'?ve|have|already|been|is|was|it'?s|nothing'?s?|anything|something) (?:already |been |have )?booked\b|\b(?:don'?t|dont|do not|not|never|without)\b[^.?!]{0,12}\b(?:book\w*|send|arrange|measure|come|visit)\b|\b(?:does|is|was|has|will|how long (?:is|does|will)) (?:the|a|your|that|this|my) (?:free |home )*(?:visit|measure|booking|appointment|measuring)\b|\b(?:who|what happens|how (?:long|much|does)|(?:do|does|will|would|can|could) (?:you|they|he|she|the \w+) (?:also |still |always )?bring)\b|\bhow (?:do|can|to|should) (?:i |we )?(?:get|make|stop)\b/i;
/** The customer measures, or comes to the shop. */
const byThemselves =
  /\b(?:i'?ll|ill|i will|i can|i could|let me|i'?ve|i have|i|we'?ll|we) (?:go (?:and )?|just )?(?:re-?)?measured?\b|^\W*(?:(?:ok|okay|thx|thanks|perfect|great|cheers|right|good|lovely)\W+)*will measure\b|\b(?:i|we) can come\b|\bcan (?:i|we) come\b|\bshop\b|\bshowroom\b/i;

/** "Would you still come here?": whether a place is in the area. */
export const asksReach =
  /^(?!.*\b(?:when|what time|how soon|measur\w*|book|look|quote)\b).*\b(?:would|will|do|could|can) (?:you|u|ya|your \w+)(?: lot| guys)? (?:(?:still|ever|even) (?:come|travel|go|get)(?: out| over)?(?: (?:here|there))?|(?:come|travel|go|get)(?: out| over)? (?:here|there|that far|this far|as far as [\w\s-]{2,30}|all the way|to (?!me\b|us\b|mine\b|my\b|ours\b|measure\b|the\b|(?:that|this|it)\W*$|(?:that|this) (?:figure|price|sum|number|total)\b)[\w\s-]{2,30}))\W*$|\b(?:in|inside|within|outside|out of|on|off) (?:your|ur) (?:area|patch|region|radius|map|neck of the woods|territory|catchment)\b/i;

/** Probability from which the classifier's word is enough, whatever the wording. */
const minLikelihood = 0.7;

/** Who only says who they are and where they live asks for nothing. */
const asksOfUs =
  /\?|\b(?:you|u|ya|ye|yous|your|ur|some\w+|any\w+|man|men|bloke|chap|lads?|fitter|book\w*|measur\w*|visit\w*|com(?:e|es|ing)|out|over|round|look\w*|see|appointment|slot|survey|quote|get|arrange|need|want|like|love|please|pls|plz|can|could|yes|yeah|yep|ok|okay|sure|go|do)\b/i;

/** "I've got a visit booked on Friday": there is one already. */
export const hasVisit =
  /\b(?:i|we|she|he|they|mum|dad)(?:['’]?ve| have|['’]?s| has)?(?: already)? (?:got|have|has|had|booked) (?:a|an|my|our|the) (?:\w+ ){0,2}(?:visit|appointment|measure|booking|slot)\b[^.?!]{0,20}\b(?:booked|arranged|for|on|with you|coming|tomorrow|today)\b|\b(?:visit|appointment|measure|booking)(?: is|['’]s| was)? (?:already )?booked (?:in )?(?:for|on)\b/i;

/** "Can you cancel my visit tomorrow": there is one already. */
const callsOff =
  /\b(?:cancel|move|change|rearrange|reschedule|postpone|call off)\b[^.?!]{0,12}\b(?:my|our) (?:\w+ ){0,2}(?:visit|appointment|measure|measuring|booking|slot)\b/i;

/** "Does the juice come out of it?": a stain. */
const comesOut =
  /\b(?:does|do|will|would|did|can) (?!(?:you|u|ya|someone|somebody|anyone|they|he|she)\b)(?:\w+ ){0,2}\w+ come (?:back )?out\b|\b(?:it|that|stains?|spills?|juice|wine|coffee) (?:comes?|came) out\b|\bget (?:\w+ ){1,4}out of\b/i;

/** "The tenants won't want anyone round before the 14th": bounds a visit, and asks for none. */
const boundsVisit =
  /\b(?:won['’]?t|don['’]?t|wouldn['’]?t|doesn['’]?t|can['’]?t|not|(?:will|do|does|would) not) (?:want|like|have|fancy)(?: to have)? (?:any(?:one|body)|some(?:one|body)|people|strangers|visitors|you) (?:round|in|here|over|coming|calling|visiting|there)\b/gi;

/** Whether somebody should come: in so many words, or on a day that is named. */
export function isVisitWish({ text: said, parsed }: Clause): boolean {
  const text = said.replace(boundsVisit, ' ');
  if (refusesVisit(said) || takesLeave(text)) return false;
  // "Can you get it in a pale grey?" asks for no visit.
  if (facetsAsked(text).includes('colours')) return false;
  if (byThemselves.test(text) || asksReach.test(text) || hasVisit.test(text)) return false;
  if (callsOff.test(text) || comesOut.test(text)) return false;
  const isLikely =
    text === said &&
    parsed.intent === 'book' &&
    parsed.likelihood >= minLikelihood &&
    asksOfUs.test(text);
  if (isLikely || onlySpokenOf.test(text)) return isLikely;
  if (asksForVisit(text)) return true;
  const isDated = parsed.slots.dates.length > 0;
  if (isDated && offersDay.test(text) && !text.includes('?')) return true;
  return isDated && /\b(?:call|come|visit|see me|him|someone|somebody|measure|pop)\b/i.test(text);
}

/** Whether a piece of a sentence asks for a visit in so many words. */
export const asksForVisit = (text: string) =>
  actPatterns.book.test(text) || wishes.some((wish) => wish.test(text));

const namesVisit = /\b(?:measur\w*|book\w*|appointment|visit|quote|survey)\b/i;

/**
 * Whether a wish may begin a booking: not while one is put together, and after one was sent, or while another
 * is to be changed, only if a further one is spoken of.
 */
export function mayBook({ text }: Clause, record: ConversationRecord): boolean {
  if (record.draft?.kind === 'booking') return false;
  // Who is cross is rung: a visit is then the team's to arrange.
  const isCross = record.handOverReason === complaintReason;
  if (isCross && !namesVisit.test(text)) return false;
  const hasOne = record.formsSent > 0 || record.seeksChange === true;
  return !hasOne || /\b(?:another|second|also|as well|too|different|new|separate)\b/i.test(text);
}

/** "Which days have you got next week?" */
export const asksFreeDays =
  /\b(?:which|what) (?:days?|dates?|mornings?|afternoons?|slots?)\b(?![^.?!]*\b(?:open|shut|close\w*|fit|lay|deliver\w*|ring|call)\b)[^.?!]{0,30}\b(?:have|got|free|available|left|do you|can you|could you|are you)\b|\b(?:have you|you)(?: got)? any(?:thing)?(?: days?| slots?| times?| visits?)? (?:free|available|left|going)\b/i;

const dayOrPart = '(?:days?|dates?|mornings?|afternoons?|slots?|visits?|appointments?)';
const soonest = '(?:earliest|soonest|first|next)';
/** "Which morning is the earliest?", "what's the first afternoon you have?", "how far ahead are you booked for measuring?" */
export const asksEarliest = new RegExp(
  String.raw`\b(?:which|what)(?:'?s| is| are| would be)? (?:(?:the|your) )?${soonest}(?: (?:free|available|possible))? ${dayOrPart}\b(?![^.?!]*\b(?:fit\w*|lay|laid|deliver\w*|ring|call)\b)|\b(?:which|what)(?: free| available)? ${dayOrPart} (?:is|are|would be|'?s) (?:the |your )?${soonest}\b|\b${soonest}(?: (?:free|available))? (?:mornings?|afternoons?|slots?) (?:you(?:'?ve)? (?:have|got|can)|available|free|going|please|pls|poss\w*)\b|\b(?:how (?:far|long) (?:ahead|in advance)|how booked(?: up)?) (?:are|r) (?:you|u|ya|they)\b(?![^.?!]*\b(?:fit\w*|lay\w*|install\w*)\b)|\b(?:when(?:'?s| is)|what(?:'?s| is)) your (?:next|first) (?:free|available)\b`,
  'i',
);

/** Asks for somebody to come in so many words, whatever rooms and floors are named with it. */
export const asksToBook = new RegExp(
  [
    goesAbout,
    String.raw`\b(?:can|could|may|like to|want to|need to|please) (?:i |we )?(?:book|arrange)\b`,
    String.raw`\b(?:someone|somebody|a man|anyone) (?:to )?(?:come|measure|look)\b`,
    String.raw`\b(?:can|could|will|would) (?:you|u|ya) (?:please |come (?:and|to|out|round|over) )*measure\b(?! (?:from|by|off|with|it (?:from|by|off))\b)`,
  ].join('|'),
  'i',
);

/** "I'd like one please", after the visit was spoken of. */
const wantsOne =
  /\b(?:i'?d|we'?d|i|we|can i|could i|can we|could we|please)\b[^.?!]{0,12}\b(?:like|want|need|have|book|get|arrange) one\b|\bone (?:please|then)\b/i;
const isOfVisit = /\b(?:visit|measur\w*)\b/i;
export const wantsOneOf = (clause: Clause, record: ConversationRecord): boolean =>
  wantsOne.test(clause.text) && isOfVisit.test(record.topic ?? '') && mayBook(clause, record);
