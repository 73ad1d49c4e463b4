import { guessBookingMove } from '../nlu/classifier/booking-moves.ts';
import { findAnswer } from '../nlu/entities/find-answer.ts';
import { isQuestion } from './act-patterns.ts';
import type { Message } from './message.ts';

/** What is said of something that is as it should be. */
const right =
  '(?:right|correct|fine|good|great|lovely|perfect|ok|okay|spot on|accurate|grand|in order|as it should be|it|me|us)';
const very = '(?:all|quite|perfectly|absolutely|exactly|just|very|now|still)';
const lead =
  "(?:oh|ok|okay|right|great|ah|and|well|fine|cool|nice|lovely|alright|good|then|sound|understood|that'?s better|thank(?:s| you)(?: (?:so|very) much| a lot)?(?: (?:dear|love|mate|adam|sir|pet|duck))?)";
/** Not "correct address is 5 High Street". */
const correct =
  'correct(?! (?:me|address|name|number|phone|e-?mail|post ?code|spelling|date|day|time|one)\\b)';
/** Words and short sentences that agree. */
const assents = [
  'y+|ye+s+|yh+|ye+a*h?|yep+|yup+|yas+|ya|aye|sure|ok(?:ay|ey)?|k+|confirm(?:ed)?|absolutely|definitely|certainly|of course|by all means|deal|agreed|sound',
  'fine|alright|grand|perfect|spot on|bang on|lovely|fab|great|ideal|brill(?:iant)?|super|sorted|sweet|sick|wicked|smashing|splendid|excellent|magic|mint|lush',
  correct,
  'no (?:changes?|mistakes?|corrections?|amendments?)(?: (?:needed|required|to make|at all))?',
  "go ahead|go for it|do it|send it|book it|please do|crack on|fire away|i am happy|i'?m happy|happy with that|works for me|suits me|that will do(?: nicely)?|that'?ll do",
  'please(?=[\\s.!,]*(?:$|thank))',
  `(?:(?:that|this|it|all|everything|all of (?:it|that)|the lot|(?:the|those|all the) details)(?:'?s| is| are| all| was)?|(?:it |that |all |everything |they )*(?:looks?|sounds?|seems?|reads?))(?: ${very})*(?: ${right})`,
  `all (?:${very} )*(?:good|correct|right|fine|in order|agreed)`,
  'yes i (?:am|do|would)',
].join('|');
const plainYes = new RegExp(
  String.raw`^\W*(?:${lead}[\s,!.]+)?(?:${assents})(?![\p{L}\p{N}'])`,
  'iu',
);
const anyYes = new RegExp(String.raw`(?<![\p{L}\p{N}'])(?:${assents})(?![\p{L}\p{N}'])`, 'giu');
/** A yes in so many words, after which a few more words do not take it back. */
const explicitYes = new RegExp(
  String.raw`^\W*(?:(?:oh|ok|okay|right|great|ah|and|well|fine|cool|nice|lovely|alright|good|then|that'?s better)[\s,!.]+)?(?:y|ye+s+|yh+|ye+a*h?|yep+|yup+|yas+|ya|aye|confirm(?:ed)?|${correct}|sure|absolutely|definitely|of course|go (?:ahead|for it|on)|do it|send it|book it|please(?: do)?|crack on|fire away|by all means)\b`,
  'i',
);
/** "Send it", "please book the visit": said of what was read back. */
const sendIt =
  /\b(?:send|book|submit|put|get) (?:it|that|this|them|(?:the|my) (?:request|visit|booking|form|appointment|measure))(?: (?:off|through|in|over|on|please|then|for me|now|booked|sent))*[\s.!]*$|\b(?:fire|ping|whack|bang|shoot|chuck|pop|stick|post|pass|whizz) (?:it|that|this|them) (?:off|through|in|over|across|along|on)(?: (?:please|then|for me|now))*[\s.!]*$/i;
const goAhead =
  /^\W*(?:(?:yes|ok|please|just|do|then)\s+)*(?:go ahead|do so|proceed|carry on|go for it)(?: (?:please|then|with (?:it|that|(?:the )?(?:mon|tues|wednes|thurs|fri|satur)day)))*[\s.!]*$/i;
