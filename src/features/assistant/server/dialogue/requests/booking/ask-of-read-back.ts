import { isQuestion } from '../../../conversation/act-patterns.ts';
import type { Draft } from '../../../conversation/record.ts';
import { readBack } from '../../../tools/forms.ts';

const fillers = new Set(
  'is was it its the that this thats definitely still right correct now have has had got you u put changed change down for on at in my our a an and yes ok then so did been updated saved sure be will number no as to of or'.split(
    ' ',
  ),
);
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const wordsOf = (text: string) =>
  text.toLowerCase().match(/[\p{L}\p{N}@.+'-]*[\p{L}\p{N}]/gu) ?? [];
/** "Friday" is "Fri" in a date that was read back. */
const shorten = (word: string) =>
  weekdays.find((day) => word.startsWith(day) && /days?$/.test(word)) ??
  word.replace(/['’]s$|(?<=\d)(?:st|nd|rd|th)$/, '');

/** "Is the 19 right now?", "so it's definitely Friday?": asks for what was read back, and names nothing else. */
export function asksOfReadBack(text: string, draft: Draft): boolean {
  const held = new Set(wordsOf(readBack(draft).join(' ')).map(shorten));
  const asked = wordsOf(text)
    .map(shorten)
    .filter((word) => !fillers.has(word.replaceAll("'", '')));
  const isAsked = asked.length > 0 || /\b(?:right|correct)\b/i.test(text);
  return isQuestion(text) && isAsked && asked.every((word) => held.has(word));
}
