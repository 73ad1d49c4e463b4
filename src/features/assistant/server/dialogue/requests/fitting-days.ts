import { openingHours, openingHoursText } from '#features/business/facts.ts';
import type { ConversationRecord } from '../../conversation/record.ts';
import { weekdayWord } from '../../conversation/words/day-words.ts';

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