const notSent =
  /\b(?:don'?t|dont|not|never|before|if|when|until|once|unless|after|can'?t|have (?:you|they)|did|was|been|i'?ll|i will|might|may|going to|gonna|planning|thinking)\b/i;
const takesBack =
  /\b(?:but|change|instead|make it|actually|wait|hang on|hold on|wrong|rather)\b|\?/i;
/** Words beside a soft yes ("lovely", "ok") that ask and tell nothing. */
const fillers =
  /\b(?:(?:young|old|good) (?:man|lady|sir|woman|chap|lad|boy)|my (?:love|dear|lovely|lover|darling|friend|duck|babber)|(?:very )?much obliged|i'?m obliged|obliged|kind of you|hun|babe|darling|pet|darlin|flower|petal|guys|lads|please|pls|thanks?|thank you|thx|ta|ty|cheers|much|very|so|mate|love|dear|duck|pal|bud|adam|sir|then|now|to me|for me|with (?:me|that|it)|me|us|it|that|this|all|is|are|we|i|am|x+|lol|the lot|jubbly|stuff|one|job|indeed|really|just|in order)\b/gi;
const maxOtherWords = 1;
const thumbs = /^[\s\p{P}]*(?:👍|👌|✅|🙌|😊|🙂|👏|💯|✔️?|🆗)/u;
const revoked =
  /\?|\b(?:but|not|no|cancel|don'?t|dont|wait|actually|except|unless|however|instead|wrong|change|what|when|how|which|hang|hold|different|rather|make it|too (?:much|dear|expensive)|later|think|isn'?t|can'?t|cannot|won'?t|never|forget|first(?! thing)|(?:that'?s|it'?s) a lot)\b/i;
/** "Lovely, please mention the dog" asks for a change first, unless it begins with a yes. */
const asksForMore =
  /^(?!\W*(?:y\b|ye+s|yep|yeah|yh|yup|correct|confirm))[^?]*\b(?:please|can you|could you|will you) (?:also |just )?(?:mention|add|note|tell|put|include|say|write|bring|ask|let|ring|call|make|change)\b/i;
/** "Ok, is it safe for pets" only begins like a yes. */
const asksAfter =
  /^\W*(?:(?:yes|yeah|yep|ok|okay|right|great|lovely|cool|perfect|and|n|so|but|oh|well)\b\W*)+(?:(?:is|are|does|do|did|has|have|should)\s+(?:it|that|this|there|they|the|you|u|i|we|he|she|my|your)|(?:can|could|will|would)\s+(?!(?:you|u)\s+(?:please\s+|just\s+)?(?:send|book|confirm|arrange|go|do|sort)\b)\w+)\b(?<!\bdo (?:it|that|this))/i;
const maxWords = 14;

/**
 * Whether a message as a whole says yes or no to what was asked. A yes with a condition or a change is
 * neither, so that nothing is sent on it.
 */
export function readConsent({ plain: text, tokens }: Message): 'yes' | 'no' | undefined {
  const plain = text.replace(/[’‘]/g, "'");
  const isShort = plain.trim().split(/\s+/).length <= maxWords;
  const rest = plain.replace(
    /\bno (?:problem|worries|changes?|mistakes?|corrections?|amendments?)\b|\bnothing (?:to|else)\b/gi,
    '',
  );
  if (asksAfter.test(plain)) return undefined;
  const isSent = plain
    .split(/[.!;,\n]+|\b(?:and|so)\b/)
    .some((piece) => (sendIt.test(piece) || goAhead.test(piece)) && !notSent.test(piece));
  if (isSent && !takesBack.test(rest)) return 'yes';
  const isEnd =
    /(?:^|[.!,]\s*)(?:yes|yep|yeah|yh|ok|send it)(?: please| thanks| mate| x+)?[\s.!]*$/i.test(
      plain,
    );
  if (asksForMore.test(plain)) return findAnswer(tokens) === 'no' ? 'no' : undefined;
  if (isShort && isEnd && !revoked.test(rest)) return 'yes';
  if (isShort && !revoked.test(rest) && (saysYes(plain) || thumbs.test(plain))) return 'yes';
  // "N what's in a pack" is an "and".
  const answer = /^\W*n\s+\S/i.test(plain) ? undefined : findAnswer(tokens);
  return answer === 'no' ? 'no' : undefined;
}

const order =
  '(?:send|submit|book) (?:it|that|them)(?: (?:off|through|in|over|now|please|pls|then|thanks|mate))*';
/** "…, then send it", "yes send it, but put the dog on it". */
const orders = [
  String.raw`(?:^|[.!,;\n]\s*|\b(?:then|and|now|so|please|otherwise)\s+)(?:(?:then|please|just|now|yes|yep|ok|can you|you can|and)[\s,]+)*(?:${order}|(?<=\b(?:yes|yep|yeah|ok|then|and|now|please) )send)[\s.!]*$`,
  String.raw`^\W*(?:(?:yes|yep|yeah|ok|okay|perfect|great|lovely)[\s,]+)+(?:please[\s,]+)?(?:${order}|send)(?=\s*[,.;!]|\s+but\b)`,
].map((pattern) => new RegExp(pattern, 'iu'));
/** The send depends on something, or is asked about. */
const depends =
  /\b(?:don'?t|dont|do not|before|until|unless|once|if|when|not yet|wait|first|hold)\b[^.!;]{0,30}\b(?:send|submit|book)\b|\b(?:send|submit|book) (?:it|that|them)\b[^.!;]{0,12}\b(?:if|when|until|unless|once|after|before)\b|\b(?:send|submit|book) (?:it|that|them)\b[^.!]*\?/i;

/** Whether a message has a request sent in so many words, whatever it corrects beside that. */
export const ordersSend = ({ plain }: Message): boolean => {
  const text = plain.replace(/[’‘]/g, "'");
  return orders.some((one) => one.test(text)) && !depends.test(text);
};

/** What a message says beside it. */
export const withoutOrder = ({ plain }: Message): string =>
  orders.reduce((rest, one) => rest.replace(one, ' '), plain).trim();

/** "Send it", "please book it in". */
const orderWords =
  /\b(?:(?:can|could|will) you |you can |go (?:on )?(?:and |ahead and )?)?(?:send|submit|book)(?: (?:it|that|this|them|off|through|in|over|away|(?:the|my) (?:request|visit|booking|form)))*\b/gi;
/** "Yes send it how long will they be": the yes that a question begins with. */
const yesBefore =
  /^\W*(?:(?:yes|yep|yeah|ok|okay|please|great|lovely|perfect)[\s,]+)*(?:send|submit|book) (?:it|that)(?: (?:off|in|please|pls|thanks))*(?=[\s,]+(?:and |but )?(?:how|what|do|does|is|are|will|when|where|who|which|can|could|should)\b)/i;

/** What a message only says, and what it asks. */
function partsOf({ clauses }: Pick<Message, 'clauses'>): { told: string[]; asked: string[] } {
  const told: string[] = [];
  const asked: string[] = [];
  for (const { text } of clauses) {
    const yes = isQuestion(text) ? yesBefore.exec(text)?.[0] : undefined;
    if (yes) told.push(yes);
    if (isQuestion(text)) asked.push(text.slice(yes?.length ?? 0));
    else told.push(text);
  }
  return { told, asked };
}

/** The questions that stand beside a yes in so many words; none where anything else is told with it. */
export function questionsBesideYes(message: Message): string[] {
  const { told, asked } = partsOf(message);
  const yes = told.join('. ').replace(/[’‘]/g, "'");
  const rest = yes.replace(orderWords, ' ').replace(anyYes, ' ').replace(fillers, ' ');
  const isAgreed = explicitYes.test(yes) || yes.search(orderWords) >= 0;
  const isMore = /[\p{L}\p{N}]/u.test(rest.replace(/\b(?:and|just|yes)\b/gi, ' '));
  return isAgreed && !isMore && !depends.test(yes) ? asked : [];
}

/** Probability from which a yes counts that has none of the usual words. */
const minLikelihood = 0.75;

/** Yes or no to what was just read back: there a yes counts that has none of the usual words. */
export const readConsentToReadBack = (message: Message) =>
  readConsent(message) ?? (isLikelyYes(message) ? 'yes' : undefined);

function isLikelyYes({ plain, tokens }: Message): boolean {
  if (plain.trim().split(/\s+/).length > maxWords) return false;
  if ([revoked, asksAfter, asksForMore].some((pattern) => pattern.test(plain))) return false;
  const { label, probability } = guessBookingMove(tokens);
  return label === 'yes' && probability >= minLikelihood;
}

/** "Ok take the fitting off" begins like a yes and is none. */
function saysYes(plain: string): boolean {
  if (!plainYes.test(plain)) return false;
  if (explicitYes.test(plain)) return true;
  if (/\b(?:bye|goodbye|laters|see (?:you|ya))\b/i.test(plain)) return false;
  const words =
    plain
      .replace(anyYes, ' ')
      .replace(fillers, ' ')
      .match(/[\p{L}\p{N}']+/gu) ?? [];
  return words.length <= maxOtherWords;
}
