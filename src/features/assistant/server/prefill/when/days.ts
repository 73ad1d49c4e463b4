import { Chrono } from 'chrono-node';
import { GB } from 'chrono-node/en';
import { addDays, type Day, isDay, weekdayOf } from '#platform/dates/london-time.ts';
import { type Span, type Tokens, wordSet } from '../tokens.ts';

export type ReadDays = {
  days: Day[];
  ruledOut: Day[];
  spans: Span[];
  /** "Next week", "any day but friday": what no day stands for and the team is to know. */
  note?: string;
};
/** A day that a message names, undefined where none can be had of it; `isPlain` where only its weekday is said. */
type Mention = Span & { day: Day | undefined; isPlain: boolean };

/** Reads dates alone: what chrono takes for a time, or for an age, may be the side of a room. */
const readers =
  /^(?:EN(?:MonthName|Weekday|CasualDate|TimeUnitWithin|RelativeDate)|ISOFormat|SlashDate)/;
const calendar = new Chrono({
  parsers: GB.parsers.filter((parser) => readers.test(parser.constructor.name)),
  refiners: GB.refiners,
});
const maxText = 600;
const outBefore = wordSet`not except but cant no dont isnt apart excluding never away busy work working wont cannot bar than holiday off`;
const outAfter = wordSet`cant wont doesnt not isnt busy out full away working`;
const fine = wordSet`good ideal perfect suits fine ok okay great would best better`;
/** What a day beside it is the time of, which is no visit. */
const elsewhere = wordSet`move moving moved complete completing completion done finished finish by before until till since party wedding delivered delivery fitted fitting laid installed been started starts booked due from after born arrives arriving`;
const corrections = wordSet`meant mean sorry actually no instead wait rather`;
const noDate = wordSet`bedroom bedrooms floor room step half fitting visit quote`;
/** A day of the calendar, and no "next week" or "5m". */
const dated = /\d-|\/|today|tomorrow|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/;
const counted = /^in (?:\d+|a|one|two|three|four|five|six) (?:day|week)/;
/** "Friday the eleventh": chrono reads no date in words. */
const ordinal = /^(?:first|second|third|\w+th)$/;
const isOfMonth = /^(?:of|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/;

/**
 * The days that a message wishes for, without those that it rules out or that are the time of something else.
 * @param agreed a day agreed before: a weekday that takes its place is one of its week
 */
export function readDays(tokens: Tokens, today: Day, agreed?: Day): ReadDays {
  const mentions = findDays(tokens, today);
  const isNextWeek = tokens.says(['next week']);
  const isChange = tokens.some(({ text }) => corrections.has(text) || /^(?:make|not)$/.test(text));
  let days: Day[] = [];
  const ruledOut: Day[] = [];
  let isListOut = false;
  for (const [index, mention] of mentions.entries()) {
    const last = mentions[index - 1];
    const between = last ? tokens.texts(last.end, mention.from) : ['.'];
    const isListed = between.every((word) => /^(?:or|and|,|the|on|&|nor)$/.test(word));
    const isFine = tokens.after(mention.end, 3).some((word) => fine.has(word));
    isListOut = (isListed && isListOut && !isFine) || isRuledOut(tokens, mention);
    const { day: named, isPlain } = mention;
    if (!named) continue;
    const week =
      isListed && last?.day && !last.isPlain
        ? dayInWeek(last.day, named, 0)
        : isNextWeek
          ? dayInWeek(today, named, 1)
          : agreed && isChange
            ? dayInWeek(agreed, named, 0)
            : named;
    const day = isPlain && week > today ? week : named;
    if (isListOut) ruledOut.push(day);
    if (isListOut || day < today || isOfSomethingElse(tokens, mention)) continue;
    const isInstead = tokens.after(mention.end, 2).includes('instead');
    if (isInstead || between.some((word) => corrections.has(word))) days = [];
    days.push(day);
  }
  const kept = [...new Set(days)].filter((day) => !ruledOut.includes(day));
  const note = kept.length === 0 || ruledOut.length > 0 ? noteOf(tokens) : undefined;
  return { days: kept, ruledOut, spans: mentions, ...(note && { note }) };
}

/** The day of a week from Monday on that falls on the weekday of another. */
const dayInWeek = (week: Day, day: Day, later: number) =>
  addDays(week, 7 * later + ((weekdayOf(day) + 6) % 7) - ((weekdayOf(week) + 6) % 7));

/** The days that a message names, whatever it says of them. */
function findDays(tokens: Tokens, today: Day): Mention[] {
  let text = '';
  const begins = tokens.map((token, at) => {
    text += at > 0 && !token.glued ? ' ' : '';
    const begin = text.length;
    text += dateWord(tokens, at, today);
    return begin;
  });
  const [year = 0, month = 1, date = 1] = today.split('-').map(Number);
  const noon = new Date(year, month - 1, date, 12);
  const found = calendar
    .parse(text.slice(0, maxText), noon, { forwardDate: true })
    .flatMap((result): Mention[] => {
      const { start, index } = result;
      const end = index + result.text.length;
      const hasWeekday = start.isCertain('weekday');
      const isDated = dated.test(result.text) || counted.test(result.text);
      if (start.isCertain('day') ? !isDated : !hasWeekday) return [];
      let from = begins.findLastIndex((begin) => begin <= index);
      while (/^(?:,|on)$/.test(tokens.word(from))) from += 1;
      const span = { from, end: begins.findLastIndex((begin) => begin < end) + 1 };
      const part = (name: 'year' | 'month' | 'day') => String(start.get(name)).padStart(2, '0');
      const day = `${part('year')}-${part('month')}-${part('day')}`;
      const isPlain = !start.isCertain('day') && !/next|this|week/.test(result.text);
      const isOff = hasWeekday && isDay(day) && weekdayOf(day) !== start.get('weekday');
      const isInWords = tokens.word(span.end) === 'the' && ordinal.test(tokens.word(span.end + 1));
      const isUnclear =
        result.end || !isDay(day) || isOff || isInWords || tokens.word(from) === 'last';
      const [before, two] = tokens.before(from, 2);
      const isWeekLater =
        tokens.word(span.end) === 'week' || (two === 'week' && /^(?:on|from)$/.test(before));
      const weeks = (isPlain && day === today ? 7 : 0) + (isWeekLater && isPlain ? 7 : 0);
      const isSure = isPlain && !isWeekLater;
      return [{ ...span, day: isUnclear ? undefined : addDays(day, weeks), isPlain: isSure }];
    });
  // "Tuesday the 8th": the weekday of a date. A date that does not fall on it is none.
  return found.slice(0, 12).flatMap((mention, index) => {
    const [last, next] = [found[index - 1], found[index + 1]];
    const isBeside = (one: Mention, other: Mention | undefined) =>
      other !== undefined &&
      one.isPlain &&
      !other.isPlain &&
      tokens.texts(one.end, other.from).every((word) => /^(?:the|,|on|after)$/.test(word));
    if (isBeside(mention, next)) return [];
    if (!last || !isBeside(last, mention)) return [mention];
    const isOnDay = weekdayOf(last.day ?? today) === weekdayOf(mention.day ?? today);
    return [{ ...mention, from: last.from, day: isOnDay ? mention.day : undefined }];
  });
}

/** A word for chrono: an ordinal without a month as its next date, and no word that is a day only by its letters. */
function dateWord(tokens: Tokens, at: number, today: Day): string {
  const [word, next, second] = tokens.after(at, 3);
  const isOrdinal = tokens[at + 1]?.glued && /^(?:st|nd|rd|th)$/.test(next);
  if (isOrdinal && ![second, tokens.word(at - 1)].some((one) => isOfMonth.test(one))) {
    if (noDate.has(second)) return '|';
    const ahead = Array.from({ length: 62 }, (_, days) => addDays(today, days));
    return ahead.find((day) => Number(day.slice(8)) === Number(word)) ?? word;
  }
  const [one, two] = tokens.before(at, 2);
  if (word === 'tomorrow' && `${two} ${one}` === 'day after') return '|';
  const isSuffix = tokens[at]?.glued && /^(?:st|nd|rd|th)$/.test(word);
  if (isSuffix && ![next, two].some((one) => isOfMonth.test(one))) return '';
  const isOther =
    word === 'sun' ||
    word === 'now' ||
    (word === 'may' &&
      tokens[at - 1]?.kind !== 'number' &&
      !/^(?:st|nd|rd|th|of)$/.test(tokens.word(at - 1))) ||
    (word === 'sat' && /^(?:down|on|in)$/.test(next)) ||
    (word === 'wed' && /^(?:like|love|need|prefer|want|be|have|rather|appreciate)$/.test(next));
  return isOther ? '|' : word.replace('\n', '|');
}

/** A day beside "not", "except", "can't" or "but" is not wished for. */
function isRuledOut(tokens: Tokens, { from, end }: Span): boolean {
  const after = tokens.after(end, 3);
  const isFine = after.slice(0, 2).some((word) => fine.has(word));
  for (let back = 1; back <= 4; back += 1) {
    const [word, next] = tokens.after(from - back, 2);
    const isApart = tokens.endsSentence(from - back) || /^(?:,|so)$/.test(word);
    if (isApart || (word === 'but' && isFine)) break;
    if (word === 'no' ? back <= 2 && !/^(?:make|hang|wait|its)$/.test(next) : outBefore.has(word))
      return true;
    if (word === 'instead' && next === 'of') return true;
  }
  const stop = after.findIndex((word) => /^(?:[.,!?;|\n]|but|)$/.test(word));
  const clause = stop < 0 ? after : after.slice(0, stop);
  return clause.some(
    (word, at) =>
      (outAfter.has(word) && !/day$|^the$/.test(clause[at + 1] ?? '')) ||
      (word === 'no' && clause[at + 1] === 'good'),
  );
}

/** "We move in on the 20th", "fitted by friday" */
function isOfSomethingElse(tokens: Tokens, { from }: Span): boolean {
  for (const [back, word] of tokens.before(from, 5).entries()) {
    const isEnd = tokens.endsSentence(from - 1 - back) || word === ',';
    if (isEnd || /^(?:measured?|visit|come|appointment)$/.test(word)) return false;
    const isWeekOf = word === 'week' && tokens.word(from - back) === 'of';
    if (elsewhere.has(word) || isWeekOf) return true;
  }
  return false;
}

const vague =
  /^(?:any day|anyday|any time|next week|this week|week of|weekends?|weekdays?|(?:before|after) christmas)$/;

function noteOf(tokens: Tokens): string | undefined {
  const at = tokens.findIndex(
    ({ text }, place) => vague.test(text) || vague.test(`${text} ${tokens.word(place + 1)}`),
  );
  const isEnd = (place: number) => tokens.endsSentence(place) || tokens.word(place) === ',';
  let [start, end] = [at, at];
  while (start > at - 8 && !isEnd(start - 1)) start -= 1;
  while (end < at + 9 && !isEnd(end)) end += 1;
  return at < 0 ? undefined : tokens.raw(start, end);
}
