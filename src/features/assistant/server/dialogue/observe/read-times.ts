import type { Message } from '../../conversation/message.ts';
import type { SlotName } from '../../conversation/visit-wishes.ts';
import { afternoonWord, morningWord } from '../../conversation/words/day-words.ts';
import { greeting, noEvening, withoutEdge } from './visit/hours/edges-of-day.ts';
import { hourThatSuits, withFigures, withFreeHours } from './visit/hours/hours-in-figures.ts';
import { about, busyFrom, busyUntil, clock, freeFrom } from './visit/hours/own-hours.ts';
import { allSlots, slotsOfDay } from './visit-times.ts';

/** "Back from the school run by 9" frees the day; "back at work by 3" ends it. */
const latestReturn = 11;

/**
 * The slots wished for, in their order; `outside` where the time wished for is before or after all of them, and
 * `notBefore` the hour within the first of them before which nobody is in.
 */
export type TimesRead = { slots: SlotName[]; outside?: 'early' | 'late'; notBefore?: number };

const noon = 12;
const namesWhere = (suits: (slot: Span) => boolean) =>
  slotsOfDay()
    .filter(suits)
    .map(({ name }) => name);

/** The hours between the first visit and the end of the last. */
const opening = () => ({
  opens: slotsOfDay()[0]?.from ?? 0,
  closes: slotsOfDay().at(-1)?.to ?? 24,
});

/** A part of a day, in hours after midnight. */
type Span = { from: number; to: number };

