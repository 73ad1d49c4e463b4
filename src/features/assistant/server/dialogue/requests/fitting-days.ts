import { openingHours, openingHoursText } from '#features/business/facts.ts';
import { complaintReason } from '../../conversation/hand-over-reasons.ts';
import type { ConversationRecord } from '../../conversation/record.ts';
import { monthWord, weekdayWord } from '../../conversation/words/day-words.ts';
import { saysFittingWish } from '../observe/project/fitting-wish.ts';
import { isNoteForTeam } from '../observe/project/remarks.ts';
import type { RequestTopic } from './request-topic.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The floor being laid; "fit me in" is a visit. */
const ofFitting =
  /\b(?:fit|fits|fitted|fitting|fitters?|install\w*|laid|lay|laying)\b(?! (?:me|us|you|him|her) in\b)/i;
/** "Fit it in one Monday": of a floor that was priced, its fitting. */
const fitsIn = /\bfit (?:it|that|this|one|a \w+|something|someone|somebody)? ?in\b/i;
const ofVisit = /\b(?:measur\w*|visits?|appointments?|quote|survey|sampl\w*)\b/i;
/** One day of the calendar, or a bound: that depends on the diary. */
const ofDiary = new RegExp(
  String.raw`\b(?:this|next|coming|by|before|until|till|after) (?:${weekdayWord}|weekend)\b|\b\d{1,2}(?:st|nd|rd|th)\b|\b(?:tomorrow|today|evenings?|nights?)\b`,
  'i',
);
const anyDay = String.raw`\b(?:${weekdayWord}|week-?ends?|week-?days?)\b`;
const namesDay = new RegExp(anyDay, 'i');
const days = new RegExp(anyDay, 'gi');
const oneWeekday = weekdayWord.replace('(?:days?|s)?', '(?:day)?');
const oneDay = String.raw`(?:(?:the )?\d{1,2}(?:st|nd|rd|th)|(?:(?:this|next|coming|on|for) )+(?:${oneWeekday}|weekend|week)|tomorrow|(?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?${monthWord}|(?:the )?(?:week|w/?c) (?:of|commencing|beginning) (?:the )?\d{1,2})`;
/** "Fit it 15th or 16th Dec", "have it laid on Friday": one day, or one of a few, for the fitting. */
const fitsOnDay = new RegExp(
  String.raw`\b(?:fit|fitted|fitting|fitters?|install\w*|laid|lay|laying)\b(?! (?:(?:me|us|you|him|her|it|that|this|one) )?in\b)[^.?!]{0,40}\b${oneDay}\b`,
  'i',
);
/** "I mean fit it, not measure", "it's the fitting I meant": what the day that was named is for. */
const meansFitting =
  /\b(?:fit|fitt\w+|lay|laid|laying|install\w*)\b[^.?!]{0,15}\bnot (?:the |a |for |to |just )*(?:measur\w*|visit\w*|com(?:e|ing))\b|\bnot (?:the |a |for |to |just )*(?:measur\w*|visit\w*|com(?:e|ing))\b[^.?!]{0,15}\b(?:fit|fitt\w+|lay|laid|laying|install\w*)\b|\b(?:i mean|meant|i'?m (?:on|talking) about|it'?s|asking about)(?: for)?(?: the)? fitting\b/i;
const wishesOrAsks =
  /\?|\b(?:can|could|would|will|possible|chance|want|need|like|any good|realistic|free|available|have|anything)\b/i;

/** Whether the floor is wished to be laid on a day that is named: no wish for a visit. */
export const wishesFittingOn = (text: string): boolean =>
  meansFitting.test(text) ||
  (fitsOnDay.test(text) &&
    wishesOrAsks.test(text) &&
    !ofVisit.test(text) &&
    !isDeadline.test(text) &&
    !isDone.test(text));
