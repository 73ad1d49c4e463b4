import type { Clause, Message } from '../../../conversation/message.ts';
import type { ConversationRecord } from '../../../conversation/record.ts';
import { weekdayWord } from '../../../conversation/words/day-words.ts';
import { readTimes } from '../read-times.ts';
import { asksEarliest, asksFreeDays, isVisitWish, mayBook } from './visit-wish.ts';
import { wordsOfVisit } from './words-of-visit.ts';

/** "Is Tuesday ok?", "can you do the 9th or not?" */
const suits =
  /\b(?:is|are|would|will|can|could|do|does|any chance|poss\w*)\b.*\b(?:ok|okay|alright|all right|poss\w*|fine|free|available|good|do|work|suit|manage|fit|make)\b|\bor not\b/i;
/** "Weds 9th?", "what about Friday?" */
const bareDay =
  /^\W*(?:(?:and|or|so|ok|what about|how about|then|no|not)\W+)*(?:[\w:'’-]+[^\w:'’-]+){0,5}\?+\W*$/i;
/** "What do you have?", of days that are named beside it. */
const whatHave =
  /^\W*(?:(?:so|and|ok)\W+)*what (?:have you got|do you have|have you|can you do|is there)(?: (?:free|available|left|then|for me|please|on those(?: days)?))*\W*$/i;
const anything =
  /\b(?:haven'?t|have) (?:you|u)(?: got)? (?:anything|something|any|nothing|\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)?) ?(?:later|earlier|sooner|onwards?|after|before|or later)\b|\b(?:is there|isn'?t there|have you(?: got)?|haven'?t you(?: got)?|got|do you have|any chance of)\b(?: not)? (?:any(?:thing)?|a (?:slot|time|day)|nothing|something)\b[^.?!]{0,30}\b(?:before|sooner|earlier|on|for|next|this|after|in the)\b/i;
/** One day, and not all of its name: "Saturdays" asks for our hours. */
const oneDay = weekdayWord.replace('(?:days?|s)?', '(?:day)?');
/** "Can you do Saturday?", "could the mobile showroom come this Saturday": of one day, and not of our hours. */
export const canCome = new RegExp(
  String.raw`^(?!.*\b(?:visit|measur\w*|appointment)\b).*\b(?:can|could|would|will|any chance)\b[^.?!]{0,8}\b(?:you|u|ya|they|it|that|(?:the |your )?(?:mobile )?(?:showroom|van|samples?))\b[^.?!]{0,12}\b(?:do|come|make|manage|be|bring)\b(?! (?:it|the|a|my|our|this (?:room|job|floor)) )[^.?!]{0,25}\b(?:${oneDay}|tomorrow|\d{1,2}(?:st|nd|rd|th))\b`,
  'i',
);
const day = new RegExp(String.raw`\b${weekdayWord}\b`, 'i');

/** "Can you make it the Thursday instead?": a change of what was read back. */
const isMoved = /\b(?:make|change|move|switch|swap) (?:it|that)\b|\binstead\b/i;

/** "What time on Friday?" */
export const asksTime =
  /^\W*(?:(?:and|so|ok|but|right)\W+)*(?:at |about )?(?:what times?|(?:what|which) hours?)\b(?![^.?!]*\b(?:open\w*|close\w*|shut|ring|call|phone|fit\w*)\b)/i;

/** "Do you do Saturdays then?", "what about weekends?" */
const asksWeekday =
  /\b(?:do|d|can|could|would|will|does|are|is|any|got|what about|how about)\b[^.?!\d]{0,25}\b(?:mon|tues?|wednes|thurs?|fri|sat(?:ur)?)(?:days|s)\b|\b(?:do|can|could|would|will|what about|how about)\b[^.?!\d]{0,20}\b(?:weekends?|a saturday)\b/i;
const ofVisit = /\b(?:visit\w*|measur\w*|showroom|samples)\b/i;

/** The message itself may be heard already: with the one before it, so many. */
const maxBack = 2;

/** Whether a weekday is asked for while a visit is spoken of, and not our hours or the day of fitting. */
export const asksWeekdayOfVisit = (text: string, record: ConversationRecord): boolean =>
  asksWeekday.test(text) &&
  record.formsSent === 0 &&
  !record.callBackSent &&
  !record.handedOver &&
  !/\b(?:open|ring|call|phone|answer\w*)\b/i.test(text) &&
  !wordsOfVisit(text, true).isOfWork &&
  (record.draft?.kind === 'booking' ||
    record.paused === true ||
    record.asked === 'booking?' ||
    [text, record.topic ?? '', ...(record.heard ?? []).slice(-maxBack)].some((said) =>
      ofVisit.test(said),
    ));

/** Whether a clause asks which days are free, or whether one is, while a visit is spoken of. */
export function asksOfDays(
  clause: Clause,
  { plain }: Message,
  record: ConversationRecord,
): boolean {
  const { draft, paused, formsSent, callBackSent, handedOver, visit } = record;
  const { text, parsed } = clause;
  if (draft?.proposed && isMoved.test(text)) return false;
  // Who asks for the visit itself is told with it.
  if (asksEarliest.test(text)) return !(isVisitWish(clause) && mayBook(clause, record));
  if (asksFreeDays.test(text) || asksWeekdayOfVisit(text, record)) return true;
  const isOpen = draft?.kind === 'booking' || paused === true;
  if (whatHave.test(text) && day.test(plain) && formsSent === 0) return true;
  const isFree = formsSent === 0 && !callBackSent && !handedOver;
  const { isOfWork } = wordsOfVisit(text, true);
  if (isFree && !isOfWork && parsed.slots.dates.length > 0 && !isVisitWish(clause))
    if (canCome.test(text)) return true;
  if (!isOpen || isOfWork) return false;
  if (anything.test(text)) return true;
  const isNamed = parsed.slots.dates.length > 0;
  const isDayKnown = visit.dates.length > 0;
  if ((isNamed || isDayKnown) && asksTime.test(text)) return true;
  if (
    isDayKnown &&
    !isNamed &&
    suits.test(text) &&
    readTimes({ plain: text, parsed }).slots.length > 0
  )
    return true;
  return isNamed && (suits.test(text) || (!draft?.proposed && bareDay.test(text)));
}
