import { isQuestion } from '../../../conversation/act-patterns.ts';
import type { Draft, FormValues } from '../../../conversation/record.ts';
import { readBack } from '../../../tools/forms.ts';
import { slotsOfDay } from '../../observe/visit-times.ts';

const fillers = new Set(
  'is was it its the that this thats definitely still right correct now have has had got you u put changed change down for on at in my our a an and yes ok then so did been updated saved sure be will number no as to of or there here both all included include booked booking request visit form list yeah thanks ta again just say said says coming come me we i are they only with from between hang sorry mine yep please with room rooms need want wanted need'.split(
    ' ',
  ),
);
/** Words of a day that is compared where it is answered. */
const relative = new Set(['tomorrow', 'today']);
const short = 'mon tue wed thu fri sat jan feb mar apr jun jul aug sep oct nov dec'.split(' ');
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}@.+']*[\p{L}\p{N}]/gu) ?? [];
/** "Friday" is "Fri" in a date that was read back. */
const shorten = (word: string) =>
  short.find(
    (name) =>
      word.startsWith(name) && /(?:days?|weds?|tues|thurs?|\w+y|ber|il|ust|rch)$/.test(word),
  ) ?? word.replace(/['’]s$|(?<=\d)(?:st|nd|rd|th|am|pm|ish)$/, '');

const noon = 12;
/** The words of a request that was read back or sent, with the parts of the day that it is for. */
function wordsHeld(values: FormValues): Set<string> {
  const times = [values.preferredTimes ?? []].flat();
  const slots = slotsOfDay().filter(({ name }) => times.includes(name));
  const parts = [
    ...(slots.some(({ from }) => from < noon) ? ['morning', 'am'] : []),
    ...(slots.some(({ to }) => to > noon) ? ['afternoon', 'pm'] : []),
  ];
  const words = wordsOf(
    readBack({ kind: 'booking', proposed: true, askedAgain: 0, values }).join(' '),
  );
  return new Set([...words, ...parts].map(shorten));
}

const tellingWords = (text: string) =>
  wordsOf(text)
    .map(shorten)
    .filter((word) => !fillers.has(word.replaceAll("'", '')) && !relative.has(word));

/** Whether a text names nothing that a request does not hold. */
export const isHeldBy = (
  text: string,
  values: FormValues,
  notes: readonly string[] = [],
): boolean => {
  const held = new Set([...wordsHeld(values), ...wordsOf(notes.join(' ')).map(shorten)]);
  return tellingWords(text).every((word) => held.has(word));
};

/** "Is the 19 right now?", "so it's definitely Friday?": asks for what was read back, and names nothing else. */
export function asksOfReadBack(text: string, { values }: Draft): boolean {
  if (!isQuestion(text) || !values) return false;
  const isAsked = tellingWords(text).length > 0 || /\b(?:right|correct)\b/i.test(text);
  return isAsked && isHeldBy(text, values);
}
