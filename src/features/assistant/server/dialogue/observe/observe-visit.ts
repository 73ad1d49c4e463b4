import { addDays, type Day, weekdayOf } from '#platform/dates/london-time.ts';
import type { Message } from '../../conversation/message.ts';
import { type ConversationRecord, type VisitWishes, wasAsked } from '../../conversation/record.ts';
import { readTimes } from './read-times.ts';

const weekdayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const weekdayWord = '(?:mon|tues?|wednes|weds?|thur?s?|fri|satur|sat|sun)(?:day)?s?';
const not = `(?:instead of|rather than|except(?: for)?|but not|not|apart from|bar|other than|anything but|any ?day but|can'?t do|cannot do|can'?t make|no good(?: on)?|avoid|never|scrap|forget|cancel|drop|skip|lose)`;
const exclusion = new RegExp(
  String.raw`\b${not}\s+(?:on\s+|a\s+|the\s+|for\s+|any\s+)*(${weekdayWord}(?:(?:\s*,\s*|\s+(?:or|and|nor)\s+)(?:on\s+)?${weekdayWord})*)(?:\s+(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)?)?`,
  'gi',
);
const cannotOn = new RegExp(
  String.raw`\b(${weekdayWord})\s*(?:'s|is|are)?\s*(?:no good|out|doesn'?t (?:work|suit)|don'?t (?:work|suit)|not good|won'?t work)`,
  'gi',
);
const anyDay =
  /\bany ?(?:other )?(?:week)?day\b|\bwhichever day\b|\bday (?:doesn'?t|does not) matter\b|\bwhenever\b|\bdon'?t mind (?:what|which) day\b|\bany of (?:them|those)\b|\b(?:earliest|soonest|first|next) (?:available|free|possible|you (?:have|can|'ve got)|slot|one|appointment)\b|\bas soon as (?:possible|you can)\b|\basap\b/i;
/** "Not this Saturday, the one after": a week later. */
const laterPattern =
  /\b(?:the )?(?:one|week|saturday|monday|tuesday|wednesday|thursday|friday) after(?! next)\b(?! \d)|\bthe following (?:week|one)\b|\ba week later\b/i;
/** "From Monday", "after the 10th", "Tuesday onwards"; not "Thursday after 3". */
const fromPattern = new RegExp(
  String.raw`\b(?:from|after|not before|on or after|any (?:day|time) (?:from|after))\s+(?:the\s+|next\s+)?(?:${weekdayWord}|\d{1,2}(?:st|nd|rd|th)|\d{1,2}\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|\bonwards?\b`,
  'i',
);
/** "Just the Friday": one of the days asked for. */
const onlyPattern = new RegExp(
  String.raw`\b(?:only|just)\s+(?:the\s+|on\s+)?(${weekdayWord})\b(?!\s+\d)`,
  'i',
);
const daysOfWeek = 6;
const mentionedDates = 4;

const weekdayOfWord = (word: string) =>
  weekdayNames.findIndex((name) => word.toLowerCase().startsWith(name));
const mondayOf = (day: Day) => addDays(day, -((weekdayOf(day) + 6) % 7));

/** The range of days that a text names: "next week", "the week after next", "week of the 14th", "any day". */
function readRange(
  text: string,
  today: Day,
  dates: readonly Day[],
  isNamed: boolean,
): { from: Day; to?: Day } | undefined {
  const tomorrow = addDays(today, 1);
  const monday = mondayOf(today);
  const week = (start: Day) => ({
    from: start < tomorrow ? tomorrow : start,
    to: addDays(start, daysOfWeek - 1),
  });
  if (/\bweek after next\b|\bnext week but one\b|\bfortnight'?s? time\b/i.test(text))
    return week(addDays(monday, 14));
  if (/\bweek (?:of|commencing|beginning|starting)\b|\bw\/c\b/i.test(text) && dates[0])
    return week(mondayOf(dates[0]));
  if (dates.length === 0 && /\bnext week\b|\bthe following week\b/i.test(text))
    return week(addDays(monday, 7));
  if (dates.length === 0 && /\bthis week\b|\brest of the week\b/i.test(text)) return week(monday);
  if (dates[0] && fromPattern.test(text))
    return {
      from:
        /\bafter\b/i.test(text) && !/\bon or after\b/i.test(text) ? addDays(dates[0], 1) : dates[0],
    };
  if (dates.length === 0 && !isNamed && anyDay.test(text)) return { from: tomorrow };
  return undefined;
}

/** "Thursday 3 December" is one day: a weekday beside a date that falls on another day of its own is dropped. */
function joinWeekdays(dates: readonly Day[], text: string): Day[] {
  const paired = new RegExp(
    String.raw`\b(${weekdayWord})\b[\s,]+(?:the\s+)?\d{1,2}(?:st|nd|rd|th)?\b(?!\s*(?::|am|pm|-|–|to\b))`,
    'gi',
  );
  const doubled = [...text.matchAll(paired)].map(([, word = '']) => weekdayOfWord(word));
  if (doubled.length === 0 || dates.length <= doubled.length) return [...dates];
  const kept = [...dates];
  for (const weekday of doubled) {
    const ofWeekday = kept.filter((day) => weekdayOf(day) === weekday);
    const [first] = ofWeekday;
    // The bare weekday is the next such day; the date may be a later one.
    if (ofWeekday.length > 1 && first) kept.splice(kept.indexOf(first), 1);
    else if (first && kept.length > doubled.length) {
      const at = kept.indexOf(first);
      if (kept[at + 1]) kept.splice(at, 1);
    }
  }
  return kept;
}

/** Somebody cannot on a day, in whatever words: "mum can't have the kids Thursday", "I'm at work Friday". */
const cannot =
  /\b(?:can'?t(?! (?:you|u|we)\b)|cannot|won'?t|wont|not (?:free|available|in|here|around|home|back)|away|busy|working|at work|(?:i|we|he|she|they) works?|hospital|(?<!\b(?:come|pop|get|go|someone|somebody|you) )out|tied up|football|school)\b/i;
const pieceEnd = /[,.;!?]+|\s[-–—]\s|\b(?:but|so|as|because|since|though|however|instead)\b/i;
const bareWeekday = new RegExp(
  String.raw`\b(${weekdayWord})\b(?!\s*(?:morning|afternoon|am\b|pm\b|at\b|before|after|\d))`,
  'gi',
);

/** The weekdays on which somebody says that they cannot, and the text without them. */
function takeExcluded(text: string): { excluded: number[]; rest: string } {
  const excluded: number[] = [];
  const withoutDay = (match: string, words: string, dayOfMonth?: string) => {
    if (dayOfMonth) return match;
    for (const word of words.match(new RegExp(weekdayWord, 'gi')) ?? [])
      excluded.push(weekdayOfWord(word));
    return ' ';
  };
  const known = text.replace(exclusion, withoutDay).replace(cannotOn, withoutDay);
  const rest = known
    .split(new RegExp(`(?=${pieceEnd.source})`, 'i'))
    .map((piece) =>
      cannot.test(piece) ? piece.replace(bareWeekday, (day) => withoutDay(day, day)) : piece,
    )
    .join('');
  return { excluded, rest };
}

const namesDay = new RegExp(
  String.raw`\b(?:${weekdayWord}|tomorrow|\d{1,2}(?:st|nd|rd|th)|\d{1,2}[ /]\w{3,})\b`,
  'i',
);
const otherEvent =
  /\b(?:leav(?:e|es|ing)|mov(?:e|es|ing)|away|holiday|deliver\w*|complet\w*|exchange|birthday|party|wedding|due|tenancy|plaster\w*|decorat\w*|builders?)\b/i;
const ofVisit =
  /\b(?:measur\w*|come|visit|book|call|appointment|see|look|available|free|suit\w*|fine|ok|good|better|works?|instead)\b/i;

/** The days on which something else happens: "the tenants leave on the 18th". */
const ofOtherEvents = (clauses: Message['clauses']): Day[] =>
  clauses
    .filter(({ text }) => otherEvent.test(text) && !ofVisit.test(text))
    .flatMap(({ parsed }) => parsed.slots.dates);

const movesDay =
  /\b(?:make it|instead|rather|change|move|swap|switch|actually|sorry|better)\b|^\W*(?:(?:hmm+|oh|er+m?|um+|ah)\W+)*no\b/i;
const addsDay = /\b(?:or|also|as well|too|could also)\b/i;

/** A weekday in place of one asked for is in the same week: "make it Wednesday", where Tuesday next week was. */
function inWeekOf(asked: readonly Day[], day: Day, text: string): Day {
  const [first] = asked;
  const isBare = !/\d|\b(?:next|this|week|after)\b/i.test(text);
  if (!first || !isBare || day >= mondayOf(first)) return day;
  return addDays(mondayOf(first), (weekdayOf(day) + 6) % 7);
}

/** Writes the wishes for a visit into the record. @returns whether they changed */
export function observeVisit(record: ConversationRecord, message: Message, today: Day): boolean {
  const { visit } = record;
  const before = JSON.stringify(visit);
  observeDays(record, message, today);
  const { slots, outside } = readTimes(message);
  if (slots.length > 0) {
    visit.times = slots;
    if (outside) visit.outside = outside;
    else delete visit.outside;
  }
  return before !== JSON.stringify(visit);
}

function observeDays(
  record: ConversationRecord,
  { plain: text, parsed, clauses }: Message,
  today: Day,
) {
  const { visit } = record;
  const isExact = (day: Day) =>
    new RegExp(String.raw`\b${Number(day.slice(8))}(?:st|nd|rd|th)\b`).test(text);
  if (visit.dates.length > 0 && laterPattern.test(text)) {
    const exact = parsed.slots.dates.filter(isExact);
    visit.dates = exact.length > 0 ? exact : visit.dates.map((day) => addDays(day, 7));
    return;
  }
  const only = onlyPattern.exec(text)?.[1];
  if (only) {
    const kept = visit.dates.filter((day) => weekdayOf(day) === weekdayOfWord(only));
    if (kept.length > 0) {
      visit.dates = kept;
      return;
    }
  }
  // "Within a fortnight" answers how soon; it moves no day that was agreed.
  if (wasAsked(record, 'urgency') && visit.dates.length > 0 && !namesDay.test(text)) return;
  const { excluded, rest } = takeExcluded(text);
  const spoken = parsed.slots.dates.filter((day) => !ofOtherEvents(clauses).includes(day));
  const notDates = spoken.filter((day) => excluded.includes(weekdayOf(day)));
  const named = joinWeekdays(spoken, text);
  const onlyNamed = only ? named.filter((day) => weekdayOf(day) === weekdayOfWord(only)) : [];
  const left = (onlyNamed.length > 0 ? onlyNamed : named).filter((day) => !notDates.includes(day));
  const dates = movesDay.test(text) ? left.map((day) => inWeekOf(visit.dates, day, text)) : left;
  visit.notWeekdays = [...new Set([...visit.notWeekdays, ...excluded])];
  const isAboutUrgency = wasAsked(record, 'urgency') || visit.dates.length > 0;
  const range = readRange(rest, today, dates, isAboutUrgency);
  if (range) replaceDates(visit, [], range);
  else if (dates.length > 0) {
    visit.notWeekdays = visit.notWeekdays.filter(
      (weekday) => !dates.some((day) => weekdayOf(day) === weekday),
    );
    const isAdded =
      visit.dates.length > 0 &&
      addsDay.test(rest) &&
      clauses.some((clause) => clause.parsed.slots.dates.length > 0 && addsDay.test(clause.text)) &&
      dates.length < 2 &&
      !/\b(?:instead|rather|make it|change|move|actually|no)\b/i.test(rest);
    replaceDates(visit, isAdded ? [...visit.dates, ...dates] : dates);
  } else if (excluded.length > 0) {
    const kept = visit.dates.filter((day) => !excluded.includes(weekdayOf(day)));
    if (kept.length > 0) visit.dates = kept;
    else if (visit.from === undefined) replaceDates(visit, [], { from: addDays(today, 1) });
    else visit.dates = [];
  }
  if (/\b(?:weekdays|week days|mon(?:day)?\s*(?:-|to)\s*fri(?:day)?)\b/i.test(text))
    visit.notWeekdays = [...new Set([...visit.notWeekdays, 6])];
  if (/\bweekends?\b/i.test(text) && !/\b(?:not|no|except)\b/i.test(text))
    replaceDates(visit, [], { from: addDays(today, 1) }, [1, 2, 3, 4, 5]);
}

function replaceDates(
  visit: VisitWishes,
  dates: Day[],
  range?: { from: Day; to?: Day },
  notWeekdays?: number[],
) {
  visit.dates = [...new Set(dates)].slice(0, mentionedDates);
  delete visit.from;
  delete visit.to;
  if (range) Object.assign(visit, range);
  if (notWeekdays) visit.notWeekdays = notWeekdays;
}
