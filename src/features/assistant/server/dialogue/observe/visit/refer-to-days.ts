import { addDays, type Day, weekdayOf } from '#platform/dates/london-time.ts';
import { type Mention, mark, mondayOf, notPast, type Put } from './day-mentions.ts';

/** Ends a reference: "the Friday after work" and "the day after I get back" count from nothing that is named. */
const end = String.raw`(?: that)?(?=\W*$|\s*[,.!?;]|\s+(?:instead|then|please|pls|would|will|could|if|is|at|in|or|and|but|not|except|apart|bar|any|either|first|suits?|works?|mornings?|afternoons?|am|pm|the \d)\b)`;
/** "Any day before the 22nd" is bounded by it. */
const only = String.raw`(?<!\b(?:any|every|some|all|each|other|a) ?)\b`;
const reference = new RegExp(
  [
    `${only}(?:the )?(?<ofUnit>day|week) (?<ofSide>after|before) (?:the )?${mark.replace('(', '(?<of>')}`,
    String.raw`(?<joint>,\s*)?(?<any>\b(?:any|every) ?)?\b(?:the )?(?<unit>one|day|week) (?<side>after|before)${end}`,
    String.raw`(?<joint2>,\s*)?\b(?:the )?following (?<following>one|day|week)\b`,
    String.raw`\b(?:the )?${mark.replace('(', '(?<weekday>')} (?:after|following)${end}`,
    String.raw`\b(?:the )?following ${mark.replace('(', '(?<later>')}`,
    String.raw`(?<lead>\b(?:or|otherwise|failing that|else|if not)\b[^§.;!?]{0,15}\b(?:the|that) )${mark.replace('(', '(?<listed>')}`,
  ].join('|'),
);

const lastOf = (mention: Mention): Day | undefined =>
  mention.kind === 'day'
    ? mention.day
    : mention.kind === 'range'
      ? (mention.to ?? mention.from)
      : undefined;

const firstAfter = (day: Day, weekday: number): Day => {
  const next = addDays(day, 1);
  return addDays(next, (weekday - weekdayOf(next) + 7) % 7);
};

/**
 * Marks the days that are counted from one named before them in the same text: "the 20th or the day after", "not this
 * Monday, the one after", "away till the 7th, so the Friday after", "the 15th, or failing that the Saturday".
 */
export function markReferences(
  marked: string,
  mentions: readonly Mention[],
  today: Day,
  put: Put,
): { text: string; isCounted: boolean } {
  let [done, rest] = ['', marked];
  let isCounted = false;
  for (let found = reference.exec(rest); found; found = reference.exec(rest)) {
    const { 0: words, index, groups = {} } = found;
    const before = done + rest.slice(0, index);
    const mention = count(groups, nearest(before, mentions), mentions, today);
    isCounted ||= mention !== undefined;
    // What follows a comma is another day, not one more of those that are ruled out.
    const joint = (groups.joint ?? groups.joint2) === undefined ? (groups.lead ?? '') : ' ;';
    done = before + (mention ? joint + put(mention) : words);
    rest = rest.slice(index + words.length);
  }
  return { text: done + rest, isCounted };
}

function nearest(text: string, mentions: readonly Mention[]): Mention | undefined {
  const numbers = [...text.matchAll(new RegExp(mark, 'g'))].map(([, number]) => Number(number));
  return numbers
    .map((number) => mentions[number])
    .findLast((mention) => mention !== undefined && mention.kind !== 'weekdays');
}

type Groups = Record<string, string | undefined>;

function count(
  groups: Groups,
  before: Mention | undefined,
  mentions: readonly Mention[],
  today: Day,
): Mention | undefined {
  const { of, ofUnit, ofSide, unit = groups.following, side, listed } = groups;
  if (of !== undefined) {
    const base = mentions[Number(of)];
    return base && countUnit(base, ofUnit ?? 'day', ofSide === 'before', today);
  }
  if (!before) return undefined;
  if (unit !== undefined && groups.any !== undefined && unit === 'day')
    return rangeBeside(before, side === 'before', today);
  if (unit !== undefined) return countUnit(before, unit, side === 'before', today);
  const named = mentions[Number(groups.weekday ?? groups.later ?? listed)];
  const last = lastOf(before);
  if (named?.kind !== 'day' || named.weekday === undefined || !named.isBare || !last)
    return undefined;
  // "The 15th or the Saturday": only a date says of which week that is.
  if (listed !== undefined && (before.kind !== 'day' || before.weekday !== undefined))
    return undefined;
  return { kind: 'day', day: firstAfter(last, named.weekday) };
}

/** "Any day after that". */
function rangeBeside(base: Mention, isBefore: boolean, today: Day): Mention | undefined {
  const last = lastOf(base);
  if (!last) return undefined;
  const to = addDays(base.kind === 'range' ? base.from : last, -1);
  if (!isBefore) return { kind: 'range', from: notPast(addDays(last, 1), today) };
  return to > today ? { kind: 'range', from: addDays(today, 1), to } : undefined;
}

const daysOfWeek = 7;

function countUnit(
  base: Mention,
  unit: string,
  isBefore: boolean,
  today: Day,
): Mention | undefined {
  const last = lastOf(base);
  if (!last) return undefined;
  const step = isBefore ? -1 : 1;
  if (unit === 'day') return { kind: 'day', day: addDays(last, step) };
  if (unit === 'one' && base.kind === 'day')
    return { kind: 'day', day: addDays(base.day, step * daysOfWeek) };
  const monday = mondayOf(addDays(last, step * daysOfWeek));
  return { kind: 'range', from: notPast(monday, today), to: addDays(monday, 5) };
}
