import { isQuestion } from '../../../conversation/act-patterns.ts';
import { partOfDayWord } from '../../../conversation/words/day-words.ts';
import { countRooms } from './count-rooms.ts';
import { readUrgency } from './read-urgency.ts';
import { isRemark, ofTalk } from './remarks.ts';

const nothing =
  /^\W*(?:(?:and|but|so|oh|er|um|well|just|ok|yes)\W+)*(?:no|nope|nah|none|nothing|not really|n\/?a|that'?s (?:all|it|everything)|i have nothing|there'?s nothing|no(?:thing)? (?:else|more|further))\b/i;
const except = /\b(?:except|but|only|apart from|other than|just)\b/i;
const detail =
  /@|\b0\d{3,}|\b[a-z]{1,2}\d{1,2}[a-z]? ?\d[a-z]{2}\b|\d{1,2}(?:st|nd|rd|th)\b|^\W*\d*\W*$|^\W*\d[\d.]*\s*(?:m|ft|feet|foot|metres?)?\s*(?:x|×|by)\s*\d[\d.]*\s*(?:m|ft|feet|foot|metres?)?\W*$/i;
const ofDay = new RegExp(
  String.raw`\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b${partOfDayWord}\b|\b(?:asap|planning|rush|hurry)\b`,
  'i',
);
const polite =
  /^\W*(?:(?:lovely|great|brilliant|perfect|super|thanks?|thank you|ta|cheers|ok|okay|very much|so much|that'?s|kind|of you|mate|love|sounds good)\b\W*)+$/i;
/** "Which is warmer, carpet or LVT?": no part of it answers. */
const asksAtOnce = /^\W*(?:which|what|how|who|where|when|why)\b/i;
const minWords = 2;
const opening = /^(?:(?:and|but|so|oh|also|yes|well|i meant?)\b[\s,]*)+/i;

/**
 * What is told for who comes, where it was asked for together with the number of rooms and how soon: the parts of the
 * answer that tell none of these.
 */
export function readAskedNote(text: string): string {
  const answers = text.split(/(?<=[.!?;])\s+|\n+/).filter((sentence) => !asksAtOnce.test(sentence));
  const parts = answers.flatMap((sentence) =>
    sentence.split(/[;\n]+|[,.!]+(?=\s|$)/).map((part) => part.trim()),
  );
  const kept = parts.filter((part) => {
    if (polite.test(part) || ofTalk.test(part)) return false;
    if (part.split(/\s+/).length < minWords || detail.test(part) || isQuestion(part)) return false;
    if (nothing.test(part)) return except.test(part);
    if (isRemark(part) && !readUrgency(part, true, true)) return true;
    return !readUrgency(part, true, true) && countRooms(part) === 0 && !ofDay.test(part);
  });
  return kept.join(', ').replace(opening, '');
}
