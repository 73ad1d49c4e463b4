import { readCallTime } from './call-time.ts';

const hour = String.raw`(?:about |around )?(?:\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|ish)?|noon|lunch|tea|then)`;
/** "I go out at 2": not later. */
const leaves = new RegExp(
  String.raw`\b(?:(?:go|going|goes|am|i'?m) (?:back )?(?:out|off|away)|leave|leaving|start work|set off)\b[^,.!?;]{0,12}?\b(?:at|by|from) (${hour})`,
  'gi',
);
/** "At work till 3", "home from 4": not before. */
const returns = new RegExp(
  String.raw`\b(?:(?:at|in) work|working|out|away|busy|not (?:in|home|back|free))(?: \w+)? (?:till?|until) (${hour})|\b(?:home|back|in|finish(?: work)?|off work|free)(?: again)? (?:at|from|by) (${hour})`,
  'gi',
);
/** What is done at a time is the work: "about doing it before 8", "I want it fitted by Friday". */
const ofWork =
  /\b(?:doing (?:it|that|the (?:work|job))|get(?:ting)? (?:it|them|this) (?:done|fitted|laid|down)|(?:be |it |them )?(?:fitted|laid|installed|delivered)|fit(?:ting)? (?:it|them)|(?:it'?s )?the fitting (?:i|we|that|which|is|should|needs?)|(?:measure|measuring|visit) (?:i|we|that|is|should))\b[^,.!?;]*/gi;
/** "Don't ring me before 8". */
const refused =
  /\b(?:don'?t|do not|not|never|no need to|rather you didn'?t) (?:\w+ ){0,2}?(?:ring|call|phone|bell|contact)(?: (?:me|us|him|her))?\b([^,.!?;]*)/gi;

/** When the phone may ring, from what a message says of the call: not from what it says of the fitting. */
export function readTimeOfCall(text: string): string | undefined {
  const plain = text
    .replace(/[’‘]/g, "'")
    .replace(ofWork, ' ')
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

/** A time that takes the place of another leaves out the days that were ruled out before. */
export const keepRefusedDays = (time: string, before: string | undefined): string => {
  const refusedDays = weekday.exec(before ?? '')?.[0];
  return refusedDays && !/day\b/i.test(time) ? `${time}${refusedDays}` : time;
};