const rangePattern = new RegExp(
  String.raw`(?:\bbetween\s+${clock}\s*(?:-|–|to|till|til|until|and)|\b${clock}\s*(?:-|–|to|till|til|until))\s*${clock}(?=$|[\s,.!?;)])`,
  'i',
);
const afterPattern = new RegExp(
  String.raw`(?<!\bnot\s)\b(?:after|from|past|(?:not|nothing|nobody|never|no ?one) (?:here |in )?before|no earlier than|later than)\s+${about}${clock}`,
  'i',
);
const beforePattern = new RegExp(
  String.raw`\b(?:before|(?<!\d\s?(?:m|ft|metres?|feet)?\s?)by|no later than|up to|up until|until|till|not after)\s+${about}${clock}`,
  'i',
);
/** "At 8", "be there for 8", "about 3". */
const atPattern = new RegExp(
  String.raw`\b(?:at|for|around|about|there|come)\s+${about}${clock}(?=\s*(?:$|[,!?;]|\.(?!\d)|ish\b|o'?clock|on\b|please|pls|then|sharp|tomorrow|or so|(?:mon|tue|wed|thu|fri|sat)))|\b(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm|ish|o'?clock)\b|(?<![£x×\d.:]\s?)\b(1[0-2]|[89]|[1-5])[:.]([0-5][05])\b(?![\d.]|\s*(?:m\b|met|x|×|by|ft|feet|cm|long|wide|%|per\b|each))`,
  'i',
);
const namedAfter = new RegExp(
  String.raw`§[^.!?\d]{0,20}\b(?:so|say|ideally|maybe|preferably|about|around)\s+(?:at\s+)?${about}${clock}(?=\s*(?:$|[,!?;]|\.(?!\d)|ish\b|o'?clock|please|if|would))`,
  'i',
);
/** Somebody else can open the door, whatever hours the customer works. */
const isHomeAllDay =
  /\b(?:is|are|'s|'re|i'm|will be|be) (?:home|in|there|here|around|about|at home) all (?:day|the time)\b/i;
const anyPattern =
  /\bany ?time\b|\bwhenever\b|\ball day\b|\bday ?time\b|\btimes? (?:doesn'?t|don'?t|does not) matter\b|\bdon'?t mind (?:what|which|when) time|\bany (?:slot|of them)\b|\beither\b(?!\s+(?:of\s+)?(?:the\s+|on\s+)*(?:mon|tue|wed|thu|fri|sat|\d))|\bam or pm\b|\bmorning or afternoon\b/i;
/** In hours after midnight. Without am or pm, working hours are meant. */
function hourOf([, hour, minute, half]: readonly (string | undefined)[]): number {
  const value = Number(hour) + Number(minute ?? 0) / 60;
  if (half?.toLowerCase() === 'pm') return value < 12 ? value + 12 : value;
  if (half?.toLowerCase() === 'am') return value;
  return value < 8 ? value + 12 : value;
}

const isHour = (hour: number) => hour >= 7 && hour <= 21;
const within = ({ from, to }: Span): SlotName[] =>
  slotsOfDay()
    .filter((slot) => slot.from >= from - 0.01 && slot.to <= to + 0.01)
    .map(({ name }) => name);
const overlapping = ({ from, to }: Span): SlotName[] =>
  slotsOfDay()
    .filter((slot) => slot.from < to && slot.to > from)
    .map(({ name }) => name);

/** The hours that a text names, as the time in which the customer can be visited. */
function readSpan(text: string): Span | undefined {
  const range = rangePattern.exec(text);
  if (range) {
    const [fromHour, fromMinute, fromHalf] = range[1] ? range.slice(1, 4) : range.slice(4, 7);
    const to = range.slice(7, 10);
    const isPm =
      to[2]?.toLowerCase() === 'pm' &&
      !fromHalf &&
      Number(fromHour) < Number(to[0]) &&
      Number(to[0]) !== 12;
    const span = {
      from: hourOf(['', fromHour, fromMinute, isPm ? 'pm' : fromHalf]),
      to: hourOf(['', ...to]),
    };
    if (isHour(span.from) && isHour(span.to) && span.from < span.to) return span;
  }
  const until = hourIn(busyUntil, text) ?? hourIn(freeFrom, text);
  // "After the school run, I'm at work till 5": busy until the last visit is over, another hour is the one wished for.
  if (until !== undefined && until >= opening().closes) {
    const rest = text.replace(busyUntil, ' ');
    const wished = rest === text ? undefined : readSpan(rest);
    if (wished && slotsOf(wished).slots.length > 0) return wished;
  }
  const from = hourIn(busyFrom, text);
  if (until !== undefined && (until !== from || until <= latestReturn))
    return { from: until, to: 24 };
  if (from !== undefined && from > opening().opens) {
    // Something at ten leaves no visit before it: the rest of the day is free.
    const isTooEarly = within({ from: 0, to: from }).length === 0;
    return isTooEarly && ofMoment.test(text) ? { from: from + 1, to: 24 } : { from: 0, to: from };
  }
  const after = hourIn(afterPattern, text);
  // "After 10.30 and before 3", "not before 10": what bounds the one side bounds no other.
  const last =
    after !== undefined ? hourIn(beforePattern, text.replace(afterPattern, ' ')) : undefined;
  // "After the school run, so about 10": the hour itself is wished for.
  const wished =
    after !== undefined ? hourIn(namedAfter, text.replace(afterPattern, ' § ')) : undefined;
  if (wished !== undefined && after !== undefined && wished >= after)
    return { from: wished, to: wished + 0.01 };
  if (after !== undefined)
    return { from: after, to: last !== undefined && last > after ? last : 24 };
  const before = hourIn(beforePattern, text);
  if (before !== undefined) return { from: 0, to: before };
  const at = atPattern.exec(text);
  const hour = at && hourOf(at[1] ? at : at[4] ? ['', at[4], at[5], at[6]] : ['', at[7], at[8]]);
  return hour && isHour(hour) ? { from: hour, to: hour + 0.01 } : undefined;
}

/** Why a time suits, or what happens at it. */
const ofReason =
  /\b(?:so|but|as|because|cos|coz|cause|since|while|though)\b|\b(?:has|have|['’]ve|got|at the|at a|starts?|goes|go to)\b[^.?!]{0,30}\b(?:at|till?|until|from) \d/i;
const alternatives =
  /\b(?:or|and|no|otherwise|else|actually|sorry|make it|instead|rather|either)\b/i;

/** A lunch that somebody goes to is no time of a visit. */
const atLunch =
  /\blunch ?(?:times?|hours?|breaks?)\b|\b(?:at|over|around|round|about|during|in|for) (?:my |our )?lunch\b|^\W*lunch\W*$/i;

/** What is over after a while. */
const ofMoment =
  /\b(?:call|meeting|appointment|dentist|doctor'?s?|delivery|interview|zoom|class|lesson)\b/i;

const allRanges = new RegExp(rangePattern, 'gi');
const ruledOut =
  /\b(?:except|apart from|anything but|any ?time but|other than|not|avoid|bar)\s+(?:for\s+|the\s+|from\s+|between\s+)*$/i;

/** "9 to 11 or 1 to 3" are both, "any time except 9 to 11" all others; a single range is none of these. */
function readRanges(text: string): SlotName[] | undefined {
  const ranges = [...text.matchAll(allRanges)].map((found) => {
    const span = readSpan(found[0]);
    return {
      isOut: ruledOut.test(text.slice(0, found.index)),
      slots: span ? slotsOf(span).slots : [],
    };
  });
  const out = ranges.filter(({ isOut }) => isOut).flatMap(({ slots }) => slots);
  const wanted = ranges.filter(({ isOut }) => !isOut).flatMap(({ slots }) => slots);
  if (out.length === 0 && ranges.length < 2) return undefined;
  const among: readonly string[] = wanted.length > 0 ? wanted : allSlots();
  const read = allSlots().filter((slot) => among.includes(slot) && !out.includes(slot));
  return read.length > 0 ? read : undefined;
}

/** "Late morning", "early afternoon": half of a part of the day. */
function readPartOfPart(text: string): SlotName[] | undefined {
  const [, word, part = ''] = partOfPart.exec(text) ?? [];
  const clauses = text.split(new RegExp(`(?=${clauseEnd.source})`, 'i'));
  const own = clauses.find((clause) => partOfPart.test(clause)) ?? text;
  if (!word || busy.test(own)) return undefined;
  const slots = namesWhere(({ from }) => /^m/i.test(part) === from < noon);
  const half = /^late/i.test(word) ? slots.slice(-1) : slots.slice(0, 1);
  const others = readParts(text.replace(partOfPart, ' '));
  const wanted: readonly SlotName[] = [...half, ...others];
  return allSlots().filter((slot) => wanted.includes(slot));
}
const partOfPart = /\b(early|late|later) (?:in the |on in the )?(morning|afternoon)s?\b(?! or\b)/i;

function hourIn(pattern: RegExp, text: string): number | undefined {
  const found = pattern.exec(text);
  const hour = found ? hourOf(found) : undefined;
  return hour !== undefined && isHour(hour) ? hour : undefined;
}

/** The slots of a span: those inside it, else those that it touches, else the nearest. */
function slotsOf(span: Span): TimesRead {
  const isMoment = span.to - span.from < 0.1;
  const { opens, closes } = opening();
  if (span.from >= closes) return { slots: [], outside: 'late' };
  if (span.to <= opens || (isMoment && span.from < opens))
    return { slots: allSlots().slice(0, 1), outside: 'early' };
  const inside = isMoment ? [] : within(span);
  if (inside.length > 0) return { slots: inside };
  return { slots: overlapping(span), ...(span.to >= 24 && { notBefore: span.from }) };
}

/** "Thursday 3": an hour, unless that Thursday is the 3rd. */
const hourOfDay =
  /\b((?:mon|tues?|wed(?:nes|s)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?) (\d{1,2})(?=\s*(?:$|[,.!?;]|please\b|pls\b|ish\b))/gi;

/** The slots of a visit that a message wishes for: "mornings", "after 3", "9-11", "any time". */
export function readTimes(
  { plain, parsed }: Pick<Message, 'plain' | 'parsed'>,
  isAsked = false,
): TimesRead {
  const text = withFreeHours(plain.replace(hourThatSuits, 'at $1, '))
    .replace(/\b(mornings?|afternoons?|evenings?)['’]s\b/gi, '$1 is')
    .replace(hourOfDay, (both, day: string, hour: string) =>
      parsed.slots.dates.some((date) => Number(date.slice(8)) === Number(hour))
        ? both
        : `${day} at ${hour}`,
    )
    .replace(isAsked ? '' : greeting, '')
    .replace(noEvening, ' ');
  const figures = withFigures(text);
  const several = readRanges(figures);
  if (several) return { slots: several };
  const parts = readParts(text);
  if (parts.length === 0 && isHomeAllDay.test(text)) return { slots: allSlots() };
  const part = readPartOfPart(text);
  if (part) return { slots: part };
  const span = readSpan(figures);
  if (span) {
    const read = slotsOf(span);
    const both = read.slots.filter((slot) => parts.includes(slot));
    // "Morning, as the kids have football at 2": the part of the day is what is wished for.
    const isAgainst = parts.length > 0 && both.length === 0 && !read.outside;
    if (isAgainst && (ofReason.test(text) || !alternatives.test(text))) return { slots: parts };
    return both.length > 0 && !read.outside ? { slots: both } : read;
  }
  const inside = withoutEdge(text, parts);
  if (inside) return { slots: inside };
  if (
    /\bfirst (?:thing|slot|one|appointment|visit|call|available slot)\b|\bearly (?:as|morning|doors)|\bearl(?:y|iest) (?:slot|appointment|one|time)\b/i.test(
      text,
    )
  )
    return { slots: allSlots().slice(0, 1) };
  if (atLunch.test(text)) return { slots: overlapping({ from: noon, to: noon + 0.01 }) };
  if (/\b(?:evenings?|after work|tea ?time|tonight)\b/i.test(text) && parts.length === 0)
    return { slots: [], outside: 'late' };
  if (
    /\b(?:(?<!\b(?:running|runnin|bit|too|if (?:i'?m|he'?s|she'?s|we'?re|they'?re)) )late|later on|last thing|end of (?:the )?day|the later|after school(?! (?:drop|run))|last (?:slot|one|appointment|visit))\b/i.test(
      text,
    ) &&
    parts.length === 0
  )
    return { slots: allSlots().slice(-1) };
  const named = parsed.slots.clock.flatMap((time) => {
    const hour = Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
    return overlapping({ from: hour, to: hour + 0.01 });
  });
  if (named.length > 0) return { slots: allSlots().filter((slot) => named.includes(slot)) };
  if (parts.length === 0 && anyPattern.test(text)) return { slots: allSlots() };
  return { slots: parts };
}

/** In such a clause a part of the day is one in which nobody can be visited. */
const busy =
  /\b(?:not(?! (?:fussed|bothered|sure))|no(?! (?:problem|worries|bother))|never|can'?t(?! (?:you|u|we|wait))|cant(?! (?:you|u|we|wait))|cannot|except|anything but|avoid|isn'?t|isnt|aren'?t|don'?t(?! (?:mind|care))|dont(?! (?:mind|care))|doesn'?t(?! matter)|won'?t|(?<!(?:mornings?|afternoons?|that|it|day|this|am|pm|would|will) )work(?:s|ing)?(?! (?:for|best|better|well|fine))|at work|(?<!\b(?:come|comes|coming|get|getting|send|pop|go|someone|somebody|anyone|anybody|man|fitter|you|u|him|one|guy|lad|find|trip) )out|busy|asleep|sleep\w*|away|difficult|hopeless|at school|nursery|carers?)\b/i;
/** "While her carer's there", "when my son is home": somebody can let the visitor in. */
const isThere =
  /\b(?:while|whilst|when|as|because|since)\b[^,.;]*(?:\b(?:is|are|will be)|['’]s|['’]re)\s+(?:there|here|in|around|about|over|(?:at )?home|with (?:her|him|them|us|me))\b/i;
const refusals =
  /\b(?:is|are|'s)?\s*(?:no good|no use|(?<!\b(?:come|comes|coming|get|getting|send|pop|go|someone|somebody|anyone|anybody|man|fitter|you|u|him|one|guy|lad|find|trip) )out|bad|difficult|hard|hopeless|a problem)\b/i;
/** "Mornings next week not Monday" rules a day out, no mornings. */
const clauseEnd =
  /[,.;!?]+|\s[-–—]\s|\b(?:but|so|as|because|since|and then|though|however|only|except)\b|\bnot (?=(?:on |the )*(?:mon|tue|wed|thu|fri|sat|sun|next|this|\d))/i;

/** The parts of the day that are wished for; if only some are refused, the others. */
function readParts(text: string): SlotName[] {
  const clauses = text.split(new RegExp(`(?=${clauseEnd.source})`, 'i')).map((clause) => ({
    clause,
    isBusy: (busy.test(clause) && !isThere.test(clause)) || refusals.test(clause),
  }));
  const says = (words: string, isBusy: boolean) =>
    clauses.some((each) => each.isBusy === isBusy && saysPart(each.clause, words));
  const morning = String.raw`${morningWord}|a\.?m\.?(?! i\b)`;
  const afternoon = String.raw`${afternoonWord}|p\.?m\.?`;
  const [isMorning, isAfternoon] = [says(morning, false), says(afternoon, false)];
  const before = namesWhere(({ from }) => from < noon);
  const after = namesWhere(({ from }) => from >= noon);
  if (isMorning || isAfternoon)
    return [...(isMorning ? before : []), ...(isAfternoon ? after : [])];
  const [notMorning, notAfternoon] = [says(morning, true), says(afternoon, true)];
  if (notMorning === notAfternoon) return [];
  return notMorning ? after : before;
}

/** Whether a part of the day is named; "I am" is none. */
function saysPart(text: string, words: string): boolean {
  for (const found of text.matchAll(new RegExp(String.raw`\b(?:${words})(?![\p{L}'])`, 'giu'))) {
    const before = text.slice(0, found.index);
    const isVerb = /\b(?:i|who|where|how|what)\s*$/i.test(before) && /^am$/i.test(found[0]);
    const isGreeting = /\b(?:good|gd)\s*$/i.test(before);
    if (!isVerb && !isGreeting) return true;
  }
  return false;
}
