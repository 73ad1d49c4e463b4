import type { Day } from '#platform/dates/london-time.ts';
import { capitalise } from '../../../conversation/describe-record.ts';
import { type ConversationRecord, wasAsked } from '../../../conversation/record.ts';
import { monthWord, weekdayWord } from '../../../conversation/words/day-words.ts';
import { readDays } from '../visit/read-days.ts';
import type { Urgency } from './read-urgency.ts';

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const dayOfMonth = String.raw`(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?${monthWord})?`;
/** Of a date after "by" or "before" at least the ending or the month is said: "6 m by 4.5" is a size. */
const nthOfMonth = String.raw`\d{1,2}(?:(?:st|nd|rd|th)(?: (?:of )?${monthWord})?| (?:of )?${monthWord})`;
const holiday = `(?:christmas|xmas)(?: eve)?|crimbo|new year(?:['’]?s)?(?: eve| day)?|easter`;
/** "The week of the 14th", "w/c 14 December". */
const week = `(?:week|w/?c|wk)(?: (?:of|commencing|beginning|starting|from))* ${dayOfMonth}`;
const end = `(?:the )?end of (?:the |this |next )?(?:month|year|${monthWord})`;
/** "The tenants are in on the 14th, can you fit it before then?" */
const then = '(?:then|that)';
const deadline = `(?:before|by|in time for|this side of|ahead of) (?:the )?(?:${holiday}|${end}|(?:${weekdayWord} (?:the )?)?${nthOfMonth}|${weekdayWord}|${monthWord}|${then}\\b(?! (?:date|day) ))`;
const when = new RegExp(String.raw`\b(?:${week}|${deadline})\b`, 'gi');
const oneWeek = new RegExp(week, 'i');
const oneHoliday = new RegExp(String.raw`\b(?:${holiday})\b`, 'i');

/** The floor being laid, or the job done. */
const ofWork =
  /\b(?:fit(?:ted|ting)?(?! (?:me|us|you|it) in\b)|laid|lay|done|down|in place|finished|ready|install\w*|do (?:it|this|a|an|the|my|our|all)|have (?:it|the \w+|new \w+)|sorted)\b/i;
const ofVisit =
  /\b(?:measur\w*|visits?|appointments?|come|coming|call|ring|phone|quote|open|book\w*)\b/i;
