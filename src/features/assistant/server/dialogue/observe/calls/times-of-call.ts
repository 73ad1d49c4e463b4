import { addDays, type Day } from '#platform/dates/london-time.ts';
import { weekdayDate } from '#platform/dates/short-dates.ts';
import { weekdayWord } from '../../../conversation/words/day-words.ts';
import { readCallTime } from './call-time.ts';

const hour = String.raw`(?:about |around )?(?:\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|ish)?|noon|lunch|tea|then)`;
/** "I go out at 2": not later. */
const leaves = new RegExp(
  String.raw`\b(?:(?:go|going|goes|am|i'?m) (?:back )?(?:out|off|away)|leave|leaving|start work|set off)\b[^,.!?;]{0,12}?\b(?:at|by|from) (${hour})`,
  'gi',
);
/** "At work till 3", "home from 4": not before. */
const returns = new RegExp(
  String.raw`\b(?:(?:at|in) work|working|work nights|out|away|busy|asleep|in bed|sleep(?:ing)?|carers?|nurse|on shift|not (?:in|home|back|free))(?: \w+)? (?:till?|until) (${hour})|\b(?:home|back|in|finish(?: work)?|off work|free)(?: again)? (?:at|from|by) (${hour})`,
  'gi',
);
/** What is done at a time is the work: "about doing it before 8", "I want it fitted by Friday". */
const ofWork =
  /\b(?:doing (?:it|that|the (?:work|job))|get(?:ting)? (?:it|them|this) (?:done|fitted|laid|down)|(?:be |it |them )?(?:fitted|laid|installed|delivered)|fit(?:ting)? (?:it|them)|(?:it'?s )?the fitting (?:i|we|that|which|is|should|needs?)|(?:measure|measuring|visit) (?:i|we|that|is|should))\b[^,.!?;]*/gi;
const ofJob = 'fitting|visit|appointment|measure|measuring|delivery|order|job|booking|repair';
/** "Ring me about the weekend fitting, after 2": what the call is about. */
const matter = new RegExp(
  String.raw`\b(?:about|re|regarding|concerning) (?:the|my|our|your|a|an|this|that|having|getting|doing)\b[^,.!?;]*?(?:(?<=\b(?:${ofJob}))(?: (?:on|for|this|next|the))*(?: (?:${weekdayWord}|weekends?|tomorrow|\d{1,2}(?:st|nd|rd|th)))?)?(?=[,.!?;]|$| (?:any ?time|some ?time|after|before|between|at|on|from|tomorrow|today|tonight|this|in the|please)\b)`,
  'gi',
);
const dayOfPast = `(?:on |last |this |since )*(?:${weekdayWord})(?: (?:nights?|mornings?|afternoons?|evenings?))?`;
/** "We had a leak on Sunday", "nobody turned up Friday": when something happened. */
const happened = new RegExp(
  String.raw`\b(?:(?:had|got|was|were|been) (?:an? |the )?(?:\w+ ){0,2}(?:leak\w*|flood\w*|burst|fall|accident|soaked|wet|fitted|laid|here|due|supposed|meant|booked)|leaked|flooded|burst|fell|tripped|slipped|broke|happened|started|lifted|noticed|(?:we|i|it) had|(?:turned|turn|came|come|showed|show) up|came|(?<!\b(?:be|get|being|rather) )(?:rang|phoned|called|emailed)|spoke|(?:was|were) (?:it |this )?)\b[^,.!?;]{0,25}?\b${dayOfPast}|\b(?:last|since|it was|that was) ${dayOfPast}`,
  'gi',
);
/** "I'll email the pictures tonight": what the customer does then. */
const ownDoing =
  /\b(?:i|we)(?:['’]?ll| will|['’]?m (?:going to|gonna)|['’]?re (?:going to|gonna)) (?:\w+ )?(?:e-?mail|send|post|drop|bring|forward|take|get|check|ask|look|measure|do|pay|sort|upload|text)\b[^,.!?;]*/gi;
/** "Don't ring me before 8". */
const refused =
  /\b(?:don'?t|do not|not|never|no need to|rather you didn'?t) (?:\w+ ){0,2}?(?:ring|call|phone|bell|contact)(?: (?:me|us|him|her))?\b([^,.!?;]*)/gi;

/** When the phone may ring, from what a message says of the call: not from what it says of the fitting. */
export function readTimeOfCall(text: string): string | undefined {
  const plain = text
    .replace(/[’‘]/g, "'")
    .replace(happened, ' ')
    .replace(ofWork, ' ')
    .replace(matter, ' ')
    .replace(ownDoing, ' ')
    .replace(leaves, ' before $1')
    .replace(returns, (_, until?: string, from?: string) => ` after ${until ?? from}`)
    .replace(/\bafter then\b/gi, ' ');
  const not: string[] = [];
  const rest = plain.replace(refused, (_, when: string) => {
    const time = readCallTime(when);
    if (time) not.push(`not ${time.replace(/^not /, '')}`);
    return ' ';
  });
  const [, first, then] =
    /^(not (?:in the )?[a-z]+) ((?:after|before|from|between|at)\b.+)$/.exec(
      readCallTime(rest) ?? '',
    ) ?? [];
  const time = first && then ? `${then}, ${first}` : readCallTime(rest);
  return [time, ...not].filter(Boolean).join(', ') || undefined;
}

const weekday = /, not ((?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: or | and )?)+)/i;

const dayName = String.raw`(?:(?:next |this )?${weekdayWord}|tomorrow|today|tonight|weekdays?|weekends?)(?: \([^)]*\))?`;
const dayOfCall = new RegExp(String.raw`(?:^|(?<=\s|,\s))(?<!\bnot )${dayName}`, 'i');
const hoursOfCall =
  /\b(?:after|before|from|between|until|till|by|around|about|at)\b.*|\b\d.*|\b(?:mornings?|afternoons?|evenings?|lunch ?time|lunch)\b.*/i;
const anyTime = /\b(?:any ?time|as soon as|asap|first thing)\b/i;

/** "Tomorrow (Wed 2 Dec), before 11": the day that is meant, whenever it is read. */
export function withDate(time: string, today: Day): string {
  const day = addDays(today, 1);
  const named = weekdayDate(day);
  const twice = new RegExp(String.raw`\btomorrow,? (?:on )?(?:${weekdayWord})\b`, 'i');
  return time
    .replace(twice, (words) =>
      words.toLowerCase().includes(named.slice(0, 3).toLowerCase()) ? 'tomorrow' : words,
    )
    .replace(/(?<!\bnot )\btomorrow\b,?\s*/i, `tomorrow (${named}), `)
    .replace(/(?<=\), )not today,?\s*/i, '')
    .replace(/(?<=\b(?:today|tonight)\b.*),? not tomorrow\b(?: \([^)]*\))?/i, '')
    .replace(/, (?=$|,)/g, '')
    .replace(/\), (?=or\b|and\b)/, ') ')
    .trim();
}

