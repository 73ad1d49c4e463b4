import type { ConversationRecord } from '../../../conversation/record.ts';
import { partOfDayWord, weekdayWord } from '../../../conversation/words/day-words.ts';

/** That another day or time is wanted. */
const moves =
  /\b(?:make (?:it|that)|chang(?:e|ing)|mov(?:e|ing)|instead|rather|swap|switch|rearrange|reschedule|push (?:it )?back|bring (?:it )?forward|put (?:it )?off|same time|(?:can'?t|cannot|can not|won'?t be able to) (?:do|make|be)|not (?:free|in|there|home|around)|(?:came|come) up|no good|only (?:do|free|in)|has to be|have to be|actually|later|earlier|put me down)\b/i;
/** Another visit, or the fitting. */
const ofOther = /\b(?:another (?:visit|measure|one)|second visit|fitting|fitted|laid|laying)\b/i;
const fillers =
  /\b(?:ok|please|pls|on|at|the|and|or|then|in|week|next|this|am|pm|yes|no|sorry)\b/gi;
const whens = new RegExp(
  String.raw`\b(?:${weekdayWord}|${partOfDayWord}|tomorrow|\d{1,2}(?:st|nd|rd|th)?(?:[:.]\d\d)?|between|after|before|to|till?|jan\w*|feb\w*|mar\w*|dec\w*|nov\w*)\b`,
  'gi',
);

/** Whether a message says nothing but a day or a time. */
const isBare = (text: string) =>
  text
    .replace(whens, ' ')
    .replace(fillers, ' ')
    .replace(/[^\p{L}]/gu, '') === '';

/** Whether a message moves a visit that was sent: in so many words, or by a day alone where it was asked for. */
export function changesDayOrTime(text: string, { asked }: ConversationRecord): boolean {
  if (ofOther.test(text)) return false;
  return moves.test(text) || isBare(text) || asked === 'day' || asked === 'time';
}
