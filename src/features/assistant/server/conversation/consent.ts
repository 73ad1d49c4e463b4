import { findAnswer } from '../nlu/entities/find-answer.ts';
import type { Message } from './message.ts';

const plainYes =
  /^\W*(?:(?:oh|ok|okay|right|great|ah|and|well|fine|cool|nice|lovely|alright)[\s,!.]+)?(?:y+|ye+s+|yh+|ye+a*h?|confirm(?:ed)?|yep+|yup+|yas+|ya|aye|sure|ok(?:ay|ey)?|k+|correct|fine|alright|grand|perfect|spot on|lovely|fab|great|ideal|brill(?:iant)?|super|absolutely|definitely|of course|go ahead|go for it|do it|send it|book it|please do|that(?:'?s| is| all| looks?| sounds?)?(?: all)? (?:right|correct|fine|good|great|perfect|lovely|it|ok|okay|spot on)|(?:it )?(?:all )?(?:looks?|sounds?|seems?) (?:all )?(?:good|right|fine|great|correct|perfect|ok|okay|lovely|spot on)|all (?:good|correct|right|fine)|happy with that|crack on|fire away|by all means|please(?=[\s.!,]*(?:$|thank))|i am happy|i'?m happy|that will do(?: nicely)?|that'?ll do|yes i (?:am|do|would))\b/i;
const thumbs = /^[\s\p{P}]*(?:👍|👌|✅|🙌|😊|🙂|👏|💯|✔️?|🆗)/u;
const revoked =
  /\?|\b(?:but|not|no|cancel|don'?t|dont|wait|actually|except|unless|however|instead|wrong|change|what|when|how|which|hang|hold|different|rather|make it|too (?:much|dear|expensive)|later|think|isn'?t|can'?t|cannot|won'?t|never)\b/i;
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
    /\bno (?:problem|worries|changes?|mistakes?)\b|\bnothing (?:to|else)\b/gi,
    '',
  );
  if (asksAfter.test(plain)) return undefined;
  const isEnd =
    /(?:^|[.!,]\s*)(?:yes|yep|yeah|yh|ok|send it)(?: please| thanks| mate| x+)?[\s.!]*$/i.test(
      plain,
    );
  if (asksForMore.test(plain)) return findAnswer(tokens) === 'no' ? 'no' : undefined;
  if (isShort && isEnd && !revoked.test(rest)) return 'yes';
  if (isShort && !revoked.test(rest) && (plainYes.test(plain) || thumbs.test(plain))) return 'yes';
  // "N what's in a pack" is an "and".
  const answer = /^\W*n\s+\S/i.test(plain) ? undefined : findAnswer(tokens);
  return answer === 'no' ? 'no' : undefined;
}