const dayRefused = new RegExp(`^not (?:on )?${dayName}$`, 'i');
/** "Not tomorrow": the hours that were told stay, and so does another day. */
function withoutDay(before: string, refused: string): string {
  const day = refused.replace(/^not (?:on )?/i, '').toLowerCase();
  const kept = before
    .split(', ')
    .filter((part) => !part.toLowerCase().startsWith(day))
    .join(', ');
  return [kept, refused].filter(Boolean).join(', ');
}

/** The day or the hours that are told alone take the place of their like: the other stays, and so do the days ruled out. */
export function joinWithKnown(time: string, before: string | undefined): string {
  if (before && dayRefused.test(time)) return withoutDay(before, time);
  const isNewDay = dayOfCall.test(time);
  const hours = hoursOfCall.exec(time.replace(/\([^)]*\)/g, ''))?.[0];
  if (!before || anyTime.test(time)) return time;
  const knownDay = dayOfCall.exec(before)?.[0];
  const knownHours = hoursOfCall.exec(before.replace(/\([^)]*\)/g, ''))?.[0];
  if (isNewDay && !hours && knownHours && !anyTime.test(before)) {
    const day = time.replace(/, not (?:today|tomorrow|tonight)\b/i, '');
    return `${day}, ${knownHours.replace(weekday, '').trim()}`;
  }
  if (!isNewDay && hours && knownDay && !/^not\b/i.test(time)) return `${knownDay.trim()}, ${time}`;
  return keepRefusedDays(time, before);
}

/** A time that takes the place of another leaves out the days that were ruled out before. */
export const keepRefusedDays = (time: string, before: string | undefined): string => {
  const refusedDays = weekday.exec(before ?? '')?.[0];
  return refusedDays && !/day\b/i.test(time) ? `${time}${refusedDays}` : time;
};