/** "You fitted it on the 15th", "it was laid this week": of work that was done. */
const isDone =
  /\b(?:you|u|they|he|lads?|men|guys?|lot|team|fitters?|who|was|were|had|been)(?:['’]?ve| have| had)? (?:(?:just|only|already|all|first|both) )?(?:fitted|laid|installed)\b/i;
const isDeadline = /\b(?:before|by|until|till|in time for|after|from|since|evenings?|nights?)\b/i;

/** "Or Sundays?" after the question. */
const bareDay = new RegExp(String.raw`^\W*(?:(?:and|or|on|what about|a)\W+)*${anyDay}\W*$`, 'i');

/** "Is the fitting Mon to Fri only?" */
const allWeek = /\bmon(?:days?)?\s?(?:to|till|until|-|–)\s?fri/i;

type Talk = Pick<ConversationRecord, 'priced' | 'draft' | 'asked'>;

/** "Can you fit it on a Monday?": whether floors are laid on such days; the same for "or Sundays?" after it. */
export function asksFittingDay(text: string, whole: string, talk: Talk): boolean {
  if (bareDay.test(text) && text.trim() !== whole.trim())
    return asksFittingDay(whole.replace(text, ' '), '', talk);
  const isJob = talk.priced.length > 0 && talk.draft === undefined;
  if (!namesDay.test(text) || !ofFitting.test(text) || ofVisit.test(text)) return false;
  return !ofDiary.test(text) && (isJob || !fitsIn.test(text));
}

/** "Can I not just give you the sizes?", of a job that was priced from them. */
const offersSizes =
  /\bcan(?:['’]?t| ?not)? (?:i|we) (?:not )?(?:just |simply |only )*(?:give|send|tell|text|e-?mail|measure)\b[^.?!]{0,20}\b(?:sizes?|measurements?|dimensions?|(?:it|them) (?:myself|ourselves))\b|\b(?:given|gave|told|sent) (?:you|u|ya)\b[^.?!]{0,15}\b(?:sizes?|measurements?)\b[^.?!]{0,40}\b(?:why|do|does|must|need)\b[^.?!]{0,25}\b(?:come|measure|visit)|\bwhy\b[^.?!]{0,25}\b(?:come|measure|visit)\b[^.?!]{0,30}\b(?:given|gave|told|sent) (?:you|u|ya)\b/i;

/** "When could you fit it?", "how soon would it be down": the day of the fitting, and not of a visit. */
const asksWhen =
  /\b(?:when|how soon|how quick\w*)(?: do you think| roughly| about)? (?:can|could|would|will|might|do|are|is) (?:you|u|ya|they|it|we|the \w+|your \w+)\b[^.?!,]{0,20}\b(?:fit(?! (?:me|us|you|him|her|it|that|one) in\b)|fits|fitted|fitting|lay|laid|laying|install\w*|do (?:it|this|that|them|the (?:job|work|floor|carpet|room|bedroom|lounge))|start(?: (?:it|work|the job))?|(?:be |get |have )(?:it |them )?(?:done|down|in|finished))(?![^.?!,]*\b(?:measur\w*|visit|quote|come)\b)|\b(?:earliest|soonest)\b[^.?!,]{0,20}\b(?:fit|lay|install|fitted|laid)\b/i;
const namesOneDay = new RegExp(
  String.raw`\b(?:\d{1,2}(?:st|nd|rd|th)|${weekdayWord}|\d{1,2} ${monthWord}|christmas|xmas|new year|easter)\b`,
  'i',
);

/** "When could you fit it, she's back on the 14th?": no free visits answer that. */
const asksWhenFitted = (text: string, whole: string, { priced, draft }: Talk): boolean =>
  asksWhen.test(text) && (namesOneDay.test(whole) || (priced.length > 0 && !draft));

/** What a clause asks or says of the fitting, and of the measure before it. */
export function fittingTopic(
  text: string,
  whole: string,
  asks: boolean,
  record: ConversationRecord,
): RequestTopic | undefined {
  if ((record.priced.length > 0 || record.draft) && offersSizes.test(text)) return 'ownSizes';
  const isCross = record.handOverReason === complaintReason;
  const isOpen = !isCross && (asks || !record.draft);
  if (isOpen && wishesFittingOn(text) && !isNoteForTeam(text)) return 'fittingOn';
  if (!isCross && asksWhenFitted(text, whole, record)) return 'fittingBy';
  const isDay = asks && asksFittingDay(text, whole, record) && !saysFittingWish(record, text);
  return isDay ? 'fittingDay' : undefined;
}

/** The days that a question names, in words: the first part that speaks of the fitting, and what follows. */
function daysAsked(text: string): string[] {
  const at = text.search(ofFitting);
  const after = text.slice(Math.max(at, 0));
  if (allWeek.test(text)) return ['weekday', 'Saturday'];
  const said = (namesDay.test(after) ? after : text).match(days) ?? [];
  return [
    ...new Set(
      said.flatMap((word) => {
        if (/^week-?end/i.test(word)) return ['Saturday', 'Sunday'];
        if (/^week-?day/i.test(word)) return ['weekday'];
        return weekdays.filter((name) => name.slice(0, 3) === capitalised(word).slice(0, 3));
      }),
    ),
  ];
}

const capitalised = (word: string) =>
  `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`;
const works = (name: string) =>
  name === 'weekday' ||
  openingHours.some((hours) => (hours.days as readonly string[]).includes(name));
const plural = (names: readonly string[]) => names.map((name) => `${name}s`).join(' and ');

/** Whether floors are laid on the days asked about, by our hours. */
export function sayFittingDays(text: string): string {
  const asked = daysAsked(text);
  const open = plural(asked.filter(works));
  const shut = plural(asked.filter((name) => !works(name)));
  const yes = open
    ? `Yes, we fit on ${open}${shut ? `, but not on ${shut}` : ''}`
    : `Not on ${shut}`;
  return `${yes}: we work ${openingHoursText.replaceAll('-', '–').replace(', ', ' and ')}. The team agrees the day with you.`;
}