const pieceEnd = /(?<=[.!?;\n])\s*|(?=,\s)|\s(?=(?:but|so|as|because|cos|since|and|if)\s)/i;
const reason =
  /^[\s,]*(?:as|because|cos|since)\s+(?:we (?:have|['’]?ve(?: got)?) )?(.{4,80}?)[\s.!?]*$/i;
/** "It needn't be before Christmas." */
const denies =
  /\b(?:not|needn'?t|no need|(?:doesn'?t|dont|don'?t|doesnt) (?:have|need)|no rush)\b/i;
const restates = /\b(?:i mean|meant|say|sometime|like|ideally|more like)\b/i;

/** "…, on a Saturday", after a date for the fitting. */
const onDay =
  /^[\s,]*(?:and )?(?:ideally |preferably |if possible )?on an? ((?:mon|tues|wednes|thurs|fri|satur)day)[\s.!]*$/i;

type Meant = Pick<ConversationRecord, 'fittingWanted' | 'asked' | 'askedToo'>;

/** Whether a clause asks or says when the floor is wanted down. */
export const saysFittingWish = (record: Meant, text: string): boolean =>
  text.split(pieceEnd).some((piece) => piece && isWish(record, piece));

/** Whether a piece of a message says when the floor is wanted down. */
function isWish(record: Meant, piece: string): boolean {
  if (piece.search(when) < 0) return false;
  if (ofWork.test(piece)) return true;
  if (ofVisit.test(piece)) return false;
  const isRestated = record.fittingWanted !== undefined && restates.test(piece);
  return isRestated || wasAsked(record as ConversationRecord, 'urgency');
}

const ofMonth = new RegExp(String.raw`\b${monthWord}\b`, 'gi');
const pointsBack = /\b(?:then|that)$/i;
const sayDay = (day: Day) => `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]}`;

/** When the floor is wanted, in words for the team, and the first day of it. */
type Wish = { words: string; day: Day | undefined };

/** "In the week of 14 December", "before Christmas": a week is more than a date before which it is. */
function wordWish(piece: string, before: string, today: Day): Wish | undefined {
  const found = (piece.match(when) ?? []).map((words) => words.replace(/\s+/g, ' '));
  const ofWeek = found.find((words) => oneWeek.test(words));
  const words = ofWeek ?? found.at(-1);
  if (!words) return undefined;
  const isBack = pointsBack.test(words);
  const said = isBack
    ? `${before} ${piece.slice(0, piece.search(when))}`
    : words.replace(/\b(?:before|by) /i, 'on ');
  const { dates, range } = readDays(said, today);
  const day = dates[0] ?? range?.from;
  if (ofWeek) return { words: day ? `in the week of ${sayDay(day)}` : `in ${ofWeek}`, day };
  const opening = /^by\b/i.test(words) ? 'by' : 'before';
  const feast = oneHoliday.exec(words)?.[0];
  if (feast)
    return { words: `${opening} ${nameFeast(feast, words)}`, day: day ?? dayOfFeast(feast, today) };
  if (isBack && !day) return undefined;
  if (/\bend of\b/i.test(words) || !day)
    return { words: words.toLowerCase().replace(ofMonth, (month) => capitalise(month)), day };
  return { words: `${opening} ${sayDay(day)}`, day };
}

const nameFeast = (feast: string, words: string) =>
  `${/^[xc]/i.test(feast) ? 'Christmas' : capitalise(feast)}${/\beve$/i.test(words) ? ' Eve' : ''}`;

function dayOfFeast(feast: string, today: Day): Day | undefined {
  const year = Number(today.slice(0, 4));
  const inYear = (of: number): Day | undefined =>
    /^[xc]/i.test(feast) ? `${of}-12-25` : /^new/i.test(feast) ? `${of}-01-01` : undefined;
  const [day, next] = [inYear(year), inYear(year + 1)];
  return day && day >= today ? day : next;
}

/** How soon that is, as the booking form names it. */
function soonness(day: Day, today: Day): Urgency {
  const days = (Date.parse(day) - Date.parse(today)) / millisecondsOfDay;
  if (days <= 14) return 'urgent';
  if (days <= 31) return 'soon';
  return days <= 92 ? 'flexible' : 'planning';
}
const millisecondsOfDay = 86_400_000;

/**
 * Keeps when the floor is wanted down, with the reason that is given for it, in words for the team.
 * @returns the text without what said it
 */
export function observeFittingWish(record: ConversationRecord, text: string, today: Day): string {
  const pieces = text.split(pieceEnd).filter(Boolean);
  const kept: string[] = [];
  let isTold = false;
  for (const [at, piece] of pieces.entries()) {
    const why = isTold ? reason.exec(piece)?.[1] : undefined;
    if (why && record.fittingWanted) record.fittingWanted += ` (${why})`;
    const weekday = isTold ? onDay.exec(piece)?.[1] : undefined;
    if (weekday && record.fittingWanted)
      record.fittingWanted += `, on a ${capitalise(weekday.toLowerCase())}`;
    if (piece.search(when) >= 0 && denies.test(piece)) dropWish(record);
    isTold = !denies.test(piece) && isWish(record, piece);
    const before = pieces.slice(0, at).join(' ');
    const wish = isTold ? wordWish(piece, before, today) : undefined;
    // "Before the 25th, say the week of the 14th"
    const isLess = pieces.slice(0, at).some((one) => oneWeek.test(one));
    if (wish && !isLess) keepWish(record, wish, today);
    if (!why && !wish && !weekday && /[\p{L}\p{N}]/u.test(piece)) kept.push(piece);
  }
  return record.fittingWanted === undefined || kept.length === pieces.length
    ? text
    : kept.join(' ').replace(/^[\s,]+/, '');
}

function keepWish(record: ConversationRecord, { words, day }: Wish, today: Day) {
  record.fittingWanted = words;
  if (!day || (record.urgency && !record.isUrgencyOfDate)) return;
  record.urgency = soonness(day, today);
  record.isUrgencyOfDate = true;
}

function dropWish(record: ConversationRecord) {
  delete record.fittingWanted;
  if (record.isUrgencyOfDate) delete record.urgency;
  delete record.isUrgencyOfDate;
}
