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

const what = "(?:it|that|this|(?:the|my) (?:visit|measure|appointment|booking)|i'?m|we'?re)";
/** "Is that Tuesday?", "it's still tomorrow morning, yeah?": asks which day a visit has, and moves none. */
const ofDayHeld = new RegExp(
  String.raw`\b(?:(?:is|was) ${what}|so (?:it'?s|that'?s)|(?:it|that)'?s)(?:,? (?:still|definitely|actually|really|all|booked|down|in|going to be|for|on|the|this|next))* (?:${weekdayWord}|${partOfDayWord}|tomorrow|today|\d{1,2}(?:st|nd|rd|th)|\d{1,2}(?:am|pm)?\s?(?:-|–|to|till)\s?\d{1,2})\b(?![^.?!]*\b(?:ok|okay|possible|free|available|better|instead|alright|too (?:soon|late|early))\b)`,
  'i',
);
const asksAboutDay =
  /\?|\b(?:yeah|yes|right|correct|then|definitely)\W*$|^\W*(?:so |and |yes[^.]*\. )?(?:is|was)\b/i;

/** Whether another day is asked for: "is it ok if it's Wednesday?" */
const asksOther =
  /\b(?:if|ok|okay|possible|can|could|instead|better|alright|change|move|rather)\b/i;

export const asksIfHeld = (text: string): boolean =>
  asksAboutDay.test(text) && ofDayHeld.test(text) && !asksOther.test(text);
