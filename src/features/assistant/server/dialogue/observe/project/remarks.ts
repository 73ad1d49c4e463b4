import { actPatterns } from '../../../conversation/act-patterns.ts';
import { guessBookingMove } from '../../../nlu/classifier/booking-moves.ts';
import { readTokens, tidyText } from '../../../nlu/text/tokenize.ts';

const something =
  /\b(?:park(?:ing)?|permits?|buzzer|intercom|(?:door ?)?bell|knock|gate|(?:front|back|side) (?:door|entrance)|round the back|key ?safe|keys?|dogs?|cats?|puppy|pets?|disabled|wheelchair|hard of hearing|deaf|blind|slow to|stairs?|steps?|upstairs|top floor|\w+ floor flat|lift|access|ring (?:me )?(?:first|before|when)|call (?:me )?(?:first|before|when)|(?:ring|call|phone|contact|text|email) (?:me|us)\b[^.?!]{0,15}\b(?:not|rather than|instead of)|(?:don'?t|do not|never) (?:ring|call|phone|text) (?:me|us)\b|let it ring|ring twice|carers?|tenants?|baby|night shifts?|furniture|piano|old carpet|take (?:up|away)|underfloor|samples?|wardrobe|agent|damp meter|screed|new ?build)\b/i;
/** "Put that down", "can you add that …", "tell them to let it ring": said for the team, not asked. */
const imperative =
  /\b(?:put|write|note|jot|pop|stick)\b[^.?!]{0,12}\b(?:down|on (?:it|there|the (?:form|booking|note))|in the notes?)\b|\b(?:please |can you |could you |can u |just )?(?:add|note|mention|remember|bear in mind|make sure|let (?:them|him|her|the fitter|the team|your \w+) know|tell (?:them|him|her|em|the fitter|the team|your \w+)|make a note|take note|pass on|(?<!\b(?:been|being|was|were|got|get|getting) (?:just )?)put)\s+(?:that|to|it|this|down|on|the|a|on there|about)\b|\btell (?:them|him|her|em|the fitter|the team) (?:i|i['’]?ve|i['’]?m|im|we|we['’]?ve|we['’]?re|my|our|there['’]?s)\b|\bwarn (?:them|him|her|em|whoever|anyone|the \w+|your \w+)\b|^\W*note (?:that|:)|[,.]?\s(?:please |can you |could you )?(?:tell (?:them|him|her|em)|let (?:them|him|her) know)\W*$/i;

/** "What would you put down instead", "the price, so I can tell them": asked of us, or told by the customer. */
const isAsked =
  /\bhow much\b|^\W*(?:(?:and|so|ok|but|then)\W+)*(?:what|which|why|where|when|who|how)\b|\b(?:i|we) (?:can|could|will|may|might|need to|have to|want to|'ll) (?:tell|let|put|note|add|mention)\b/i;
/** Whether a message asks for something to be written down for the team. */
export const isNoteForTeam = (text: string) => imperative.test(text) && !isAsked.test(text);

/** "Can you ring the buzzer twice?": asked of who comes. */
export const asksVisitor = (text: string): boolean =>
  /\b(?:can|could|would|will) (?:you|u|they|he|she|someone|somebody|the fitter|your \w+) (?:please |just )?(?:(?:ring|buzz|press|use|try) (?:the|my|our)\b|knock\b|park\b|avoid\b|shut\b|mind (?:the|my|our)\b|wear\b|take (?:their|his|your) shoes|(?:ring|call|phone|text) (?:\w+ )?(?:first|before|ahead|when|on the way)\b)/i.test(
    text,
  );

/** "Could they look at the landing as well?" */
export const asksSomebody = /\b(?:can|could|would|will) (?:you|they|he|she|someone|somebody)\b/i;

/** "Can they bring a bit of carpet?", "and bring a few samples": not whether samples are brought as a rule. */
export const asksToBring = (text: string): boolean =>
  /\b(?:can|could|would|will|get|ask|tell) (?:you|u|they|them|he|him|she|her|someone|somebody|(?:the|your) \w+)(?: to)? (?:please |just |also |maybe |possibly )*bring\b|(?:^|\b(?:and|please|to)\s|,\s*)(?:please |also |just )*bring (?!(?:it|that|this|the price|them) (?:down|forward|back|up)\b)|\b(?:going|supposed|meant) to bring\b/i.test(
    text,
  ) &&
  !/\b(?:i|we) (?:can |could |will |'ll |would )?(?:have to |need to |should )?bring\b/i.test(text);

/** "Put LVT down instead" chooses a floor. */
const asksFloor =
  /\b(?:put|have|lay|make it|want)\b[^.?!]{0,15}\b(?:carpet|vinyl|laminate|lvt|lino)\b/i;
/** Probability from which a sentence is noted, whatever its words. */
const minLikelihood = 0.55;

/** Whether a sentence said while a visit is arranged is most likely one for who comes. */
export function isLikelyNote(text: string): boolean {
  const { label, probability } = guessBookingMove(readTokens(tidyText(text)));
  return (
    !asksFloor.test(text) && !ofTalk.test(text) && label === 'note' && probability >= minLikelihood
  );
}

/** "You didn't answer about the dog", "I meant before 10": said of the talk, not for who comes. */
export const ofTalk =
  /\byou(?:'?ve| have)? (?:didn'?t|did not|haven'?t|have not|never|not|still haven'?t|just|already)(?: \w+)? (?:answer\w*|sa(?:y|id)|tell|told|repl\w+|ask\w*)\b|\bnot what i (?:said|asked|meant|want\w*)\b|\bi (?:already |only |just )?(?:meant|asked|said)\b/i;

/** What the floor is laid on, or where in the house it is: "floorboards throughout", "ground floor, concrete I think". */
export const ofBase =
  /^\W*(?:(?:it'?s|it is|on|all|the|there(?:'s| is| are))\s+)*(?:(?:a|an|old|bare|solid|wooden)\s+)*(?:(?:ground|first|second|third|top) floor(?: flat)?|concrete|floorboards?|boards|screed(?:ed)?|chipboard|joists)(?:\s+(?:floors?|throughout|everywhere|upstairs|downstairs|i think|i believe|underneath|under it|base|and|all|in there))*\W*$/i;

/** How to get in, and whom or what to expect there. */
const ofAccess =
  /\b(?:park(?:ing)?|permits?|buzzer|intercom|(?:door ?)?bell|knock|gate|(?:front|back|side) (?:door|entrance)|round the back|wheelchair|disabled|bring\b[^.?!]{0,15}\bsamples?|key ?safe|keys?|dogs?|hard of hearing|deaf|blind|slow to)\b/i;

/** Whether a sentence is for who comes, whatever is being talked about. */
export const isForVisitor = (text: string) =>
  isNoteForTeam(text) ||
  asksToBring(text) ||
  (ofAccess.test(text) &&
    !/\b(?:carpet|floor\w*|vinyl|laminate|lvt|proof|scratch\w*)\b/i.test(text));

/** Somebody stops for a moment. */
export const pauses =
  /\b(?:got to go|gotta go|have to go|need to go|back in a (?:bit|min\w*|sec\w*|mo)|be right back|brb|one sec\w*|hang on|bear with me|someone(?:'?s| is) at the door|phone(?:'?s| is) ringing)\b/i;

const before =
  /^(?:(?:oh|and|also|but|ps|yes|yep|yeah|ok|okay|(?:no |sorry |what )*i mean(?:t|s)?(?: to say)?(?: that)?)\b[\s,.!-]*)+/i;

/** A remark in the customer's words, without "oh, and" before it. */
export const tidyNote = (sentence: string): string => sentence.trim().replace(before, '');

/** Whether a message tells something that who comes or rings should know. */
export const isRemark = (text: string) =>
  isNoteForTeam(text) || (!pauses.test(text) && something.test(text) && !text.trim().endsWith('?'));

/** "Can someone ring me tomorrow": stands in the call-back itself. */
export const asksToBeRung = (remark: string) =>
  actPatterns.callBack.test(remark) &&
  !/\b(?:not|never|don'?t|before (?:you|they|he)|rather)\b/i.test(remark);

/** "Take out the bit about the step": an order, whether it was understood or not. */
export const ordersRemoval =
  /^\W*(?:(?:and|please|can you|could you|oh)\W+)*(?:take|leave|remove|delete|scrap|drop|lose)\b[^.?!]*\b(?:out|bit|part|notes?)\b/i;
